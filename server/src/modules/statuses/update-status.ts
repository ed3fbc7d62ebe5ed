import { parseInput } from "@boresight/domain/base/problems";
import { changedStatusSchema } from "@boresight/domain/statuses/status-definition";
import type { Transaction } from "#platform/database/transaction.ts";
import {
  findSeenStatus,
  keepAlone,
  requireEnds,
  requireFreeName,
  takeOverBeginning,
  writtenValues,
} from "./keep-statuses.ts";

/** Everything of a status but its key. Orders that are in it keep the time they are due at. */
export async function updateStatus(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const status = parseInput(changedStatusSchema, input);
  const before = await findSeenStatus(status, tx);
  await requireFreeName(status.statusName, status.id, tx);
  await requireEnds(before, status, tx);
  if (status.isInitial) await takeOverBeginning(status.id, tx);
  await tx.caller.run({
    text: `update app.service_order_statuses set status_name = $2, customer_label = $3, description = $4, category = $5, color = $6,
        icon = $7, sla_minutes = $8, is_initial = $9, is_terminal = $10, is_hold = $11
      where id = $1`,
    values: [status.id, ...writtenValues(status)],
  });
  return status.id;
}
