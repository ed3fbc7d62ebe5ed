import { movableAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { displacedOf, type Displaced, type Planned } from "@boresight/domain/schedule/displaced-appointment";
import { isStaff } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import type { WorkingCalendar } from "@boresight/domain/schedule/working-time";
import { readWorkNeeds } from "#modules/schedule/read-bookable-order.ts";
import { credentialsOf, equipmentState, spansOf } from "#modules/schedule/slots/read-schedule.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

interface Appointment extends Required<Omit<Planned, "work">> {
  id: string;
  orderId: string | null;
}

const mostLookedAt = 2000;

/**
 * Returns at most 200 upcoming appointments that no longer fit a facility's hours and closures, their bays, the time that new glass
 * cures, their tools and targets, and their technicians, except those the office booked that way. Throws `permission-error`.
 */
export async function readDisplaced(
  facilityId: string,
  { caller, system }: Transaction,
  now: Date,
): Promise<readonly Displaced<Appointment>[]> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { isActive, ...facility } = await caller.one<StoredFacility>({
    text: `select is_active, checks_competences,
        json_build_object('timeZone', time_zone, 'workingHours', working_hours, 'closures', closures) as calendar
      from app.facilities where id = $1`,
    values: [facilityId],
  });
  const ahead = await caller.rows<Appointment>({ text: aheadQuery, values: [facilityId, now] });
  const works = await readWorkNeeds(
    ahead.flatMap(({ orderId }) => orderId ?? []),
    system,
  );
  const calendar = isActive ? facility.calendar : { ...facility.calendar, workingHours: {} };
  return displacedOf(
    { ...facility, calendar },
    ahead.map((one) => ({ ...one, work: works.get(one.orderId ?? "") })),
  );
}

interface StoredFacility {
  calendar: WorkingCalendar;
  checksCompetences: boolean;
  isActive: boolean;
}

const epoch = (moment: string) => `(extract(epoch from ${moment}) * 1000)::float8`;

const aheadQuery = `select a.id, a.service_order_id as order_id, a.kind, a.is_overbooked, a.is_out_of_hours,
    ${epoch("a.starts_at")} as start, ${epoch("a.ends_at")} as end,
    (select json_build_object('isActive', b.is_active, 'kind', b.kind, 'capabilities', b.capabilities, 'floorSurveyEndsOn', b.floor_survey_ends_on,
        'outages', (select ${spansOf("o")} from app.bay_outages o
          where o.bay_id = b.id and o.starts_at < a.ends_at and o.ends_at > a.starts_at))
      from app.bays b where b.id = a.bay_id) as bay,
    (select ${epoch("o.adhesive_cured_at")} from app.service_orders o where o.id = a.service_order_id) as cured_at,
    (select coalesce(json_agg(json_build_object(${equipmentState("e")})), '[]')
      from app.appointment_equipment u join app.equipment e on e.id = u.equipment_id where u.appointment_id = a.id) as equipment,
    case when a.technician_id is not null then json_build_object(
      'shifts', (select s.working_hours from app.shifts s where s.user_id = a.technician_id),
      'absences', (select ${spansOf("o")} from app.absences o
        where o.user_id = a.technician_id and o.starts_at < a.ends_at and o.ends_at > a.starts_at),
      'credentials', ${credentialsOf("a.technician_id")},
      'hasLeft', not exists (select from app.users u
        where u.id = a.technician_id and not u.disabled and u.default_role = 'technician'),
      'isElsewhere', (select not a.facility_id = any (u.facility_ids) is true from app.users u
        where u.id = a.technician_id and u.facility_ids is not null)) end as technician
  from app.appointments a
  where a.facility_id = $1 and a.starts_at > $2 and a.status in ${wordList(movableAppointmentStatuses)}
    and not (a.is_out_of_hours and a.is_overbooked)
  order by a.starts_at limit ${mostLookedAt}`;
