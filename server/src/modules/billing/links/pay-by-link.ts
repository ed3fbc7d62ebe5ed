import { findInvoiceLink } from "./open-invoice-link.ts";
import type { LinkDeps, LinkedRequest } from "#platform/limits/linked-request.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { beginCardPayment } from "../cards/begin-card-payment.ts";
import type { CardDeps } from "../cards/card-deps.ts";

/** Begins to pay the invoice of a link by card. Throws as `findBillingLink` and `beginCardPayment` do. */
export async function payByLink(
  asked: LinkedRequest,
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
