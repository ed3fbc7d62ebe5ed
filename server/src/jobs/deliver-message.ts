import type { Task } from "graphile-worker";
import { z } from "zod";
import { deliverMessage, type DeliverParts } from "#modules/mail/queue/deliver-message.ts";

const payloadSchema = z.object({ id: z.uuid() });

export const deliverMessageJob =
  (parts: Omit<DeliverParts, "isLastAttempt">): Task =>
  async (payload, { job }) => {
    const { id } = payloadSchema.parse(payload);
    await deliverMessage(id, { ...parts, isLastAttempt: job.attempts >= job.max_attempts });
  };
