import type { Task } from "graphile-worker";
import * as z from "zod";
import { deliverWebhooks, type DeliveryDeps } from "#modules/settings/webhooks/deliver-webhooks.ts";

const payloadSchema = z.object({ webhookId: z.uuid() });

export const deliverWebhooksJob =
  (deps: DeliveryDeps): Task =>
  (payload) =>
    deliverWebhooks(payloadSchema.parse(payload).webhookId, deps);
