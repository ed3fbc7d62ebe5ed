import type { WorkPlan } from "@boresight/domain/schedule/time-off";
import { neighborHours, workingDayAt, type WorkingDay } from "@boresight/domain/schedule/travel/working-day";
import type { Span, WorkingCalendar } from "@boresight/domain/schedule/working-time";
import { spansOf } from "#modules/schedule/slots/read-schedule.ts";
import type { Work } from "#platform/database/events.ts";

interface Asked {
  facilityId: string;
  /** Null: nobody is named, and the facility's hours count. */
  technicianId: string | null;
  /** What is booked that day. */
  agreed: readonly Span[];
}

/** Returns the working day around now of whoever drives. */
export async function readWorkingDay(
  { facilityId, technicianId, agreed }: Asked,
  { system, now }: Pick<Work, "now" | "system">,
): Promise<WorkingDay> {
  const { calendar, ...plan } = await system.one<WorkPlan & { calendar: WorkingCalendar }>({
    text: `select json_build_object('timeZone', f.time_zone, 'workingHours', f.working_hours, 'closures', f.closures) as calendar,
        (select working_hours from app.shifts s where s.user_id = $2) as shifts,
        (select ${spansOf("o")} from app.absences o where o.user_id = $2
          and o.starts_at < $3::timestamptz + make_interval(hours => $4) and o.ends_at > $3::timestamptz - make_interval(hours => $4)) as absences
      from app.facilities f where f.id = $1`,
    values: [facilityId, technicianId, now, neighborHours],
  });
  return workingDayAt({ calendar, technician: technicianId === null ? null : plan }, now.getTime(), agreed);
}
