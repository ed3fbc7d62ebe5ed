import type { OrderFilter } from "@boresight/domain/orders/order-filter";
import type { OrderMilestone, OrderOutcome } from "@boresight/domain/orders/milestones/order-milestones";
import { duringDays } from "./shop-day.ts";

type Parameter = (value: unknown) => string;

/** The first and the last day, as parameters. */
interface Days {
  first: string;
  last: string;
}

/**
 * The conditions that an order `o` is among those that a figure of the dashboards counts. By a milestone the orders are looked up
 * once, by their days, which have an index; what is found out order by order is read from kept days, as the figure itself.
 */
export function countedByDays(filter: OrderFilter, parameter: Parameter): string[] {
  const { milestone, milestoneFrom, milestoneTo, pickupPlace } = filter;
  const conditions: string[] = [];
  if (milestone) {
    const days = { first: `${parameter(milestoneFrom)}::date`, last: `${parameter(milestoneTo)}::date` };
    conditions.push(`o.id = any (array(${passing[milestone](filter, days, parameter)}))`);
  }
  if (pickupPlace)
    conditions.push(`o.intake_method in ('pickup', 'tow') and o.pickup_address_id in
      (select a.id from app.addresses a where app_private.place_name(a.city, a.state) = ${parameter(pickupPlace)})`);
  return conditions;
}

/** The ids of the orders. */
type Passing = (filter: OrderFilter, days: Days, parameter: Parameter) => string;

/** Those that a kept figure names, of days that are not kept those that are counted. */
const named = (figure: string, keys: string, { first, last }: Days) =>
  `select unnest(f.order_ids) from app_private.figures_of_days('${figure}', ${first}, ${last}) f where ${keys}`;

const ofOrders =
  (moment: string): Passing =>
  ({ outcome }, days) => {
    const all = `select m.id from app.service_orders m where ${duringDays(moment, days.first, days.last)}`;
    return outcome ? countedAs[outcome](all, days) : all;
  };

/** Of all orders of the days those that count as this, as `count_days` does in `kept_days.sql`; `m` is an order. */
const countedAs: Record<OrderOutcome, (all: string, days: Days) => string> = {
  everHeld: (_all, days) => named("checkedIn", "f.key <> 'smooth'", days),
  notReady: (_all, days) => named("checkedIn", "f.key = 'notReady'", days),
  comeback: (_all, days) => named("comebacks", "f.key = 'back'", days),
  undocumented: (_all, days) => named("documented", "f.key = 'lacking'", days),
  documented: (all, days) => `${all} and m.id not in (${named("documented", "f.key = 'lacking'", days)})`,
  onTime: (all) => `${all} and m.released_at <= m.estimated_completion_date`,
  afterPromise: (all) => `${all} and m.released_at > m.estimated_completion_date`,
  timed: (all) => `${all} and m.checked_in_at is not null`,
  firstAttempt: (all) => `${all} and a.result = 'passed' and a.number = 1`,
};

const ofStep =
  (key: string): Passing =>
  (_filter, days) =>
    named("steps", `f.key = '${key}'`, days);

const passing: Record<OrderMilestone, Passing> = {
  checkedIn: ofOrders("m.checked_in_at"),
  released: ofOrders("m.released_at"),
  approved: ofStep("approved"),
  scheduled: ofStep("scheduled"),
  invoiced: ofStep("invoiced"),
  held: ({ holdReason }, days, parameter) =>
    named("held", holdReason ? `f.key = ${parameter(holdReason)}` : "true", days),
  calibrated: ({ outcome, calibration }, days, parameter) => {
    const all = `select a.service_order_id from app.calibration_attempts a
      join app.order_calibrations k on k.id = a.order_calibration_id join app.line_item_types y on y.id = k.line_item_type_id
      where ${duringDays("a.created_at", days.first, days.last)} and not exists
        (select from app.calibration_attempts b where b.order_calibration_id = a.order_calibration_id and b.number > a.number)
      ${calibration ? `and y.key = ${parameter(calibration)}` : ""}`;
    return outcome ? countedAs[outcome](all, days) : all;
  },
};
