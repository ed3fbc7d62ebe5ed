import { inOne } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import { documentReasonSchema } from "@boresight/domain/documents/issued-document";
import { isNotice } from "@boresight/domain/documents/notice-types";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { mutation } from "#platform/mutation.ts";
import { readCertificateObstacles } from "./certificate-obstacles.ts";
import { issueDocument, lockSubject } from "./issue-document.ts";
import { readStatement } from "../notices/noticed.ts";
import { requireNotice } from "../notices/notice-obstacles.ts";
import { lockCurrentDocument } from "./lock-current-document.ts";

export const reissueDocument = mutation({
  summary:
    "Issues a document again as its next revision, with what is true today; the one before says that it was superseded.",
  callers: ["admin"],
  input: documentReasonSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  errors: ["certificate-blocked", "document-not-current", "notice-blocked"],
  async run({ id, reason }, tx) {
    const { type, subjectId, serviceOrderId } = await lockCurrentDocument(id, tx);
    if (type === "certificate") {
      const blockedBy = (await readCertificateObstacles([serviceOrderId], tx.system)).get(serviceOrderId) ?? [];
      const missing = blockedBy.map(unmetGuardMessage);
      if (missing.length > 0) throw fail("certificate-blocked", { missing, blockedBy, message: inOne(missing) });
    }
    if (isNotice(type)) await requireNotice(serviceOrderId, type, tx.system);
    await lockSubject({ type, subjectId }, tx.system);
    const statement = isNotice(type) ? await readStatement(id, tx.system) : undefined;
    return { document: await issueDocument({ type, subjectId, by: tx.caller, reason, statement }, tx) };
  },
});
