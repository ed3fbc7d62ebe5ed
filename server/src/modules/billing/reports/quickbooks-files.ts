/**
 * Invoices and payments as files that QuickBooks Online imports, for shops that are not connected to it. Their columns and
 * the form of their days are those of its import of invoices and of its upload of bank transactions.
 */
import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { OpenSpan } from "@boresight/domain/billing/lists/invoice-list";
import type { Pool } from "pg";
import type { Caller } from "#platform/caller.ts";
import type { Clock } from "#platform/clock.ts";
import { csvBatches, csvBatchSize, csvCells } from "#platform/csv-batches.ts";
import { inReport } from "#platform/database/replica/in-report.ts";
import { requireReports } from "./read-ageing.ts";
import { exportEntries } from "./read-journal.ts";

const american = (day: string) => `to_char(${day}, 'MM/DD/YYYY')`;
const nameOf = (c: string) => `app_private.customer_name(${c}.company_name, ${c}.first_name, ${c}.last_name)`;

const invoiceColumns = [
  ["*InvoiceNo", "i.number"],
  ["*Customer", nameOf("c")],
  ["*InvoiceDate", american("i.issue_date")],
  ["*DueDate", american("coalesce(i.due_date, i.issue_date)")],
  [
    "Memo",
    "concat_ws(' · ', o.internal_order_number, 'RO ' || nullif(o.repair_order_number, ''), 'PO ' || i.po_number)",
  ],
  ["Item(Product/Service)", "l.item"],
  ["ItemDescription", "l.description"],
  ["ItemQuantity", "l.quantity / 1000.0"],
  ["ItemRate", "l.rate / 100.0"],
  ["*ItemAmount", "l.amount / 100.0"],
] as const;

/**
 * Taxes are lines of their own, so that an invoice is there what it is here, to the cent. Quantity and price are left out
 * where they do not make the amount, as of a line with a discount.
 */
const invoiceLines = `(
    select l.invoice_id, 0 as part, l.sort_order, l.id, y.name as item, l.description, l.total_price as amount,
        case when l.quantity::bigint * l.unit_price = l.total_price::bigint * 1000 then l.quantity end as quantity,
        case when l.quantity::bigint * l.unit_price = l.total_price::bigint * 1000 then l.unit_price end as rate
      from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id
      where l.invoice_id is not null and l.is_accepted
    union all
    select x.invoice_id, 1, x.sort_order, x.id, 'Sales tax', x.name || ' ' || (x.rate / 1000.0)::float8 || ' %', x.tax_cents, 1000, x.tax_cents
      from app.document_taxes x where x.invoice_id is not null and x.tax_cents <> 0)`;

interface Batch {
  cells: string;
  issueDate: CalendarDay;
  invoiceId: string;
  part: number;
  sortOrder: number;
  id: string;
}

type Deps = { pool: Pool; clock: Clock };

/**
 * Yields the invoices issued in these days, one line each of what was sold. Void invoices are left out, and opening ones:
 * the books have those.
 */
export const exportQuickbooksInvoices = ({ from, to }: OpenSpan, caller: Caller, deps: Deps): AsyncGenerator<string> =>
  csvBatches<Batch>(invoiceColumns, (last) =>
    inReport(deps, caller, (tx) => {
      requireReports(tx);
      const after = last
        ? [last.issueDate, last.invoiceId, last.part, last.sortOrder, last.id]
        : [null, null, null, null, null];
      return tx.caller.rows<Batch>({
        text: `select i.issue_date::text, i.id as invoice_id, l.part, l.sort_order, l.id, ${csvCells(invoiceColumns)}
          from app.invoices i
          join ${invoiceLines} l on l.invoice_id = i.id
          join app.customers c on c.id = i.customer_id
          join app.service_orders o on o.id = i.service_order_id
          where i.status not in ('draft', 'void')
            and i.issue_date between coalesce($1, '-infinity'::date) and coalesce($2, 'infinity'::date)
            and ($3::date is null
              or (i.issue_date, i.id, l.part, l.sort_order, l.id) > ($3, $4::uuid, $5::integer, $6::integer, $7::uuid))
          order by i.issue_date, i.id, l.part, l.sort_order, l.id limit ${csvBatchSize}`,
        values: [from ?? null, to ?? null, ...after],
      });
    }),
  );

/** What came in and went out in these days, as the transactions of a bank account: QuickBooks matches them with invoices. */
export const exportQuickbooksPayments = exportEntries((named) => [
  ["Date", american("n.day")],
  ["Description", `concat_ws(' · ', ${nameOf("c")}, initcap(n.kind), n.method, nullif(n.reference, ''), ${named})`],
  ["Amount", "n.amount / 100.0"],
]);
