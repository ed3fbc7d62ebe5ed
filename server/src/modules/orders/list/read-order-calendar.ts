import { orderCalendarSchema, type OrderFilter } from "@boresight/domain/orders/order-filter";
import { viewCountLimit } from "@boresight/domain/orders/order-list";
import { parseInput } from "@boresight/domain/base/problems";
import type { Rights, Statement, Transaction } from "#platform/database/transaction.ts";
import { readOrderScope } from "./order-scope.ts";
import { hasAppointment, isLive, promise, queryWithin, withStatuses, type OrderQuery } from "./query-orders.ts";
import { baseZone } from "./shop-day.ts";

interface CalendarEntry {
  id: string;
  kind: "promised" | "appointment";
  at: string;
  timeZone: string;
}

interface CalendarDay {
  day: string;
  count: number;
  entries: readonly CalendarEntry[];
}

export interface OrderCalendar {
  timeZone: string;
  days: readonly CalendarDay[];
  isMore: boolean;
  undated: number;
  isMoreUndated: boolean;
}

/** Orders per day unless the caller asks for more. */
const dayLength = 50;
/** The most appointments, and the most promises, that one request reads. */
const placedLimit = 5000;

/** Returns the matching orders by the day of their appointment, or of their promised date where no appointment is ahead. */
export async function readOrderCalendar(asked: unknown, { caller }: Transaction): Promise<OrderCalendar> {
  const { filter, from, to, first } = parseInput(orderCalendarSchema, asked);
  const scope = await readOrderScope(filter ?? {}, caller);
  const cut = withStatuses(queryWithin(scope, filter ?? {}));
  const placed = await caller.rows<Placed>(placedBetween(cut, { from, to, first: first ?? dayLength }));
  const { timeZone } = await caller.one<{ timeZone: string }>({ text: `select ${baseZone} as time_zone` });
  const undated = await countUndated(withStatuses(queryWithin(scope, withoutDay(filter ?? {}))), caller);
  return {
    timeZone,
    days: [...Map.groupBy(placed, ({ day }) => day)].map(([day, entries]) => ({
      day,
      count: entries[0]?.count ?? 0,
      entries,
    })),
    isMore: placed.some(({ isMore }) => isMore),
    undated: Math.min(undated, viewCountLimit),
    isMoreUndated: undated > viewCountLimit,
  };
}

interface Placed extends CalendarEntry {
  day: string;
  count: number;
  isMore: boolean;
}

interface Shown {
  from: string;
  to: string;
  first: number;
}

/** Reads one day more at both ends, by index; then assigns each to the day in its facility's time zone. */
function placedBetween({ source, conditions, values }: OrderQuery, { from, to, first }: Shown): Statement {
  const [start, end] = [
    `($${values.length + 1}::date - 1)::timestamptz`,
    `($${values.length + 2}::date + 2)::timestamptz`,
  ];
  const within = (moment: string) => `${moment} >= ${start} and ${moment} < ${end}`;
  return {
    text: `
      with appointments as (
        select o.id, 'appointment' as kind, a.starts_at as at, a.facility_id
        from app.appointments a join ${source} on o.id = a.service_order_id
        where ${within("a.starts_at")} and ${isLive} and ${conditions}
        order by a.starts_at limit ${placedLimit + 1}
      ), promises as (
        select o.id, 'promised' as kind, ${promise} as at,
          coalesce(o.facility_id, (select c.default_facility_id from app.customers c where c.id = o.customer_id)) as facility_id
        from ${source}
        where (${within("o.promised_at")} or o.promised_at is null and ${within("o.estimated_completion_date")})
          and not ${hasAppointment} and ${conditions}
        order by ${promise} limit ${placedLimit + 1}
      ), placed as (
        select d.*, zone.name, (d.at at time zone zone.name)::date as day
        from (select * from appointments union all select * from promises) d
        left join app.facilities f on f.id = d.facility_id, lateral (select coalesce(f.time_zone, ${baseZone}) as name) zone
      ), numbered as (
        select *, (count(*) over (partition by day))::integer as count,
          row_number() over (partition by day order by at, id) as place
        from placed where day between $${values.length + 1}::date and $${values.length + 2}::date
      )
      select id, kind, to_json(at)#>>'{}' as at, name as time_zone, day::text, count,
        greatest((select count(*) from appointments), (select count(*) from promises)) > ${placedLimit} as is_more
      from numbered where place <= ${first} order by day, place`,
    values: [...values, from, to],
  };
}

const withoutDay = (filter: OrderFilter): OrderFilter => ({ ...filter, only: [...(filter.only ?? []), "noDay"] });

async function countUndated({ source, conditions, values }: OrderQuery, caller: Rights): Promise<number> {
  const { count } = await caller.one<{ count: number }>({
    text: `select count(*)::integer as count
      from (select from ${source} where ${conditions} limit ${viewCountLimit + 1}) counted`,
    values,
  });
  return count;
}
