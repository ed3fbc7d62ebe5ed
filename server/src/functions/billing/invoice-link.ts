// An invoice by its single-purpose link, without a sign-in. The token is in the body, so that no log of addresses has it.
import { fail } from "@boresight/domain/base/errors";
import { roles } from "@boresight/domain/accounts/roles";
import { billingLinkSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { payByLink } from "#modules/billing/links/pay-by-link.ts";
import { openInvoiceLink } from "#modules/billing/links/open-invoice-link.ts";
import { serverFunction } from "#functions/server-function.ts";
import { billingLinkUrl } from "#modules/mail/links/issue-billing-link.ts";

export const invoiceLink = serverFunction({ path: "invoice-link", roles }, ({ input, request, deps }) =>
  openInvoiceLink({ sent: input, address: request.ip }, deps),
);

/** Begins to pay it by card: the answer is the address of the provider's page, which leads back to the invoice. */
export const payInvoiceLink = serverFunction({ path: "invoice-link/pay", roles }, ({ input, request, deps }) => {
  const { cards, config } = deps;
  if (!cards) throw fail("cards-not-accepted");
  const token = billingLinkSchema.safeParse(input).data?.token ?? "";
  const returnUrl = billingLinkUrl("invoice", token, config);
  return payByLink({ sent: input, address: request.ip }, { ...deps, cards, returnUrl });
});
