import { latestDrives, learnedPace, paceDays, type LearnedPace } from "@boresight/domain/schedule/travel/learned-pace";
import type { Rights } from "#platform/database/transaction.ts";

/** Returns how long the drives of a facility take compared with estimates, by those recorded lately. */
export async function readPace(
  facilityId: string,
  { system, now }: { system: Rights; now: Date },
): Promise<LearnedPace> {
  const recorded = await system.rows<{ minutes: number; estimatedMinutes: number }>({
    text: `select (extract(epoch from t.arrived_at - t.started_at) / 60)::float8 as minutes, t.estimated_minutes
      from app.trips t join app.appointments a on a.id = t.appointment_id
      where a.facility_id = $1 and t.arrived_at is not null and t.estimated_minutes is not null
        and t.created_at > $2::timestamptz - make_interval(days => $3)
      order by t.created_at desc limit $4`,
    values: [facilityId, now, paceDays, latestDrives],
  });
  return learnedPace(recorded);
}
