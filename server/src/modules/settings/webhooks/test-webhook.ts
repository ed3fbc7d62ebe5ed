import { oneWebhookSchema } from "@boresight/domain/settings/webhook";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { deliverNow, lockWebhook } from "./webhook-owner.ts";

export const testWebhook = mutation({
  summary: "Sends a webhook.tested event to this webhook, whatever events it subscribes to.",
  input: oneWebhookSchema,
  returns: { webhook: "Webhook" },
  errors: ["login-not-linked", "webhook-off"],
  async run({ id }, tx) {
    await lockWebhook(id, tx);
    await tx.emit({ type: "webhook.tested", entityId: id, payload: {} });
    const queued = await tx.system.run({
      text: `insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id)
        select w.id, e.number, e.type, w.id from app.webhooks w
          join app_private.events e on e.entity_id = w.id and e.type = 'webhook.tested'
        where w.id = $1 and w.is_active order by e.number desc limit 1`,
      values: [id],
    });
    if (queued === 0) throw fail("webhook-off");
    await tx.system.run(deliverNow(id));
    return { webhook: id };
  },
});
