import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { removedTransitionSchema } from "@boresight/domain/statuses/status-definition";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone } from "./keep-statuses.ts";

/** No order makes this move any more. Answers where it began. */
export async function removeTransition(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const { fromStatusId, toStatusId } = parseInput(removedTransitionSchema, input);
  const removed = await tx.caller.run({
    text: "delete from app.service_order_transitions where from_status_id = $1 and to_status_id = $2",
    values: [fromStatusId, toStatusId],
  });
  if (removed === 0) throw fail("definition-changed");
  return fromStatusId;
}
