import { parseInput } from "@boresight/domain/base/problems";
import { seenDefinitionSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { findSeenTaskFile, keepAlone } from "./keep-definitions.ts";

/** Orders that have the slot already keep it, with what lies in it. Answers the task it belonged to. */
export async function deleteTaskFile(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const seen = parseInput(seenDefinitionSchema, input);
  const taskId = await findSeenTaskFile(seen, tx);
  await tx.caller.run({ text: "delete from app.task_files where id = $1", values: [seen.id] });
  return taskId;
}
