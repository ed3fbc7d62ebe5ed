import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { seenDefinitionSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { findSeenTask, keepAlone } from "./keep-definitions.ts";

/** An archived task is asked of no more orders; those that have it keep it. */
export async function archiveTask(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const seen = parseInput(seenDefinitionSchema, input);
  const { isArchived } = await findSeenTask(seen, tx);
  if (isArchived) throw fail("task-archived");
  await tx.caller.run({ text: "update app.tasks set archived_at = now() where id = $1", values: [seen.id] });
  return seen.id;
}
