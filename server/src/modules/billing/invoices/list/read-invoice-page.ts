import { parseInput } from "@boresight/domain/base/problems";
import { snakeCase } from "@boresight/domain/base/text";
import {
  invoicePageSchema,
  invoiceSortFields,
  type InvoiceSortField,
} from "@boresight/domain/billing/lists/invoice-list";
import { countLimit } from "@boresight/domain/orders/order-list";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { queryInvoices } from "./query-invoices.ts";

export interface InvoicePage {
  totalCount: number;
  /** There are more than were counted. */
  isMore: boolean;
  ids: readonly string[];
}

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
export async function readInvoicePage(asked: unknown, tx: Transaction): Promise<InvoicePage> {
  const { caller } = tx;
  if (caller.role === "technician" || caller.role === "public") throw fail("permission-error");
  const { filter, sort, first, offset } = parseInput(invoicePageSchema, asked);
  const { conditions, values } = queryInvoices(filter ?? {}, await shopDay(tx));
  const page = await caller.rows<{ id: string }>({
    text: `select i.id from app.invoices i where ${conditions} order by ${orderBy(sort ?? "-createdAt")}
      limit $${values.length + 1} offset $${values.length + 2}`,
    values: [...values, first ?? 25, offset ?? 0],
  });
  const { count } = await caller.one<{ count: number }>({
    text: `select count(*)::integer as count
      from (select from app.invoices i where ${conditions} limit ${countLimit + 1}) counted`,
    values,
  });
  return { totalCount: Math.min(count, countLimit), isMore: count > countLimit, ids: page.map(({ id }) => id) };
}
