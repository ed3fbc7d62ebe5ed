import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { readFigureSpan, type FigureFilter } from "./figure-span.ts";
import { readLoad, type TechnicianLoad } from "./read-load.ts";
import { readSlices, type Slice } from "./read-slices.ts";

interface Named {
  name: string;
  count: number;
}

interface PickupPlace extends Named {
  /** In the middle of its addresses that were located; null when none was. */
  latitude: number | null;
  longitude: number | null;
}

interface CalibrationCount extends Named {
  key: string;
  /** Of them passed at the first attempt. */
  first: number;
}

interface HoldCount {
  reasonKey: string;
  /** Orders, however often they were held for it. */
  count: number;
}

interface NotReadyCustomer extends Named {
  customerId: string;
  checkedIn: number;
}

export interface WorkCharts {
  calibrations: readonly CalibrationCount[];
  holds: readonly HoldCount[];
  pickups: readonly PickupPlace[];
  notReady: readonly NotReadyCustomer[];
  load: readonly TechnicianLoad[];
}

const mostShown = 8;

/** What the charts below the figures show, of what the caller sees. Throws `permission-error`. */
export async function readWorkCharts(filter: FigureFilter, { caller }: Transaction): Promise<WorkCharts> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const span = await readFigureSpan(filter, caller);
  const { now } = await readSlices(["calibrated", "held"], { span, filter }, caller);
  const values = [span.from, span.to, filter.facility, filter.customerKind];
  return {
    calibrations: await readMix(now, caller),
    holds: sorted(now.keys("held").map((reasonKey) => ({ reasonKey, count: now.orders("held", reasonKey) }))),
    pickups: await caller.rows<PickupPlace>({ text: pickups, values }),
    notReady: await caller.rows<NotReadyCustomer>({ text: notReady, values }),
    load: await readLoad(span, filter, caller),
  };
}

const sorted = <One extends { count: number }>(counted: readonly One[]): One[] =>
  counted.toSorted((one, other) => other.count - one.count);

/** The calibrations with a final result, by type. */
async function readMix(now: Slice, caller: Rights): Promise<CalibrationCount[]> {
  const types = await caller.rows<{ key: string; name: string }>({ text: "select key, name from app.line_item_types" });
  const counted = types.map(({ key, name }) => ({
    key,
    name,
    count: now.count("calibrated", (each) => each.startsWith(`${key}:`)),
    first: now.count("calibrated", (each) => each === `${key}:first`),
  }));
  return sorted(counted.filter(({ count }) => count > 0));
}

const start = (day: string) => `(${day}::timestamp at time zone app_private.shop_zone())`;
const within = (moment: string) => `${moment} >= ${start("$1::date")} and ${moment} < ${start("($2::date + 1)")}`;
const asked = "($3::uuid is null or o.facility_id = $3) and ($4::text is null or c.customer_kind = $4)";

/** Where vehicles were to be picked up or towed from. */
const pickups = `select app_private.place_name(a.city, a.state) as name, count(*)::integer as count,
    avg(a.latitude) as latitude, avg(a.longitude) as longitude
  from app.service_orders o join app.customers c on c.id = o.customer_id join app.addresses a on a.id = o.pickup_address_id
  where ${within("o.created_at")} and o.intake_method in ('pickup', 'tow') and ${asked}
  group by 1 order by 2 desc, 1 limit ${mostShown}`;

/** Whose vehicles were held within two hours of their check-in, as `hold_of_arrival` says it, beside all of theirs. */
const notReady = `with held as (
    select o.customer_id, count(distinct o.id)::integer as count
    from app.service_orders o join app.customers c on c.id = o.customer_id join app.status_changes h on h.service_order_id = o.id
    where h.to_status_id = any (array(select s.id from app.service_order_statuses s where s.is_hold))
      and h.changed_at >= ${start("$1::date")} and h.changed_at < ${start("($2::date + 1)")} + interval '2 hours'
      and h.changed_at between o.checked_in_at and o.checked_in_at + interval '2 hours' and ${within("o.checked_in_at")} and ${asked}
    group by 1 order by 2 desc, 1 limit ${mostShown})
  select held.customer_id, app_private.customer_name(c.company_name, c.first_name, c.last_name) as name, held.count,
    (select count(*)::integer from app.service_orders o where o.customer_id = held.customer_id and ${within("o.checked_in_at")}
      and ($3::uuid is null or o.facility_id = $3)) as checked_in
  from held join app.customers c on c.id = held.customer_id order by held.count desc, name`;
