import { asSystem } from "#platform/database/transaction.ts";
import type { CardDeps } from "./card-deps.ts";
import { openCardStatuses } from "./open-card-statuses.ts";
import { settleCardPayment } from "./settle-card-payment.ts";

/** Closes pages that are still open for these invoices, so that they are not paid twice; one that was paid counts. */
export async function cancelOpenPayments(invoiceIds: readonly string[], deps: CardDeps): Promise<void> {
  const open = await asSystem(deps, (system) =>
    system.rows<{ id: string; providerId: string | null }>({
      text: `select p.id, p.provider_id from app.card_payments p
        where p.status = any ($3) and p.provider = $2 and exists
          (select from app.card_payment_invoices i where i.card_payment_id = p.id and i.invoice_id = any ($1))
        order by p.created_at limit 20`,
      values: [invoiceIds, deps.cards.name, openCardStatuses],
    }),
  );
  for (const { id, providerId } of open) {
    if (providerId) await deps.cards.expire(providerId);
    await settleCardPayment(id, deps);
  }
}
