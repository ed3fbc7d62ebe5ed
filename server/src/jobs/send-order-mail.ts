import type { Task } from "graphile-worker";
import { z } from "zod";
import { deliverMessage, type DeliverDeps } from "#modules/mail/queue/deliver-message.ts";
import type { MailDeps } from "#modules/mail/orders/render-order-mail.ts";
import { writeOrderMail } from "#modules/mail/orders/write-order-mail.ts";

const payloadSchema = z.object({ id: z.uuid() });

/** Writes a mail about an order in its reader's language, then sends it. */
export const sendOrderMailJob =
  (deps: Omit<DeliverDeps, "isLastAttempt"> & { config: MailDeps }): Task =>
  async (payload, { job }) => {
    const { id } = payloadSchema.parse(payload);
    await writeOrderMail(id, deps);
    await deliverMessage(id, { ...deps, isLastAttempt: job.attempts >= job.max_attempts });
  };
