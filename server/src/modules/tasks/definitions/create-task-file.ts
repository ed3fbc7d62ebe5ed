import { parseInput } from "@boresight/domain/base/problems";
import { newTaskFileSchema } from "@boresight/domain/tasks/task";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone, requireAsked } from "./keep-definitions.ts";
import { lastFileOrder } from "./last-order.ts";
import { slotColumns, slotValues } from "./slot-columns.ts";

export async function createTaskFile(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const file = parseInput(newTaskFileSchema, input);
  await requireAsked(file.taskId, tx);
  const { id } = await tx.caller.one<{ id: string }>({
    text: `insert into app.task_files (task_id, ${slotColumns.join(", ")}, sort_order)
      values ($1, ${slotColumns.map((_column, index) => `$${index + 2}`).join(", ")}, ${lastFileOrder("$1")}) returning id`,
    values: [file.taskId, ...slotValues(file)],
  });
  return id;
}
