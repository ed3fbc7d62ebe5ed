import { fail } from "@boresight/domain/base/errors";
import { openInvoiceStatuses } from "@boresight/domain/billing/invoice-status";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { wordList } from "#platform/database/word-list.ts";
import { moneyDefinitions, moneyKept } from "./figure-definitions.ts";
import { readFigureSpan, type FigureFilter, type FigureSpan } from "./figure-span.ts";
import { readSlices } from "./read-slices.ts";
import { figuresOf, type ShopFigure } from "./read-work-figures.ts";

/** What is owed now by the days since it was due, in cents, as `ageingBucket` decides it. */
interface OwedCents {
  notDueCents: number;
  to30Cents: number;
  to60Cents: number;
  to90Cents: number;
  over90Cents: number;
  totalCents: number;
}

export interface MoneyFigures extends Pick<FigureSpan, "from" | "to"> {
  figures: readonly ShopFigure[];
  owed: OwedCents;
}

/** The figures that tell of money. Payments are of customers, not of facilities. Throws `permission-error` for whoever is no admin. */
export async function readMoneyFigures(filter: FigureFilter, { caller }: Transaction): Promise<MoneyFigures> {
  if (caller.role !== "admin") throw fail("permission-error");
  const span = await readFigureSpan(filter, caller);
  const slices = await readSlices(moneyKept, { span, filter }, caller);
  const owed = await readOwed(span, filter, caller);
  const figures = figuresOf(moneyDefinitions, slices).filter(({ key }) => !filter.facility || key !== "collectedCents");
  const { totalCents, notDueCents } = owed;
  const revenue = slices.now.cents("invoiced");
  const alone = { before: null, beside: null, steps: [] };
  return {
    from: span.from,
    to: span.to,
    figures: [
      ...figures,
      { key: "receivableCents", value: totalCents, ...alone },
      { key: "overdueCents", value: totalCents - notDueCents, ...alone },
      { key: "daysSalesOutstanding", value: revenue > 0 ? (totalCents / revenue) * span.length : null, ...alone },
    ],
    owed,
  };
}

const owedIf = (condition: string) => `coalesce(sum(i.balance_cents) filter (where ${condition}), 0)::float8`;
const late = "$1::date - i.due_date";

function readOwed({ today }: FigureSpan, { facility, customerKind }: FigureFilter, caller: Rights): Promise<OwedCents> {
  const orders = facility ? "join app.service_orders o on o.id = i.service_order_id and o.facility_id = $2" : "";
  const customers = customerKind ? "join app.customers c on c.id = i.customer_id and c.customer_kind = $3" : "";
  return caller.one<OwedCents>({
    text: `select ${owedIf(`${late} < 0 or i.due_date is null`)} as not_due_cents, ${owedIf(`${late} between 0 and 30`)} as to30_cents,
        ${owedIf(`${late} between 31 and 60`)} as to60_cents, ${owedIf(`${late} between 61 and 90`)} as to90_cents,
        ${owedIf(`${late} > 90`)} as over90_cents,
        ${owedIf("true")} as total_cents
      from app.invoices i ${orders} ${customers}
      where i.status in ${wordList(openInvoiceStatuses)} and i.balance_cents > 0 and ($2::uuid is null or true) and ($3::text is null or true)`,
    values: [today, facility, customerKind],
  });
}
