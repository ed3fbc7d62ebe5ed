// An invoice by its single-purpose link, without a sign-in. The token stands in the body, so that no log of addresses has it.
import { fail } from "@boresight/domain/base/errors";
import { roles } from "@boresight/domain/accounts/roles";
import { billingLinkSchema } from "@boresight/domain/billing/estimate-decision-schema";
import { payByLink, settleByLink } from "#modules/billing/cards/pay-by-link.ts";
import { openInvoiceLink } from "#modules/billing/links/open-invoice-link.ts";
import { serverFunction } from "#functions/server-function.ts";

export const invoiceLink = serverFunction({ path: "invoice-link", roles }, async ({ input, request, deps }) => {
  const asked = { sent: input, address: request.ip };
  const { cards } = deps;
  if (cards) await settleByLink(asked, { ...deps, cards });
  return { ...(await openInvoiceLink(asked, deps)), takesCards: cards !== null };
});

/** Begins to pay it by card: the answer is the address of the provider's page. */
export const payInvoiceLink = serverFunction({ path: "invoice-link/pay", roles }, ({ input, request, deps }) => {
  const { cards, config } = deps;
  if (!cards) throw fail("cards-not-accepted");
  const token = billingLinkSchema.safeParse(input).data?.token ?? "";
  const returnUrl = `${config.clientUrl}/invoice/${token}?paid=1`;
  return payByLink({ sent: input, address: request.ip }, { ...deps, cards, returnUrl });
});
