import { inOne } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import { documentReasonSchema } from "@boresight/domain/documents/issued-document";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { mutation } from "#platform/mutation.ts";
import { readCertificateObstacles } from "./certificate-obstacles.ts";
import { issueDocument, lockSubject } from "./issue-document.ts";
import { lockCurrentDocument } from "./lock-current-document.ts";

export const reissueDocument = mutation({
  summary:
    "Issues a document again as its next revision, with what is true today; the one before says that it was superseded.",
  callers: ["admin"],
  input: documentReasonSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  errors: ["certificate-blocked", "document-not-current"],
  async run({ id, reason }, tx) {
    const { type, subjectId, serviceOrderId } = await lockCurrentDocument(id, tx);
    if (type === "certificate") {
      const blockedBy = (await readCertificateObstacles([serviceOrderId], tx.system)).get(serviceOrderId) ?? [];
      const missing = blockedBy.map(unmetGuardMessage);
      if (missing.length > 0) throw fail("certificate-blocked", { missing, blockedBy, message: inOne(missing) });
    }
    await lockSubject({ type, subjectId }, tx.system);
    return { document: await issueDocument({ type, subjectId, by: tx.caller, reason }, tx) };
  },
});
