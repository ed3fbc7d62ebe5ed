import { isStaff } from "@boresight/domain/accounts/roles";
import { noticeAcknowledgementSchema } from "@boresight/domain/documents/acknowledgement";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { acknowledge } from "./record-acknowledgement.ts";

export const acknowledgeNotice = mutation({
  summary:
    "Records that somebody read a notice and signs for it: on the shop's device, or as a signed-in customer. It stays with that version.",
  input: noticeAcknowledgementSchema,
  returns: { document: "Document", serviceOrder: { type: "ServiceOrder", via: "document.service_order_id" } },
  payload: "DocumentPayload",
  errors: ["document-not-current", "notice-acknowledged"],
  async run({ id, ...signed }, tx: Transaction & RequestContext) {
    const { caller, address, userAgent, keepContent } = tx;
    await caller.one({ text: "select id from app.documents where id = $1", values: [id] });
    const channel = isStaff(caller.role) ? ("device" as const) : ("signedIn" as const);
    const witness = { channel, userId: caller.userId, address, userAgent, keepContent };
    await acknowledge(id, { signed, witness }, tx);
    return { document: id };
  },
});
