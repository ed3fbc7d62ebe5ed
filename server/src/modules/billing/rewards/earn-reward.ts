import { reversibleAmount, rewardEarned, rewardExpiresOn, type RewardedLine } from "@boresight/domain/billing/reward";
import type { Work } from "#platform/database/events.ts";
import { readBillingSettings } from "../prices/read-billing-settings.ts";
import { shopDay } from "../shop-day.ts";
import { addRewardEntries, lockRewardEntries } from "./read-reward-entries.ts";

interface EarningInvoice {
  customerId: string;
  serviceOrderId: string;
  lines: readonly RewardedLine[];
}

/** What a fully paid invoice of a partner's order earns, once: paid again after a reversal it earns again. */
export async function earnReward(invoiceId: string, work: Work): Promise<void> {
  const { system, now } = work;
  const invoice = await system.maybe<EarningInvoice>({
    text: `select i.customer_id, i.service_order_id, coalesce((select json_agg(json_build_object(
          'typeKey', y.key, 'category', y.category, 'totalPrice', l.total_price) order by l.sort_order)
        from app.line_items l join app.line_item_types y on y.id = l.line_item_type_id where l.invoice_id = i.id), '[]') as lines
      from app.invoices i join app.customers c on c.id = i.customer_id and c.is_partner_reward
      where i.id = $1 and i.service_order_id is not null`,
    values: [invoiceId],
  });
  if (!invoice) return;
  const { customerId, serviceOrderId } = invoice;
  const entries = await lockRewardEntries(customerId, system);
  const earned = entries.filter((entry) => entry.kind === "earn" && entry.invoiceId === invoiceId);
  if (earned.some((entry) => reversibleAmount(entry, entries) > 0)) return;
  const settings = await readBillingSettings(system);
  const amount = rewardEarned(invoice.lines, settings);
  if (amount <= 0) return;
  const expiresOn = rewardExpiresOn(await shopDay(work), settings);
  await addRewardEntries({ customerId, by: null, now }, [{ kind: "earn", amount, invoiceId, expiresOn }], system);
  await work.emit({
    type: "reward.earned",
    entityId: invoiceId,
    payload: { customerId, amountCents: amount, serviceOrderId },
  });
}
