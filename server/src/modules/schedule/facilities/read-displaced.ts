import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { displacedOf, type Displaced } from "@boresight/domain/schedule/displaced-appointment";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { EquipmentState } from "@boresight/domain/schedule/slot-equipment";
import type { WorkPlan } from "@boresight/domain/schedule/time-off";
import type { Span, WorkingCalendar } from "@boresight/domain/schedule/working-time";
import { equipmentState } from "#modules/schedule/slots/read-schedule.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Appointment extends Span {
  id: string;
  isOverbooked: boolean;
  isOutOfHours: boolean;
  outages: readonly Span[];
  curedAt: number | null;
  equipment: readonly EquipmentState[];
  technician: (WorkPlan & { isElsewhere: boolean | null; hasLeft: boolean }) | null;
}

const mostLookedAt = 2000;

/**
 * Returns at most 200 upcoming appointments that no longer fit a facility's hours and closures, its bays' outages, the time
 * that new glass cures, its tools and targets, and its technicians' time, except those the office booked that way. Throws `permission-error`.
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
    text: `select a.id, a.is_overbooked, a.is_out_of_hours, ${epoch("a.starts_at")} as start, ${epoch("a.ends_at")} as end,
        (select ${spans} from app.bay_outages o
          where o.bay_id = a.bay_id and o.starts_at < a.ends_at and o.ends_at > a.starts_at) as outages,
        (select ${epoch("o.adhesive_cured_at")} from app.service_orders o where o.id = a.service_order_id) as cured_at,
        (select coalesce(json_agg(json_build_object(${equipmentState("e")})), '[]')
          from app.appointment_equipment u join app.equipment e on e.id = u.equipment_id where u.appointment_id = a.id) as equipment,
        case when a.technician_id is not null then json_build_object(
          'shifts', (select s.working_hours from app.shifts s where s.user_id = a.technician_id),
          'absences', (select ${spans} from app.absences o
            where o.user_id = a.technician_id and o.starts_at < a.ends_at and o.ends_at > a.starts_at),
          'hasLeft', not exists (select from app.users u
            where u.id = a.technician_id and not u.disabled and u.default_role = 'technician'),
          'isElsewhere', (select not a.facility_id = any (u.facility_ids) is true from app.users u
            where u.id = a.technician_id and u.facility_ids is not null)) end as technician
      from app.appointments a
      where a.facility_id = $1 and a.starts_at > $2 and a.status in ${wordList(movableAppointmentStatuses)}
        and not (a.is_out_of_hours and a.is_overbooked)
      order by a.starts_at limit ${mostLookedAt}`,
    values: [facilityId, now],
  });
  return displacedOf(isActive ? calendar : { ...calendar, workingHours: {} }, ahead);
}

const epoch = (moment: string) => `(extract(epoch from ${moment}) * 1000)::float8`;
const spans = `coalesce(json_agg(json_build_object('start', ${epoch("o.starts_at")}, 'end', ${epoch("o.ends_at")})), '[]')`;
