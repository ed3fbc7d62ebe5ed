// PDFs for those who have a link instead of a sign-in. The token stands in the body, so that no log of addresses has it.
import { roles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { findBillingLink } from "#modules/billing/links/find-billing-link.ts";
import { openPacketLink, showPacketLink } from "#modules/documents/links/open-packet-link.ts";
import { ensureIssued } from "#modules/documents/issue/ensure-issued.ts";
import { issuedPdf } from "#modules/documents/pdf/read-pdf.ts";
import { asSystem } from "#platform/database/transaction.ts";
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
  const id = await asSystem(deps, (_system, work) => ensureIssued(subject, work));
  if (id === null) throw fail("not-found");
  return new SentPdf(await issuedPdf(id, deps), "attachment");
});
