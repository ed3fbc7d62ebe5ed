import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { seenDefinitionSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { findSeenTask, keepAlone } from "./keep-definitions.ts";
import { lastTaskOrder } from "./last-order.ts";

/** Takes an archived task up again, as the last of its status. */
export async function restoreTask(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const seen = parseInput(seenDefinitionSchema, input);
  const { isArchived, statusId } = await findSeenTask(seen, tx);
  if (!isArchived) throw fail("definition-changed");
  await tx.caller.run({
    text: `update app.tasks set archived_at = null, task_order = ${lastTaskOrder("$2")} where id = $1`,
    values: [seen.id, statusId],
  });
  return seen.id;
}
