/** Documents are issued with what they are about: an estimate that is sent, an invoice, the certificate of finished work. */
import type { Reactions } from "#platform/database/events.ts";
import { issueDocument, latestDocument, lockSubject } from "./issue/issue-document.ts";
import { issueDueCertificate } from "./issue/issue-due-certificate.ts";

const certified: ReadonlySet<string> = new Set(["readyOut", "released"]);

export const documentReactions: Reactions = {
  "estimate.sent": async ({ entityId, actor }, work) => {
    await issueDocument({ type: "estimate", subjectId: entityId, by: actor }, work);
  },
  // From now on its document carries who approved it, when, how, and the signature.
  "estimate.approved": async ({ entityId }, work) => {
    const subject = { type: "estimate", subjectId: entityId } as const;
    await lockSubject(subject, work.system);
    if (!(await latestDocument(subject, work.system))) return;
    await issueDocument({ ...subject, by: { userId: null }, since: work.now }, work);
  },
  "invoice.issued": async ({ entityId, actor, payload: { serviceOrderId } }, work) => {
    // The document of an opening invoice is in the books before.
    if (serviceOrderId !== null) await issueDocument({ type: "invoice", subjectId: entityId, by: actor }, work);
  },
  "order.statusChanged": async ({ entityId, actor, payload: { toStatusKey } }, work) => {
    if (certified.has(toStatusKey)) await issueDueCertificate(entityId, actor, work);
  },
};
