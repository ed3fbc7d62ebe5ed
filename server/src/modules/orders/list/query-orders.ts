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
import { searchWords } from "@boresight/domain/base/text";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** The statuses to look in, and the conditions on the orders `o` in them. */
export interface OrderQuery {
  statuses: readonly ListedStatus[];
  conditions: string;
  values: readonly unknown[];
}

/** The time zone of the shop's base facility. */
export const baseZone = "(select app_private.shop_zone())";

/** An appointment `a` that is upcoming or in progress. */
export const isLive = `a.status in ${wordList(bookedAppointmentStatuses)}`;
export const hasAppointment = `exists (select from app.appointments a where a.service_order_id = o.id and ${isLive})`;
/** What the customer was told: the promised time, or the estimated one. */
export const promise = "coalesce(o.promised_at, o.estimated_completion_date)";

// Days are those of the shop's base facility.
const startOf = (day: string) => `${day}::timestamp at time zone ${baseZone}`;

/** The statuses are resolved first and by id: then the database knows how few orders are open, and which index to use. */
export async function queryOrders(filter: OrderFilter, rights: Rights): Promise<OrderQuery> {
  const statuses = await rights.rows<ListedStatus>({
    text: "select id, key, category from app.service_order_statuses order by sort_order",
  });
  const { texts, values } = conditionsOf(filter);
  return {
    statuses: statuses.filter((status) => isListed(status, filter)),
    conditions: [...texts, ...marksOf(filter)].join(" and ") || "true",
    values,
  };
}

/** The same with the statuses among the conditions. */
export function withStatuses({ statuses, conditions, values }: OrderQuery) {
  return {
    conditions: `${conditions} and o.status_id = any ($${values.length + 1}::uuid[])`,
    values: [...values, statuses.map(({ id }) => id)],
  };
}

function conditionsOf({ search, technician, ...filter }: OrderFilter) {
  const texts: string[] = [];
  const values: unknown[] = [];
  const where = (value: string | null | undefined, text: (parameter: string) => string) => {
    if (value) texts.push(text(`$${values.push(value)}`));
  };
  if (filter.ids) texts.push(`o.id = any ($${values.push(filter.ids)}::uuid[])`);
  for (const word of searchWords(search ?? "")) where(containing(word), (typed) => `o.search_text like ${typed}`);
  where(filter.customer, (id) => `o.customer_id = ${id}`);
  where(filter.facility, (id) => `o.facility_id = ${id}`);
  if (technician === unassigned) texts.push("o.assigned_technician_id is null");
  else where(technician, (id) => `o.assigned_technician_id = ${id}`);
  where(filter.intake, (method) => `o.intake_method = ${method}`);
  where(filter.calibration, hasCalibration);
  if (filter.billing) texts.push(billedAs[filter.billing]);
  where(filter.createdFrom, (day) => `o.created_at >= ${startOf(`${day}::date`)}`);
  where(filter.createdTo, (day) => `o.created_at < ${startOf(`(${day}::date + 1)`)}`);
  where(filter.dueFrom, (day) => `o.estimated_completion_date >= ${startOf(`${day}::date`)}`);
  where(filter.dueTo, (day) => `o.estimated_completion_date < ${startOf(`(${day}::date + 1)`)}`);
  return { texts, values };
}

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

const containing = (key: string) => `%${key.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const marksOf = (filter: OrderFilter) => [
  ...(asksForLate(filter) ? ["o.status_due_at < now()"] : []),
  ...(filter.only?.includes("notInvoiced") ? ["o.released_at is not null and o.invoice_number is null"] : []),
  ...(filter.only?.includes("noPo")
    ? ["o.po_number is null and exists (select from app.customers c where c.id = o.customer_id and c.requires_po)"]
    : []),
  ...(filter.only?.includes("noDay") ? [`${promise} is null and not ${hasAppointment}`] : []),
];
