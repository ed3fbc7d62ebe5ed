import { messageIdSchema } from "@boresight/domain/mail/email-template-schema";
import { fail } from "@boresight/domain/base/errors";
import { staffRoles } from "@boresight/domain/accounts/roles";
import { mutation } from "#platform/mutation.ts";
import { sendLater, type MessageChannel } from "./send-later.ts";

export const retryMessage = mutation({
  summary: "Sends a failed email again.",
  callers: staffRoles,
  input: messageIdSchema,
  returns: { message: "Message" },
  payload: "RetryMessagePayload",
  errors: ["message-not-failed"],
  async run({ id }, { caller, system, emit }) {
    await caller.one({
      text: "select id from app.messages where id = $1 and service_order_id is not null",
      values: [id],
    });
    const queued = await system.maybe<{ id: string; channel: MessageChannel }>({
      text: `update app.messages set status = 'queued', error = '', reported_at = null, may_arrive = false
      where id = $1 and service_order_id is not null and status in ('failed', 'bounced', 'kept')
      returning id, channel`,
      values: [id],
    });
    if (!queued) throw fail("message-not-failed");
    await system.run(sendLater(queued));
    await emit({ type: "mail.retried", entityId: id, payload: {} });
    return { message: id };
  },
});
