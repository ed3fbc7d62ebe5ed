import { oneDeliverySchema } from "@boresight/domain/settings/webhook";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { deliverNow, lockWebhook } from "./webhook-owner.ts";

export const replayWebhookDelivery = mutation({
  summary: "Sends an event from the log again under its own id, so that receivers can recognize a repeat.",
  input: oneDeliverySchema,
  returns: { webhookDelivery: "WebhookDelivery" },
  errors: ["delivery-pending", "event-forgotten", "login-not-linked", "webhook-off"],
  async run({ id }, tx) {
    const { webhookId } = await tx.caller.one<{ webhookId: string }>({
      text: `select webhook_id from app.webhook_deliveries where id = $1`,
      values: [id],
    });
    await lockWebhook(webhookId, tx);
    const state = await tx.system.one<{ isActive: boolean; isPending: boolean; isKept: boolean }>({
      text: `select w.is_active, d.status = 'pending' as is_pending,
          exists (select from app_private.events e where e.number = d.event_number) as is_kept
        from app.webhook_deliveries d join app.webhooks w on w.id = d.webhook_id where d.id = $1`,
      values: [id],
    });
    if (!state.isActive) throw fail("webhook-off");
    if (state.isPending) throw fail("delivery-pending");
    if (!state.isKept) throw fail("event-forgotten");
    await tx.system.run({
      text: "update app.webhook_deliveries set status = 'pending', attempts = 0, next_attempt_at = null where id = $1",
      values: [id],
    });
    await tx.system.run(deliverNow(webhookId));
    return { webhookDelivery: id };
  },
});
