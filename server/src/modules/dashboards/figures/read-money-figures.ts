import { agedSums, isOpen, requireMargins, type AgedCents } from "#modules/billing/reports/read-ageing.ts";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { moneyDefinitions, moneyKept } from "./figure-definitions.ts";
import { readFigureSpan, type FigureFilter, type FigureSpan } from "./figure-span.ts";
import { readSlices } from "./read-slices.ts";
import { figuresOf, type ShopFigure } from "./read-work-figures.ts";

export interface MoneyFigures extends Pick<FigureSpan, "from" | "to"> {
  figures: readonly ShopFigure[];
  /** What is owed now by the days since it was due. */
  owed: AgedCents;
}

/** The figures about money. Payments are of customers, not of facilities. Throws `permission-error` for whoever is not an admin. */
export async function readMoneyFigures(filter: FigureFilter, tx: Transaction): Promise<MoneyFigures> {
  requireMargins(tx);
  const { caller } = tx;
  const span = await readFigureSpan(filter, caller);
  const slices = await readSlices(moneyKept, { span, filter }, caller);
  const owed = await readOwed(span, filter, caller);
  const figures = figuresOf(moneyDefinitions, slices).filter(({ key }) => !filter.facility || key !== "collectedCents");
  const { totalCents, overdueCents } = owed;
  const revenue = slices.now.cents("invoiced");
  const alone = { before: null, beside: null, steps: [] };
  return {
    from: span.from,
    to: span.to,
    figures: [
      ...figures,
      { key: "receivableCents", value: totalCents, ...alone },
      { key: "overdueCents", value: overdueCents, ...alone },
      { key: "daysSalesOutstanding", value: revenue > 0 ? (totalCents / revenue) * span.length : null, ...alone },
    ],
    owed,
  };
}

interface Owed extends AgedCents {
  /** Since the day after it was due, as lists count it: the day itself is the first of an age. */
  overdueCents: number;
}

function readOwed({ today }: FigureSpan, { facility, customerKind }: FigureFilter, caller: Rights): Promise<Owed> {
  const orders = facility ? "join app.service_orders o on o.id = i.service_order_id and o.facility_id = $2" : "";
  const customers = customerKind ? "join app.customers c on c.id = i.customer_id and c.customer_kind = $3" : "";
  return caller.one<Owed>({
    text: `select ${agedSums}, coalesce(sum(i.balance_cents) filter (where i.due_date < $1::date), 0)::float8 as overdue_cents
      from app.invoices i ${orders} ${customers}
      where ${isOpen} and ($2::uuid is null or true) and ($3::text is null or true)`,
    values: [today, facility, customerKind],
  });
}
