import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { InvoiceFilter } from "@boresight/domain/billing/lists/invoice-list";
import { foundOrders, findsMuch } from "#modules/orders/list/order-scope.ts";
import { matching, orderSearch, type OrderSearch } from "#modules/orders/list/search-orders.ts";
import type { Caller } from "#platform/caller.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";

/** The conditions on the invoices `i`. */
export interface InvoiceQuery {
  /** They are those of a few orders that a search has found. */
  isFound: boolean;
  conditions: string;
  values: readonly unknown[];
}

const open = `i.status in ${wordList(openInvoiceStatuses)}`;

export async function queryInvoices(
  filter: InvoiceFilter,
  { today, caller }: { today: CalendarDay; caller: Caller & Rights },
): Promise<InvoiceQuery> {
  const texts: string[] = [];
  const values: unknown[] = [];
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== null && value !== undefined) texts.push(text(`$${values.push(value)}`));
  };
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const number = numberIn(filter.search);
  const search = number === null ? orderSearch(filter.search) : null;
  where(number, (asked) => `i.number = ${asked}`);
  const isBroad = search !== null && (await findsMuch(search, caller));
  if (search) texts.push(isBroad ? ofMatchingOrder(search, parameter) : ofFoundOrder(search, parameter));
  where(filter.statuses?.length ? filter.statuses : null, (statuses) => `i.status = any (${statuses}::text[])`);
  where(filter.overdue ? today : null, (day) => `${open} and i.balance_cents > 0 and i.due_date < ${day}::date`);
  where(filter.customer, (id) => `i.customer_id = ${id}`);
  where(filter.order, (id) => `i.service_order_id = ${id}`);
  where(
    filter.facility,
    (id) => `exists (select from app.service_orders o where o.id = i.service_order_id and o.facility_id = ${id})`,
  );
  where(filter.issuedFrom, (day) => `i.issue_date >= ${day}::date`);
  where(filter.issuedTo, (day) => `i.issue_date <= ${day}::date`);
  where(filter.dueFrom, (day) => `i.due_date >= ${day}::date`);
  where(filter.dueTo, (day) => `i.due_date <= ${day}::date`);
  return { conditions: texts.join(" and ") || "true", values, isFound: search !== null && !isBroad };
}

/** A whole number of an invoice finds it alone; anything else is found in its order: numbers, PO, vehicle and customer. */
function numberIn(typed: string | null | undefined): string | null {
  const digits = /^\s*inv-?\s*(\d{1,12})\s*$/i.exec(typed ?? "")?.[1];
  return digits ? `INV-${Number(digits)}` : null;
}

const ofFoundOrder = (search: OrderSearch, parameter: (value: unknown) => string) =>
  `i.service_order_id in (select o.id from ${foundOrders(search, parameter)} o)`;
const ofMatchingOrder = (search: OrderSearch, parameter: (value: unknown) => string) =>
  `(select ${matching(search, parameter)} from app.service_orders o where o.id = i.service_order_id)`;
