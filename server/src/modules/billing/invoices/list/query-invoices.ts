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
  /** The orders that a search has found, which the conditions know as `matched`; null if they ask each order for itself. */
  matched: string | null;
  conditions: string;
  values: readonly unknown[];
}

const open = `i.status in ${wordList(openInvoiceStatuses)}`;

interface Asked {
  today: CalendarDay;
  /** The search finds more orders than lists count. */
  isBroad?: boolean;
}

/** The same for whoever does not see from what is found that it is too much. */
export async function queryAllInvoices(
  filter: InvoiceFilter,
  { today, caller }: Asked & { caller: Caller & Rights },
): Promise<InvoiceQuery> {
  const search = searchIn(filter);
  return queryInvoices(filter, { today, isBroad: search !== null && (await findsMuch(search, caller)) });
}

export function queryInvoices(filter: InvoiceFilter, { today, isBroad = false }: Asked): InvoiceQuery {
  const texts: string[] = [];
  const values: unknown[] = [];
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== null && value !== undefined) texts.push(text(`$${values.push(value)}`));
  };
  const parameter = (value: unknown) => `$${values.push(value)}`;
  const number = numberIn(filter.search);
  const search = searchIn(filter);
  where(number, (asked) => `i.number = ${asked}`);
  const matched = search && !isBroad ? `select o.id from ${foundOrders(search, parameter)} o` : null;
  if (search) {
    const opening = openingWith(search, parameter);
    texts.push(
      matched
        ? `i.id in (select f.id from app.invoices f where f.service_order_id in (select id from matched) union all ${opening})`
        : `coalesce(${ofMatchingOrder(search, parameter)}, i.id in (${opening}))`,
    );
  }
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
  return { conditions: texts.join(" and ") || "true", values, matched };
}

/** What leads the statement. */
export const withMatched = ({ matched }: InvoiceQuery): string =>
  matched === null ? "" : `with matched as materialized (${matched})`;

const searchIn = ({ search }: InvoiceFilter) => (numberIn(search) === null ? orderSearch(search) : null);

/**
 * A whole number of an invoice finds it alone; anything else is found in its order: numbers, PO, vehicle and customer. An
 * opening invoice is found by its number, PO and customer.
 */
function numberIn(typed: string | null | undefined): string | null {
  const digits = /^\s*inv-?\s*(\d{1,12})\s*$/i.exec(typed ?? "")?.[1];
  return digits ? `INV-${Number(digits)}` : null;
}

const ofMatchingOrder = (search: OrderSearch, parameter: (value: unknown) => string) =>
  `(select ${matching(search, parameter)} from app.service_orders o where o.id = i.service_order_id)`;

/** The opening invoices with these words; they are few, and have an index of their own. */
const openingWith = ({ words }: OrderSearch, parameter: (value: unknown) => string) =>
  `select f.id from app.invoices f join app.customers c on c.id = f.customer_id where f.service_order_id is null and ${words
    .map(
      (word) =>
        `strpos(app_private.search_key(f.number, coalesce(f.po_number, '')) || '|' || c.search_text, ${parameter(word)}) > 0`,
    )
    .join(" and ")}`;
