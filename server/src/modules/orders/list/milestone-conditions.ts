import type { OrderFilter } from "@boresight/domain/orders/order-filter";
import type { OrderMilestone, OrderOutcome } from "@boresight/domain/orders/milestones/order-milestones";
import { duringDays } from "./shop-day.ts";

type Parameter = (value: unknown) => string;

/**
 * The conditions that an order `o` is among those that a figure of the dashboards counts. By a milestone the orders are looked up
 * once, by their days, which have an index; only of those is asked what is found out order by order.
 */
export function countedByDays(filter: OrderFilter, parameter: Parameter): string[] {
  const { milestone, milestoneFrom, milestoneTo, pickupPlace } = filter;
  const conditions: string[] = [];
  if (milestone) {
    const [first, last] = [parameter(milestoneFrom), parameter(milestoneTo)];
    const within = (moment: string) => duringDays(moment, first, last);
    conditions.push(`o.id = any (array(${passing[milestone](filter, within, parameter)}))`);
  }
  if (pickupPlace)
    conditions.push(`o.intake_method in ('pickup', 'tow') and o.pickup_address_id in
      (select a.id from app.addresses a where app_private.place_name(a.city, a.state) = ${parameter(pickupPlace)})`);
  return conditions;
}

type Passing = (filter: OrderFilter, within: (moment: string) => string, parameter: Parameter) => string;

const ofOrders =
  (moment: string): Passing =>
  ({ outcome }, within) =>
    `select m.id from app.service_orders m where ${within(moment)} ${outcome ? `and ${countsAs[outcome]}` : ""}`;

/** As `count_days` counts them in `kept_days.sql`; `m` is an order, `a` an attempt. */
const countsAs: Record<OrderOutcome, string> = {
  everHeld: "app_private.hold_of_arrival(m.id) <> 'smooth'",
  notReady: "app_private.hold_of_arrival(m.id) = 'notReady'",
  comeback: "app_private.is_comeback(m.id)",
  firstAttempt: "a.result = 'passed' and a.number = 1",
  onTime: "m.released_at <= m.estimated_completion_date",
  afterPromise: "m.released_at > m.estimated_completion_date",
  documented: "app_private.has_documents(m.id)",
  undocumented: "not app_private.has_documents(m.id)",
  timed: "m.checked_in_at is not null",
};

const changedTo = (statuses: string) =>
  `h.to_status_id = any (array(select t.id from app.service_order_statuses t where ${statuses}))`;

/** The first change to this status, if the step that it ends can be timed. */
const ofStep =
  (key: string): Passing =>
  (_filter, within) =>
    `select h.service_order_id from app.status_changes h
      where ${within("h.changed_at")} and ${changedTo(`t.key = '${key}'`)} and app_private.hours_of_step(h.id) >= 0`;

const passing: Record<OrderMilestone, Passing> = {
  checkedIn: ofOrders("m.checked_in_at"),
  released: ofOrders("m.released_at"),
  approved: ofStep("approved"),
  scheduled: ofStep("scheduled"),
  invoiced: ofStep("invoiced"),
  held: ({ holdReason }, within, parameter) =>
    `select h.service_order_id from app.status_changes h where ${within("h.changed_at")} and ${changedTo("t.is_hold")}
      ${holdReason ? `and coalesce(h.hold_reason_key, 'other') = ${parameter(holdReason)}` : ""}`,
  calibrated: ({ outcome, calibration }, within, parameter) =>
    `select a.service_order_id from app.calibration_attempts a
      join app.order_calibrations k on k.id = a.order_calibration_id join app.line_item_types y on y.id = k.line_item_type_id
      where ${within("a.created_at")} and not exists
        (select from app.calibration_attempts b where b.order_calibration_id = a.order_calibration_id and b.number > a.number)
      ${calibration ? `and y.key = ${parameter(calibration)}` : ""} ${outcome ? `and ${countsAs[outcome]}` : ""}`,
};
