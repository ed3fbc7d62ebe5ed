import type { InvoiceFilter } from "@boresight/domain/billing/lists/invoice-list";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { csvBatches, csvBatchSize, csvCells, type DatedBatch } from "#platform/csv-batches.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { shopDay } from "#modules/billing/shop-day.ts";
import { queryAllInvoices, withMatched } from "./query-invoices.ts";

const columns = [
  ["Invoice", "i.number"],
  ["Order", "o.internal_order_number"],
  ["Customer", "app_private.customer_name(c.company_name, c.first_name, c.last_name)"],
  ["PO number", "i.po_number"],
  ["Status", "i.status"],
  ["Issued", "i.issue_date"],
  ["Due", "i.due_date"],
  ["Subtotal", "i.subtotal_cents / 100.0"],
  ["Tax", "i.tax_cents / 100.0"],
  ["Total", "i.total_cents / 100.0"],
  ["Balance", "i.balance_cents / 100.0"],
] as const;

/** Yields all matching invoices, newest first, as lines of a CSV file. */
export const exportInvoices = (
  filter: InvoiceFilter,
  caller: Caller,
  deps: { pool: Pool; clock: Clock },
): AsyncGenerator<string> =>
  csvBatches<DatedBatch>(columns, (last) =>
    inReport(deps, caller, async (tx) => {
      const query = await queryAllInvoices(filter, { today: await shopDay(tx), caller: tx.caller });
      const { conditions, values } = query;
      const [at, id] = [`$${values.length + 1}::timestamptz`, `$${values.length + 2}::uuid`];
      return tx.caller.rows<DatedBatch>({
        text: `${withMatched(query)} select i.id, i.created_at::text as created_at, ${csvCells(columns)}
          from (select * from app.invoices i
            where ${conditions}${last ? ` and (i.created_at, i.id) < (${at}, ${id})` : ""}
            order by i.created_at desc, i.id desc limit ${csvBatchSize}) i
          left join app.service_orders o on o.id = i.service_order_id
          join app.customers c on c.id = i.customer_id
          order by i.created_at desc, i.id desc`,
        values: last ? [...values, last.createdAt, last.id] : values,
      });
    }),
  );
