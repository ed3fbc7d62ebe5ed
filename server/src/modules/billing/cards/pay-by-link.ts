import { findInvoiceLink } from "#modules/billing/links/open-invoice-link.ts";
import type { AskedBillingLink, LinkDeps } from "#modules/billing/links/find-billing-link.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { beginCardPayment } from "./begin-card-payment.ts";
import type { CardDeps } from "./card-deps.ts";
import { settleCardPayment } from "./settle-card-payment.ts";

/** Begins to pay the invoice of a link by card. Throws as `findBillingLink` and `beginCardPayment` do. */
export async function payByLink(
  asked: AskedBillingLink,
  { returnUrl, ...deps }: LinkDeps & CardDeps & { returnUrl: string },
): Promise<{ url: string }> {
  const { id: linkId, invoiceId } = await findInvoiceLink(asked, deps);
  const { customerId } = await asSystem(deps, (system) =>
    system.one<{ customerId: string }>({
      text: "select customer_id from app.invoices where id = $1",
      values: [invoiceId],
    }),
  );
  const { url } = await beginCardPayment({ customerId, invoiceIds: [invoiceId], by: null, linkId, returnUrl }, deps);
  return { url };
}

/** Asks the provider about the payments that were begun by a link: its own messages may be late. */
export async function settleByLink(asked: AskedBillingLink, deps: LinkDeps & CardDeps): Promise<void> {
  const { id } = await findInvoiceLink(asked, deps);
  const open = await asSystem(deps, (system) =>
    system.rows<{ id: string }>({
      text: `select id from app.card_payments where billing_link_id = $1 and provider_id is not null
          and status in ('open', 'requiresAction', 'processing')
        order by created_at desc limit 3`,
      values: [id],
    }),
  );
  for (const payment of open) await settleCardPayment(payment.id, deps);
}
