import { seesInvoices } from "@boresight/domain/accounts/roles";
import { parseInput } from "@boresight/domain/base/problems";
import { snakeCase } from "@boresight/domain/base/text";
import {
  invoicePageSchema,
  invoiceSortFields,
  type InvoiceSortField,
} from "@boresight/domain/billing/lists/invoice-list";
import { countLimit } from "@boresight/domain/orders/order-list";
import { fail } from "@boresight/domain/base/errors";
import type { CountedPage } from "#platform/database/counted-page.ts";
import type { Statement, Transaction } from "#platform/database/transaction.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { queryInvoices, withMatched, type InvoiceQuery } from "./query-invoices.ts";

const isField = (field: string): field is InvoiceSortField => invoiceSortFields.some((name) => name === field);

/** Newest first by default; ties in a fixed order, so that no row appears on two pages. */
function orderBy(sort: string): string {
  const field = sort.replace(/^-/, "");
  const direction = sort.startsWith("-") ? "desc" : "asc";
  const column = snakeCase(isField(field) ? field : "createdAt");
  const last = column === "status" ? `i.created_at ${direction}, ` : "";
  return `i.${column} ${direction}, ${last}i.id ${direction}`;
}

/** Returns one page of the matching invoices, by id, as the caller sees them. Technicians see too little of them for a list. */
export async function readInvoicePage(asked: unknown, tx: Transaction): Promise<CountedPage> {
  const { caller } = tx;
  if (!seesInvoices(caller)) throw fail("permission-error");
  const { filter, sort, first, offset } = parseInput(invoicePageSchema, asked);
  const page = { order: orderBy(sort ?? "-createdAt"), first: first ?? 25, offset: offset ?? 0 };
  const today = await shopDay(tx);
  const read = (isBroad: boolean) => caller.one<Read>(pageOf(queryInvoices(filter ?? {}, { today, isBroad }), page));
  const few = await read(false);
  const { ids, count } = few.matched > countLimit ? await read(true) : few;
  return { totalCount: Math.min(count, countLimit), isMore: count > countLimit, ids };
}

/** What the list can be sorted by. */
const columns = ["id", ...invoiceSortFields.map(snakeCase)].map((column) => `i.${column}`).join(", ");

interface Read {
  ids: readonly string[];
  count: number;
  /** How many orders the search has found; 0 without one. */
  matched: number;
}

interface Page {
  order: string;
  first: number;
  offset: number;
}

/** What a search has found is read once, sorted and counted; if it is too much, neither. */
function pageOf(query: InvoiceQuery, { order, first, offset }: Page): Statement {
  const { conditions, values, matched } = query;
  const from = matched ? "from found i" : `from app.invoices i where ${conditions}`;
  const ids = `array(select i.id ${from} order by ${order} limit $${values.length + 1} offset $${values.length + 2})`;
  const count = `(select count(*)::integer from (select ${from} limit ${countLimit + 1}) counted)`;
  const found = `${withMatched(query)}, found as materialized (select ${columns} from app.invoices i where ${conditions}),
      much as materialized (select count(*)::integer as matched from matched)
    select case when matched <= ${countLimit} then ${ids} end as ids, case when matched <= ${countLimit} then ${count} end as count, matched
    from much`;
  return {
    text: matched ? found : `select ${ids} as ids, ${count} as count, 0 as matched`,
    values: [...values, first, offset],
  };
}
