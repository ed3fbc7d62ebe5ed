/** Where work waits for a time: whoever looks for one then knows the ways there. */
import type { Coordinates } from "@boresight/domain/customers/address-book";
import { movableAppointmentStatuses, upcomingAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import { bookableCategories } from "@boresight/domain/schedule/bookable-categories";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { jsonOfPlace } from "./place-columns.ts";

/** The base and the stops of the next days, and where orders wait for a time. */
export interface WaitingPlaces {
  base: Coordinates;
  waiting: readonly Coordinates[];
  /** The soonest first. */
  stops: readonly Coordinates[];
}

/** Of each location, the latest orders. */
const mostWaiting = 20;
const mostStops = 30;
/** Whoever has waited for longer is looked for by estimate. */
const daysBack = 60;

/** Returns those of each location that has vans. */
export const readWaitingPlaces = (
  { now, daysAhead }: { now: Date; daysAhead: number },
  system: Rights,
): Promise<readonly WaitingPlaces[]> =>
  system.rows<WaitingPlaces>({
    text: `select ${jsonOfPlace("b")} as base, w.places as waiting, s.places as stops
      from app.facilities f
      join app.addresses b on b.id = f.address_id and b.latitude is not null and b.longitude is not null
      cross join lateral (select jsonb_agg(place) as places from (
        select ${jsonOfPlace("d")} as place, max(o.status_changed_at) as since
        from app.service_orders o
        join app.service_order_statuses s on s.id = o.status_id and s.category in ${wordList(bookableCategories("admin"))}
        join app.addresses d on d.id = o.pickup_address_id and d.latitude is not null and d.longitude is not null
        where o.intake_method = 'mobile' and (o.facility_id = f.id or o.facility_id is null)
          and o.status_changed_at > $1::timestamptz - make_interval(days => ${daysBack})
          and not exists (select from app.appointments a
            where a.service_order_id = o.id and a.status in ${wordList(movableAppointmentStatuses)})
        group by 1 order by 2 desc limit ${mostWaiting}) latest) w
      cross join lateral (select coalesce(jsonb_agg(place), '[]') as places from (
        select ${jsonOfPlace("d")} as place, min(a.starts_at) as since
        from app.appointments a
        join app.addresses d on d.id = a.address_id and d.latitude is not null and d.longitude is not null
        where a.facility_id = f.id and a.kind = 'mobile' and a.status in ${wordList(upcomingAppointmentStatuses)} and a.ends_at > $1
          and a.starts_at < $1::timestamptz + make_interval(days => $2)
        group by 1 order by 2 limit ${mostStops}) soonest) s
      where w.places is not null and exists (select from app.bays v where v.facility_id = f.id and v.kind = 'mobile' and v.is_active)
      order by f.id`,
    values: [now, daysAhead],
  });
