import { parseInput } from "@boresight/domain/base/problems";
import {
  revenueReportSchema,
  type ReportBasis,
  type RevenueGrouping,
} from "@boresight/domain/billing/lists/invoice-list";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireMargins } from "./read-ageing.ts";
import { marginOfLine, paidLines, paidShares } from "./paid-shares.ts";

interface RevenueRow {
  /** An id, a type's key, or a month such as `2026-05`; null for what has none. */
  key: string | null;
  name: string | null;
  invoiceCount: number;
  /** Before tax. */
  revenueCents: number;
  /** Less what the lines cost us. */
  marginCents: number;
}

export interface RevenueReport {
  rows: readonly RevenueRow[];
  revenueCents: number;
  marginCents: number;
}

const groupings: Readonly<Record<RevenueGrouping, { key: string; name: string; from: string }>> = {
  calibration: {
    key: "case when i.is_memo then 'creditMemo' else y.key end", // A memo names no lines.
    name: "case when i.is_memo then 'Credit memos' else y.name end",
    from: "left join app.line_item_types y on y.id = i.line_item_type_id",
  },
  location: { key: "f.id::text", name: "f.facility_name", from: "left join app.facilities f on f.id = o.facility_id" },
  technician: {
    key: "u.id::text",
    name: "u.display_name",
    from: "left join app.users u on u.id = o.assigned_technician_id",
  },
  customer: {
    key: "c.id::text",
    name: "app_private.customer_name(c.company_name, c.first_name, c.last_name)",
    from: "join app.customers c on c.id = i.customer_id",
  },
  insurer: { key: "lower(nullif(btrim(o.insurer_name), ''))", name: "btrim(o.insurer_name)", from: "" },
  month: { key: "to_char(i.issue_date, 'YYYY-MM')", name: "to_char(i.issue_date, 'YYYY-MM')", from: "" },
};

const margin = "sum(i.margin)";

/** What credit memos of these days take back. */
const credited = `select null::uuid as id, m.customer_id, d.service_order_id, m.issued_on, null::uuid, true, -m.subtotal_cents, -m.subtotal_cents
    from app.credit_memos m join app.invoices d on d.id = m.invoice_id where m.voided_at is null and m.issued_on between $1 and $2`;

/** The lines of the invoices issued in these days, or what was paid of lines in them. */
const sold: Readonly<Record<ReportBasis, string>> = {
  invoiced: `select i.id, i.customer_id, i.service_order_id, i.issue_date, l.line_item_type_id, false as is_memo,
      l.total_price as revenue, ${marginOfLine("l")} as margin
    from app.invoices i join app.line_items l on l.invoice_id = i.id and l.is_accepted
    where i.status not in ('draft', 'void') and i.issue_date between $1 and $2`,
  paid: paidLines,
};
const mostRows = 1000;

/** What was invoiced in these days, by their issue date and without void invoices, or what was paid in them; less credit memos. */
export async function readRevenue(asked: unknown, tx: Transaction): Promise<RevenueReport> {
  requireMargins(tx);
  const { by, from, to, basis } = parseInput(revenueReportSchema, asked);
  const { key, name, from: joined } = groupings[by];
  const counted = await tx.caller.rows<RevenueRow & { allRevenue: number; allMargin: number }>({
    text: `${basis === "paid" ? `with ${paidShares}` : ""} select ${key} as key, min(${name}) as name, count(distinct i.id)::integer as invoice_count,
        sum(i.revenue)::float8 as revenue_cents,
        ${margin}::float8 as margin_cents,
        (sum(sum(i.revenue)) over ())::float8 as all_revenue,
        (sum(${margin}) over ())::float8 as all_margin
      from (${sold[basis]} union all ${credited}) i
      join app.service_orders o on o.id = i.service_order_id
      ${joined}
      group by 1 order by ${by === "month" ? "1" : "4 desc, 1"} limit ${mostRows}`,
    values: [from, to],
  });
  const rows = counted.map(({ allRevenue: _revenue, allMargin: _margin, ...row }) => row);
  return { rows, revenueCents: counted[0]?.allRevenue ?? 0, marginCents: counted[0]?.allMargin ?? 0 };
}
