import { z } from "zod";
import type { Simulator } from "../simulator.ts";
import { createHmac } from "node:crypto";
import { cloudEvents, eventNotifications } from "./webhook-bodies.ts";

export const webhookDeliverySchema = z.object({
  /** CloudEvents when left out. */
  format: z.enum(["cloud-events", "event-notifications"]).optional(),
  /** One request per event, the latest first. */
  outOfOrder: z.boolean().optional(),
  /** How often each request is sent; 1 when left out. */
  times: z.number().int().min(1).optional(),
  /** Signs with another verifier token. */
  forged: z.boolean().optional(),
});

export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;

/** Sends what happened since the last delivery. Returns each answer's status, 0 for no answer; does not try again. */
export async function deliverWebhooks(simulator: Simulator, delivery: WebhookDelivery = {}): Promise<number[]> {
  const { events, options, settings } = simulator;
  const url = options.webhookUrl?.();
  if (url === undefined) throw new RangeError("The simulator was started without an address for webhooks");
  const waiting = events.takeAll();
  if (waiting.length === 0) return [];
  const write =
    delivery.format === "event-notifications" ? eventNotifications : (all: typeof waiting) => cloudEvents(all);
  const requests = delivery.outOfOrder ? waiting.toReversed().map((event) => [event]) : [waiting];
  const verifierToken = delivery.forged ? "a forger's token" : settings.verifierToken;
  const statuses: number[] = [];
  for (const body of requests.map(write).flatMap((text) => Array<string>(delivery.times ?? 1).fill(text))) {
    const headers = { "content-type": "application/json", "intuit-signature": signWebhook(body, verifierToken) };
    const response = await fetch(url, { method: "POST", headers, body }).catch(() => null);
    statuses.push(response?.status ?? 0);
  }
  return statuses;
}

/** The header `intuit-signature`: base64 of the HMAC-SHA256 over the body's bytes. */
export const signWebhook = (body: string, verifierToken: string): string =>
  createHmac("sha256", verifierToken).update(body, "utf8").digest("base64");
