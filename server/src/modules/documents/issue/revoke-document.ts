import { documentReasonSchema } from "@boresight/domain/documents/issued-document";
import { mutation } from "#platform/mutation.ts";
import { lockCurrentDocument } from "./lock-current-document.ts";

export const revokeDocument = mutation({
  summary: "Revokes an issued document for good; whoever verifies it reads that it is not valid any more.",
  callers: ["admin"],
  input: documentReasonSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  errors: ["document-not-current"],
  async run({ id, reason }, tx) {
    const { type, number, revision, serviceOrderId } = await lockCurrentDocument(id, tx);
    await tx.system.run({
      text: "update app.documents set revoked_at = $2, revoked_by = $3, revoke_reason = $4 where id = $1",
      values: [id, tx.now, tx.caller.userId, reason],
    });
    const payload = { serviceOrderId, documentType: type, number, revision, reason };
    await tx.emit({ type: "document.revoked", entityId: id, payload });
    return { document: id };
  },
});
