import { oneWebhookSchema } from "@boresight/domain/settings/webhook";
import { mutation } from "#platform/mutation.ts";
import { lockWebhook } from "./webhook-owner.ts";

export const deleteWebhook = mutation({
  summary: "Deletes a webhook with its log.",
  input: oneWebhookSchema,
  returns: { id: "UUID!" },
  errors: ["login-not-linked"],
  async run({ id }, tx) {
    await lockWebhook(id, tx);
    await tx.system.run({ text: "delete from app.webhooks where id = $1", values: [id] });
    return { id };
  },
});
