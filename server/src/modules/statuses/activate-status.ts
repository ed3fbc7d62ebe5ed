import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { seenStatusSchema } from "@boresight/domain/statuses/status-definition";
import type { Transaction } from "#platform/database/transaction.ts";
import { findSeenStatus, keepAlone } from "./keep-statuses.ts";

/** Back into use, with the moves it had. */
export async function activateStatus(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const seen = parseInput(seenStatusSchema, input);
  const { isActive } = await findSeenStatus(seen, tx);
  if (isActive) throw fail("definition-changed");
  await tx.caller.run({
    text: "update app.service_order_statuses set is_active = true where id = $1",
    values: [seen.id],
  });
  return seen.id;
}
