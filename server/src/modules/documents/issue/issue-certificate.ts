import { inOne } from "@boresight/domain/texts/travelling-text";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { certificateIssueSchema } from "@boresight/domain/documents/issued-document";
import { unmetGuardMessage } from "@boresight/domain/orders/unmet-guard";
import { lockVisibleOrder } from "#modules/calibrations/lock-visible-order.ts";
import { mutation } from "#platform/mutation.ts";
import { readCertificateObstacles } from "./certificate-obstacles.ts";
import { issueDocument, lockSubject } from "./issue-document.ts";
import { isCurrent } from "./issue-due-certificate.ts";

export const issueCertificate = mutation({
  summary:
    "Issues the calibration certificate of an order whose calibrations have their final results and whose blocking rules are met; it replaces an earlier one. An order that becomes ready does so by itself.",
  callers: staffRoles,
  input: certificateIssueSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  errors: ["certificate-blocked", "certificate-current"],
  async run({ serviceOrderId }, tx) {
    await lockVisibleOrder(serviceOrderId, tx);
    const blockedBy = (await readCertificateObstacles([serviceOrderId], tx.system)).get(serviceOrderId) ?? [];
    const missing = blockedBy.map(unmetGuardMessage);
    if (missing.length > 0) throw fail("certificate-blocked", { missing, blockedBy, message: inOne(missing) });
    const subject = { type: "certificate", subjectId: serviceOrderId } as const;
    await lockSubject(subject, tx.system);
    if (await isCurrent(serviceOrderId, tx.system)) throw fail("certificate-current");
    return { document: await issueDocument({ ...subject, by: tx.caller }, tx) };
  },
});
