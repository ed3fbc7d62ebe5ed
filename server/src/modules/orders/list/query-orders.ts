import { bookedAppointmentStatuses } from "@boresight/domain/schedule/appointment-status";
import type { OrderFilter } from "@boresight/domain/orders/order-filter";
import { openInvoiceStatuses, type InvoiceStatus } from "@boresight/domain/billing/invoice-status";
import type { EstimateStatus } from "@boresight/domain/billing/estimate-status";
import {
  asksForLate,
  isListed,
  unassigned,
  type ListedStatus,
  type OrderBillingState,
} from "@boresight/domain/orders/order-list";
import type { Rights } from "#platform/database/transaction.ts";
import type { Caller } from "#platform/caller.ts";
import { wordList } from "#platform/database/word-list.ts";
import { countedByDays } from "./milestone-conditions.ts";
import { foundOrders, readOrderScope, type OrderScope } from "./order-scope.ts";
import { matching } from "./search-orders.ts";
import { startOf } from "./shop-day.ts";

/** The statuses to look in, where the orders `o` come from, and the conditions on them. */
export interface OrderQuery {
  statuses: readonly ListedStatus[];
  isOfEveryStatus: boolean;
  /** The table, or those of its rows and columns that a search has found. */
  source: string;
  /** The source holds only what a search has found. */
  isFound: boolean;
  /** The conditions name the orders, which are read once whatever their status is. */
  isNamed: boolean;
  /** A search alone, which has found more than lists count. */
  isMoreThanCounted: boolean;
  conditions: string;
  values: readonly unknown[];
}

/** An appointment `a` that is upcoming or in progress. */
export const isLive = `a.status in ${wordList(bookedAppointmentStatuses)}`;
export const hasAppointment = `exists (select from app.appointments a where a.service_order_id = o.id and ${isLive})`;
/** What the customer was told: the promised time, or the estimated one. */
export const promise = "coalesce(o.promised_at, o.estimated_completion_date)";

/** The orders that match the filter, as the caller sees them. */
export async function queryOrders(filter: OrderFilter, caller: Caller & Rights): Promise<OrderQuery> {
  return queryWithin(await readOrderScope(filter, caller), filter);
}

/** The statuses are resolved first and by id: then the database knows how few orders are open, and which index to use. */
export function queryWithin(scope: OrderScope, filter: OrderFilter): OrderQuery {
  const values: unknown[] = [];
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const { search, isBroad } = scope;
  const isFound = search !== null && !isBroad;
  const source = search && isFound ? `${foundOrders(search, parameter)} o` : "app.service_orders o";
  const searched = search && !isFound ? [matching(search, parameter)] : [];
  const counted = countedByDays(filter, parameter).join(" and ");
  // What a search has found has few columns.
  const ofCounted = isFound && counted ? `o.id in (select o.id from app.service_orders o where ${counted})` : counted;
  const others = [...conditionsOf(filter, parameter), ...(counted ? [ofCounted] : []), ...marksOf(filter)];
  const statuses = scope.statuses.filter((status) => isListed(status, filter));
  return {
    statuses,
    isOfEveryStatus: statuses.length === scope.statuses.length,
    source,
    isFound,
    isNamed: Boolean(filter.milestone),
    isMoreThanCounted: searched.length > 0 && others.length === 0,
    conditions: [...withinScope(scope, parameter), ...searched, ...others].join(" and ") || "true",
    values,
  };
}

/** The same with the statuses among the conditions. */
export function withStatuses(query: OrderQuery): OrderQuery {
  const { statuses, conditions, values, isOfEveryStatus } = query;
  if (isOfEveryStatus) return query;
  return {
    ...query,
    isMoreThanCounted: false,
    conditions: `${conditions} and o.status_id = any ($${values.length + 1}::uuid[])`,
    values: [...values, statuses.map(({ id }) => id)],
  };
}

/**
 * The tables' rules leave no other rows anyway. Said once more with the value itself, the planner knows how many they are,
 * and begins with the index of the customer or the facility.
 */
function withinScope({ customerId, facilityIds }: OrderScope, parameter: (value: unknown) => string): string[] {
  if (customerId !== null) return [`o.customer_id = ${parameter(customerId)}`];
  if (facilityIds?.length === 1) return [`o.facility_id = ${parameter(facilityIds[0])}`];
  return facilityIds ? [`o.facility_id = any (${parameter(facilityIds)}::uuid[])`] : [];
}

