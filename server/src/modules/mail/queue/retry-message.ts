import { seenMessageSchema } from "@boresight/domain/mail/email-template";
import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { Transaction } from "#platform/database/transaction.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import { sendLater } from "./queue-once.ts";

/** Sends a mail about an order again that did not go out. Twice at once queues it once. Answers its id. */
export async function retryMessage(input: unknown, { caller, system }: Transaction): Promise<string> {
  if (!isStaff(caller.role)) throw fail("permission-error");
  const { id } = parseInput(seenMessageSchema, input);
  await caller.one({
    text: "select id from app.messages where id = $1 and service_order_id is not null",
    values: [id],
  });
  const queued = await system.run({
    text: `update app.messages set status = 'queued', error = ''
      where id = $1 and service_order_id is not null and status in ('failed', 'bounced', 'kept')`,
    values: [id],
  });
  if (queued === 0) throw fail("message-not-failed");
  await system.run(sendLater(id));
  await system.run(endAlert(`emailBounced:${id}`));
  return id;
}
