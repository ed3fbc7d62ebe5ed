// An invoice by its single-purpose link, without a sign-in. The token stands in the body, so that no log of addresses has it.
import { roles } from "@boresight/domain/accounts/roles";
import { openInvoiceLink } from "#modules/billing/links/open-invoice-link.ts";
import { serverFunction } from "#functions/server-function.ts";

export const invoiceLink = serverFunction({ path: "invoice-link", roles }, ({ input, request, deps }) =>
  openInvoiceLink({ sent: input, address: request.ip }, deps),
);
