import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { displacedOf, type Displaced } from "@boresight/domain/schedule/displaced-appointment";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { Span, WorkingCalendar } from "@boresight/domain/schedule/working-time";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Appointment extends Span {
  id: string;
}

const mostLookedAt = 2000;

/**
 * Returns at most 200 upcoming appointments that no longer fit a facility's hours and closures, except those the
 * office booked out of hours. Throws `permission-error`.
 */
export async function readDisplaced(
  facilityId: string,
  { caller }: Transaction,
  now: Date,
): Promise<readonly Displaced<Appointment>[]> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { calendar, isActive } = await caller.one<{ calendar: WorkingCalendar; isActive: boolean }>({
    text: `select is_active,
        json_build_object('timeZone', time_zone, 'workingHours', working_hours, 'closures', closures) as calendar
      from app.facilities where id = $1`,
    values: [facilityId],
  });
  const ahead = await caller.rows<Appointment>({
    text: `select id, (extract(epoch from starts_at) * 1000)::float8 as start, (extract(epoch from ends_at) * 1000)::float8 as end
      from app.appointments
      where facility_id = $1 and starts_at > $2 and status in ${wordList(movableAppointmentStatuses)} and not is_out_of_hours
      order by starts_at limit ${mostLookedAt}`,
    values: [facilityId, now],
  });
  return displacedOf(isActive ? calendar : { ...calendar, workingHours: {} }, ahead);
}
