import type { RewardSettings } from "@boresight/domain/billing/reward";
import type { DemoOrder } from "../orders/orders.ts";
import { createChance, type Chance } from "../random.ts";
import { emptyBilling, type DemoBilling } from "./demo-billing.ts";
import { priceLines, type LineItemType } from "./demo-line.ts";
import { addEstimates, type Agreed } from "./estimates.ts";
import { addInvoices, spreadDueDates } from "./invoices.ts";
import { settleInvoices } from "./ledger.ts";
import type { DemoPriceLists } from "./price-lists.ts";

export interface BillingDeps {
  types: ReadonlyMap<string, LineItemType>;
  priceLists: DemoPriceLists;
  settings: RewardSettings;
  today: Date;
  chance: Chance;
}

/** Estimates, invoices and payments of all orders. Each order also learns what was agreed and invoiced. */
export function buildBilling(orders: readonly DemoOrder[], deps: BillingDeps): DemoBilling {
  const billing = emptyBilling();
  const agreed = new Map<DemoOrder, Agreed>();
  for (const order of orders) {
    if (!order.entered.has("estimating")) continue;
    agreed.set(order, addEstimates(order, priceLines(order, deps), { ...deps, billing }));
  }
  const { settings, today } = deps;
  const invoices = addInvoices(agreed, { billing, today });
  spreadDueDates(invoices, today);
  settleInvoices(invoices, { billing, settings, today, partners: new Map(), chance: createChance(ledgerSeed) });
  billing.credits.sort((one, other) => (String(one["created_at"]) < String(other["created_at"]) ? -1 : 1));
  return billing;
}

const ledgerSeed = 20_260_104;
