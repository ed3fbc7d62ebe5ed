import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { searchWords } from "@boresight/domain/base/text";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { InvoiceFilter } from "@boresight/domain/billing/lists/invoice-list";
import { wordList } from "#platform/database/word-list.ts";

/** The conditions on the invoices `i`. */
export interface InvoiceQuery {
  conditions: string;
  values: readonly unknown[];
}

const open = `i.status in ${wordList(openInvoiceStatuses)}`;

export function queryInvoices(filter: InvoiceFilter, today: CalendarDay): InvoiceQuery {
  const texts: string[] = [];
  const values: unknown[] = [];
  const where = (value: unknown, text: (parameter: string) => string) => {
    if (value !== null && value !== undefined) texts.push(text(`$${values.push(value)}`));
  };
  if (filter.search) texts.push(searched(filter.search, (value) => `$${values.push(value)}`));
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
  return { conditions: texts.join(" and ") || "true", values };
}

/** A whole number of an invoice finds it alone; anything else is found in its order: numbers, PO, vehicle and customer. */
function searched(typed: string, parameter: (value: string) => string): string {
  const number = /^\s*inv-?\s*(\d{1,12})\s*$/i.exec(typed)?.[1];
  if (number) return `i.number = ${parameter(`INV-${Number(number)}`)}`;
  const words = searchWords(typed).map(
    (word) => `o.search_text like ${parameter(`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`)}`,
  );
  return words.length === 0
    ? "true"
    : `i.service_order_id in (select o.id from app.service_orders o where ${words.join(" and ")})`;
}
