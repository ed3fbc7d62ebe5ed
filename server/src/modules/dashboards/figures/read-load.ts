import { attendedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { WorkingHours } from "@boresight/domain/schedule/working-time";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import type { FigureFilter, FigureSpan } from "./figure-span.ts";
import { minutesOn } from "./read-open-minutes.ts";

/** How much of a technician's time on a day of the week was booked. */
export interface TechnicianLoad {
  technicianId: string;
  name: string;
  /** From 1, Monday. */
  weekday: number;
  bookedMinutes: number;
  availableMinutes: number;
}

interface Technician {
  id: string;
  name: string;
  /** Those of the shift, or of the facility. */
  workingHours: WorkingHours;
  closures: readonly string[];
  /** Minutes by day of the week. */
  booked: Readonly<Record<string, number>>;
  /** The days that are away. */
  absent: readonly string[];
}

/** The technicians' booked time beside the time that they work, by days of the week. */
export async function readLoad(span: FigureSpan, filter: FigureFilter, caller: Rights): Promise<TechnicianLoad[]> {
  const technicians = await caller.rows<Technician>({
    text: loads,
    values: [span.from, span.to, filter.facility, filter.customerKind],
  });
  const first = Date.parse(`${span.from}T12:00:00Z`);
  const days = Array.from({ length: span.length }, (_, place) => new Date(first + place * 86_400_000));
  return technicians.flatMap((technician) => {
    const present = days.filter((day) => !technician.absent.includes(day.toISOString().slice(0, 10)));
    return [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      technicianId: technician.id,
      name: technician.name,
      weekday,
      bookedMinutes: technician.booked[String(weekday)] ?? 0,
      availableMinutes: present
        .filter((day) => (day.getUTCDay() || 7) === weekday)
        .reduce((sum, day) => sum + minutesOn(technician, day), 0),
    }));
  });
}

const start = (day: string) => `(${day}::timestamp at time zone app_private.shop_zone())`;

// A technician without a shift works whenever the facility is open; one of no facility in particular at the base.
const loads = `with booked as (
    select a.technician_id, extract(isodow from a.starts_at at time zone f.time_zone)::integer as weekday,
      sum(extract(epoch from a.ends_at - a.starts_at) / 60)::float8 as minutes
    from app.appointments a join app.facilities f on f.id = a.facility_id left join app.customers c on c.id = a.customer_id
    where a.starts_at >= ${start("$1::date")} and a.starts_at < ${start("($2::date + 1)")} and a.technician_id is not null
      and a.status in ${wordList(attendedAppointmentStatuses)}
      and ($3::uuid is null or a.facility_id = $3) and ($4::text is null or c.customer_kind = $4)
    group by 1, 2)
  select u.id, u.display_name as name, coalesce(s.working_hours, place.working_hours, '{}') as working_hours,
    coalesce(place.closures, '[]') as closures,
    coalesce((select json_object_agg(b.weekday, b.minutes) from booked b where b.technician_id = u.id), '{}') as booked,
    coalesce((select json_agg(distinct to_char(day, 'YYYY-MM-DD')) from app.absences a,
        generate_series(greatest(a.starts_at, ${start("$1::date")}), least(a.ends_at, ${start("($2::date + 1)")}), interval '1 day') day
      where a.user_id = u.id), '[]') as absent
  from app.users u left join app.shifts s on s.user_id = u.id
    left join lateral (select f.working_hours, f.closures from app.facilities f
      where f.is_active and (u.facility_ids is null and f.is_base or f.id = any (u.facility_ids)) order by f.is_base desc, f.id limit 1) place on true
  where u.default_role = 'technician' and not u.disabled and ($3::uuid is null or u.facility_ids is null or $3 = any (u.facility_ids))
  order by u.display_name, u.id limit 20`;
