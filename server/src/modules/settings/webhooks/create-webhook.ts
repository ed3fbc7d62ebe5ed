import { mostWebhooks, newWebhookSchema } from "@boresight/domain/settings/webhook";
import { fail } from "@boresight/domain/base/errors";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { newSecret, requireOwnEvents, requirePublic, webhookOwner, webhookSealing } from "./webhook-owner.ts";

export const createWebhook = mutation({
  summary: "Creates a webhook for the shop's events (admins) or the caller's own (customers).",
  input: newWebhookSchema,
  returns: {
    webhook: "Webhook",
    secret: { type: "String!", description: "Signs every delivery; it is told this once." },
  },
  clientKey: true,
  errors: ["login-not-linked", "too-many-webhooks"],
  async run({ url, eventTypes }, { caller, system, config }: Transaction & RequestContext) {
    const customerId = webhookOwner(caller);
    requireOwnEvents(customerId, eventTypes);
    requirePublic(url);
    await system.run({
      text: "select pg_advisory_xact_lock(hashtext('webhooks:' || coalesce($1, '')))",
      values: [customerId],
    });
    const { count } = await system.one<{ count: number }>({
      text: "select count(*)::integer as count from app.webhooks where customer_id is not distinct from $1",
      values: [customerId],
    });
    if (count >= mostWebhooks) throw fail("too-many-webhooks");
    const secret = newSecret();
    const { id } = await system.one<{ id: string }>({
      text: `insert into app.webhooks (customer_id, url, event_types, sealed_secret) values ($1, $2, $3, $4) returning id`,
      values: [customerId, url, eventTypes, webhookSealing(config).seal(secret)],
    });
    return { webhook: id, secret };
  },
});
