// PDFs for those who have a link instead of a sign-in. The token stands in the body, so that no log of addresses has it.
import { roles } from "@boresight/domain/accounts/roles";
import { findBillingLink } from "#modules/billing/links/find-billing-link.ts";
import { openPacketLink, showPacketLink } from "#modules/documents/links/open-packet-link.ts";
import { readLinkedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { SentPdf } from "#functions/sent-pdf.ts";
import { serverFunction } from "#functions/server-function.ts";

export const packetLink = serverFunction({ path: "packet-link", roles }, ({ input, request, deps }) =>
  showPacketLink({ sent: input, address: request.ip }, deps),
);

export const packetLinkPdf = serverFunction(
  { path: "packet-link/pdf", roles },
  async ({ input, request, deps }) =>
    new SentPdf(await openPacketLink({ sent: input, address: request.ip }, deps), "attachment"),
);

/** The document of the estimate or invoice that a link of a mail opens. */
export const billingLinkPdf = serverFunction({ path: "billing-link/pdf", roles }, async ({ input, request, deps }) => {
  const { estimateId, invoiceId } = await findBillingLink({ sent: input, address: request.ip }, deps);
  const subject = { type: estimateId ? "estimate" : "invoice", subjectId: estimateId ?? invoiceId ?? "" } as const;
  return new SentPdf(await readLinkedPdf(subject, deps), "attachment");
});
