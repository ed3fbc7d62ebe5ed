import { parseInput } from "@boresight/domain/base/problems";
import { changedTaskFileSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { findSeenTaskFile, keepAlone } from "./keep-definitions.ts";
import { slotColumns, slotValues } from "./slot-columns.ts";

export async function updateTaskFile(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const file = parseInput(changedTaskFileSchema, input);
  await findSeenTaskFile(file, tx);
  const assignments = slotColumns.map((column, index) => `${column} = $${index + 2}`).join(", ");
  await tx.caller.run({
    text: `update app.task_files set ${assignments} where id = $1`,
    values: [file.id, ...slotValues(file)],
  });
  return file.id;
}
