/** What is known about the ways of facilities: by how much drives take longer than estimated. */
import {
  latestDrives,
  learnedPace,
  paceDays,
  type RecordedDrive,
} from "@boresight/domain/schedule/travel/learned-pace";
import type { Travel } from "@boresight/domain/schedule/travel/ways";
import type { Rights } from "#platform/database/transaction.ts";

interface Moment {
  system: Rights;
  now: Date;
}

/** Returns for each of these facilities how long its drives take, by those recorded lately. */
export async function readTravel(
  facilityIds: readonly string[],
  { system, now }: Moment,
): Promise<(facilityId: string) => Travel> {
  const recorded = facilityIds.length === 0 ? [] : await readDrives(facilityIds, { system, now });
  const drives = Map.groupBy(recorded, ({ facilityId }) => facilityId);
  const roads = new Map();
  return (facilityId) => ({ ...learnedPace(drives.get(facilityId) ?? []), roads });
}

const readDrives = (facilityIds: readonly string[], { system, now }: Moment) =>
  system.rows<RecordedDrive & { facilityId: string }>({
    text: `select f.id as facility_id, drive.minutes, drive.estimated_minutes
      from unnest($1::uuid[]) as f (id) cross join lateral (
        select (extract(epoch from t.arrived_at - t.started_at) / 60)::float8 as minutes, t.estimated_minutes
        from app.trips t join app.appointments a on a.id = t.appointment_id
        where a.facility_id = f.id and t.arrived_at is not null and t.estimated_minutes is not null
          and t.created_at > $2::timestamptz - make_interval(days => $3)
        order by t.created_at desc limit $4) drive`,
    values: [facilityIds, now, paceDays, latestDrives],
  });
