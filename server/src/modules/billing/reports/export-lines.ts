import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { OpenSpan } from "@boresight/domain/billing/lists/invoice-list";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { csvBatches, csvBatchSize, csvCells } from "#platform/csv-batches.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { requireReports } from "./read-ageing.ts";

const columns = [
  ["Invoice", "i.number"],
  ["Issued", "i.issue_date"],
  ["Status", "i.status"],
  ["Customer", "app_private.customer_name(c.company_name, c.first_name, c.last_name)"],
  ["Order", "o.internal_order_number"],
  ["RO number", "o.repair_order_number"],
  ["Insurer", "o.insurer_name"],
  ["Type", "y.key"],
  ["Description", "l.description"],
  ["Quantity", "l.quantity / 1000.0"],
  ["Unit price", "l.unit_price / 100.0"],
  ["Amount", "l.total_price / 100.0"],
  ["Taxable", "case when l.taxable then 'yes' else 'no' end"],
] as const;

interface Batch {
  cells: string;
  issueDate: CalendarDay;
  invoiceId: string;
  sortOrder: number;
  id: string;
}

/** Yields the lines of the invoices issued in these days as lines of a CSV file, with void ones, which say so. */
export const exportLines = (
  { from, to }: OpenSpan,
  caller: Caller,
  deps: { pool: Pool; clock: Clock },
): AsyncGenerator<string> =>
  csvBatches<Batch>(columns, (last) =>
    inReport(deps, caller, (tx) => {
      requireReports(tx);
      const after = last ? [last.issueDate, last.invoiceId, last.sortOrder, last.id] : [null, null, null, null];
      return tx.caller.rows<Batch>({
        text: `select i.issue_date::text, i.id as invoice_id, l.sort_order, l.id, ${csvCells(columns)}
          from app.invoices i
          join app.line_items l on l.invoice_id = i.id and l.is_accepted
          join app.line_item_types y on y.id = l.line_item_type_id
          join app.customers c on c.id = i.customer_id
          left join app.service_orders o on o.id = i.service_order_id
          where i.status <> 'draft' and i.issue_date between coalesce($1, '-infinity'::date) and coalesce($2, 'infinity'::date)
            and ($3::date is null or (i.issue_date, i.id, l.sort_order, l.id) > ($3, $4::uuid, $5::integer, $6::uuid))
          order by i.issue_date, i.id, l.sort_order, l.id limit ${csvBatchSize}`,
        values: [from ?? null, to ?? null, ...after],
      });
    }),
  );
