import { changedWebhookSchema } from "@boresight/domain/settings/webhook";
import { fail } from "@boresight/domain/base/errors";
import { mutation } from "#platform/mutation.ts";
import { deliverNow, lockWebhook, requireOwnEvents, requirePublic, webhookOwner } from "./webhook-owner.ts";

export const updateWebhook = mutation({
  summary:
    "Changes what a webhook is told and where, or switches it on and off. What waited while it was off goes out first.",
  input: changedWebhookSchema,
  returns: { webhook: "Webhook" },
  errors: ["definition-changed", "login-not-linked"],
  async run({ id, version, url, eventTypes, isActive }, tx) {
    requireOwnEvents(webhookOwner(tx.caller), eventTypes);
    requirePublic(url);
    await lockWebhook(id, tx);
    const changed = await tx.system.run({
      text: `update app.webhooks set url = $3, event_types = $4, is_active = $5, failed_at = case when $5 then null else failed_at end
        where id = $1 and version = $2`,
      values: [id, version, url, eventTypes, isActive],
    });
    if (changed === 0) throw fail("definition-changed");
    if (isActive) await tx.system.run(deliverNow(id));
    return { webhook: id };
  },
});
