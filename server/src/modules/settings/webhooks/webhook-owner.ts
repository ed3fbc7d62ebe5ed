import { fail } from "@boresight/domain/base/errors";
import { eventsFor, type WebhookEvent } from "@boresight/domain/settings/webhook";
import { text } from "@boresight/domain/texts/text";
import { randomBytes } from "node:crypto";
import { isPrivateLiteral } from "#integrations/webhooks/webhook-sender.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import type { RequestContext } from "#platform/mutation.ts";
import { createSealing } from "#platform/seal.ts";

/**
 * Returns the customer whose webhooks the caller manages, or null for the shop's. Throws `permission-error`,
 * `login-not-linked`.
 */
export function webhookOwner({ role, customerId }: Transaction["caller"]): string | null {
  if (role === "admin") return null;
  if (role !== "customer") throw fail("permission-error");
  if (customerId === null) throw fail("login-not-linked");
  return customerId;
}

/** Alerts and people are the shop's own matter: a customer's webhook cannot ask for them. Throws `invalid-input`. */
export function requireOwnEvents(customerId: string | null, eventTypes: readonly WebhookEvent[]): void {
  const offered = eventsFor(customerId === null ? "shop" : "customer");
  if (eventTypes.every((type) => offered.includes(type))) return;
  const problem = { field: "eventTypes", code: "custom", message: text("settings.chooseEventsFromTheList") };
  throw fail("invalid-input", { fields: [problem], message: problem.message });
}

/** Addresses of private networks are refused at once; what a name leads to is known at each delivery only. Throws `invalid-input`. */
export function requirePublic(url: string): void {
  if (!isPrivateLiteral(url)) return;
  const problem = { field: "url", code: "custom", message: text("settings.enterPublicAddress") };
  throw fail("invalid-input", { fields: [problem], message: problem.message });
}

/** Locks a webhook that the caller may see. Throws `not-found` for any other. */
export async function lockWebhook(id: string, { caller, system }: Transaction): Promise<void> {
  webhookOwner(caller);
  await caller.one({ text: "select id from app.webhooks where id = $1", values: [id] });
  await system.run({ text: "select from app.webhooks where id = $1 for update", values: [id] });
}

/** The key that encrypts stored secrets. */
export const webhookSealing = ({ sealSecret }: Pick<RequestContext["config"], "sealSecret">) =>
  createSealing(sealSecret, "webhook");

export const newSecret = (): string => `whsec_${randomBytes(24).toString("base64url")}`;

/**
 * Queues the job that sends what is pending for a webhook. One runs after the other, over all servers: a receiver that takes
 * its time would be sent every event again by each job that is queued meanwhile.
 */
export const deliverNow = (id: string) => ({
  text: `select graphile_worker.add_job('deliver-webhooks', json_build_object('webhookId', $1::uuid), queue_name => 'webhook:' || $1,
    job_key => 'webhook:' || $1)`,
  values: [id],
});
