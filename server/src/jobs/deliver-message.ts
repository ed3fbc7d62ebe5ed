import type { Task } from "graphile-worker";
import { z } from "zod";
import { deliverMessage, type DeliverDeps } from "#modules/mail/queue/deliver-message.ts";

const payloadSchema = z.object({ id: z.uuid() });

export const deliverMessageJob =
  (deps: Omit<DeliverDeps, "isLastAttempt">): Task =>
  async (payload, { job }) => {
    const { id } = payloadSchema.parse(payload);
    await deliverMessage(id, { ...deps, isLastAttempt: job.attempts >= job.max_attempts });
  };