function conditionsOf({ technician, ...filter }: OrderFilter, parameter: (value: unknown) => string): string[] {
  const texts: string[] = [];
  const where = (value: string | null | undefined, text: (parameter: string) => string) => {
    if (value) texts.push(text(parameter(value)));
  };
  if (filter.ids) texts.push(`o.id = any (${parameter(filter.ids)}::uuid[])`);
  where(filter.customer, (id) => `o.customer_id = ${id}`);
  where(
    filter.customerKind,
    (kind) => `o.customer_id in (select c.id from app.customers c where c.customer_kind = ${kind})`,
  );
  where(filter.facility, (id) => `o.facility_id = ${id}`);
  if (technician === unassigned) texts.push("o.assigned_technician_id is null");
  else where(technician, (id) => `o.assigned_technician_id = ${id}`);
  where(filter.worker, isInHandsOf);
  where(filter.intake, (method) => `o.intake_method = ${method}`);
  if (filter.milestone !== "calibrated") where(filter.calibration, hasCalibration); // Else what was calibrated in these days.
  if (filter.billing) texts.push(billedAs[filter.billing]);
  if (filter.isApproved) texts.push(hasEstimate(["approved", "converted"]));
  where(filter.createdFrom, (day) => `o.created_at >= ${startOf(`${day}::date`)}`);
  where(filter.createdTo, (day) => `o.created_at < ${startOf(`(${day}::date + 1)`)}`);
  where(filter.dueFrom, (day) => `o.estimated_completion_date >= ${startOf(`${day}::date`)}`);
  where(filter.dueTo, (day) => `o.estimated_completion_date < ${startOf(`(${day}::date + 1)`)}`);
  return texts;
}

/** An appointment without a technician is that of whom the order is assigned to. */
const isInHandsOf = (id: string) =>
  `(o.assigned_technician_id = ${id} and o.status_id in
      (select s.id from app.service_order_statuses s where s.category <> 'intake')
    or exists (select from app.appointments a where a.service_order_id = o.id and ${isLive}
      and coalesce(a.technician_id, o.assigned_technician_id) = ${id}))`;

const hasInvoice = (statuses: readonly InvoiceStatus[]) =>
  `exists (select from app.invoices i where i.service_order_id = o.id and i.status in ${wordList(statuses)})`;
const hasEstimate = (statuses: readonly EstimateStatus[]) =>
  `exists (select from app.estimates e where e.service_order_id = o.id and e.status in ${wordList(statuses)})`;
const isInvoiced = hasInvoice(["draft", ...openInvoiceStatuses, "paid"]);

/** By the invoice that there is, or by the estimate while there is none. */
const billedAs: Readonly<Record<OrderBillingState, string>> = {
  noEstimate: `not ${hasEstimate(["draft", "sent", "viewed", "approved", "converted"])} and not ${isInvoiced}`,
  estimateSent: `${hasEstimate(["sent", "viewed"])} and not ${isInvoiced}`,
  estimateApproved: `${hasEstimate(["approved"])} and not ${isInvoiced}`,
  invoiceDraft: hasInvoice(["draft"]),
  unpaid: hasInvoice(openInvoiceStatuses),
  paid: hasInvoice(["paid"]),
};

/** An order with several calibrations does not name them itself. */
const hasCalibration = (key: string) =>
  `(o.calibration_type = ${key} or (o.calibration_type = 'multiple' and exists
    (select from app.order_calibrations c join app.line_item_types y on y.id = c.line_item_type_id
    where c.service_order_id = o.id and y.key = ${key})))`;

const marksOf = (filter: OrderFilter) => [
  ...(asksForLate(filter) ? ["o.status_due_at < now()"] : []),
  ...(filter.only?.includes("notInvoiced") ? ["o.released_at is not null and o.invoice_number is null"] : []),
  ...(filter.only?.includes("noPo")
    ? ["o.po_number is null and exists (select from app.customers c where c.id = o.customer_id and c.requires_po)"]
    : []),
  ...(filter.only?.includes("noDay") ? [`${promise} is null and not ${hasAppointment}`] : []),
];
