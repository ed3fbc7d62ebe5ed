/** Webhooks: which events are sent to other systems, where, and when a delivery is retried (handbook section 23). */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";

/** The event types that can be subscribed to; the names are the handbook's. */
export const webhookEvents = [
  "order.created",
  "order.updated",
  "order.statusChanged",
  "order.assigned",
  "order.onHold",
  "order.cancelled",
  "order.reopened",
  "order.released",
  "task.completed",
  "document.added",
  "document.replaced",
  "document.issued",
  "document.revoked",
  "calibration.started",
  "calibration.passed",
  "calibration.failed",
  "appointment.requested",
  "appointment.confirmed",
  "appointment.changed",
  "appointment.arrived",
  "appointment.noShow",
  "appointment.cancelled",
  "estimate.sent",
  "estimate.viewed",
  "estimate.approved",
  "estimate.declined",
  "estimate.expired",
  "invoice.issued",
  "invoice.sent",
  "invoice.voided",
  "payment.received",
  "payment.reversed",
  "reward.earned",
  "reward.redeemed",
  "reward.expired",
  "message.posted",
  "alert.raised",
  "alert.handled",
  "user.registered",
  "user.linked",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** Only the shop receives these: they are about its people and its alerts. */
const shopEvents: readonly WebhookEvent[] = ["alert.raised", "alert.handled", "user.registered", "user.linked"];

/** The owner of a webhook: the shop, whose webhooks admins manage, or one customer. */
export type WebhookOwner = "shop" | "customer";

/** Returns the events that a webhook of this owner can subscribe to. */
export const eventsFor = (owner: WebhookOwner): readonly WebhookEvent[] =>
  owner === "shop" ? webhookEvents : webhookEvents.filter((type) => !shopEvents.includes(type));

/** How many webhooks the shop, or one customer, may have. */
export const mostWebhooks = 10;

const url = z
  .string(text("settings.enterHttpsAddress"))
  .trim()
  .max(500, text("settings.addressIsTooLong"))
  .refine(isOpenAddress, text("settings.enterPublicAddress"));

/** Obvious non-public addresses are refused here; the resolved address is checked when delivering. */
function isOpenAddress(text: string): boolean {
  const parts = /^https:\/\/([^/?#\s]+)([/?][^\s#]*)?$/i.exec(text);
  const host = parts?.[1]?.replace(/:\d{1,5}$/, "").toLowerCase() ?? "";
  return host !== "" && !host.includes("@") && host !== "localhost" && !/\.(localhost|local|internal)$/.test(host);
}

const eventTypes = z
  .array(z.enum(webhookEvents, text("settings.chooseEventsFromTheList")))
  .min(1, text("settings.chooseAtLeastOneEvent"))
  .max(webhookEvents.length)
  .transform((types) => [...new Set(types)]);

export const newWebhookSchema = z.object({ url, eventTypes });

export const changedWebhookSchema = newWebhookSchema.extend({
  id: recordId(),
  version: version(),
  isActive: z.boolean(text("base.sayYesOrNo")),
});

export const oneWebhookSchema = z.object({ id: recordId() });
export const oneDeliverySchema = z.object({ id: recordId() });

const retryMinutes = [1, 5, 30, 120, 720];

/** Returns when a delivery that failed this often is retried; null when it has been given up. */
export function nextAttemptAt(failures: number, now: Date): Date | null {
  const minutes = retryMinutes[failures - 1];
  return minutes === undefined ? null : new Date(now.getTime() + minutes * 60_000);
}
