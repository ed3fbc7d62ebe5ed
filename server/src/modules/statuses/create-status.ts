import { parseInput } from "@boresight/domain/base/problems";
import { newStatusSchema, statusKeyFor } from "@boresight/domain/statuses/status-definition";
import type { Transaction } from "#platform/database/transaction.ts";
import { keepAlone, requireFreeName, takeOverBeginning, writtenValues } from "./keep-statuses.ts";

/** A new status stands last and leads nowhere until the policy gets moves for it. */
export async function createStatus(input: unknown, tx: Transaction): Promise<string> {
  await keepAlone(tx);
  const status = parseInput(newStatusSchema, input);
  await requireFreeName(status.statusName, null, tx);
  if (status.isInitial) await takeOverBeginning(null, tx);
  const keys = await tx.caller.rows<{ key: string }>({ text: "select key from app.service_order_statuses" });
  const { id } = await tx.caller.one<{ id: string }>({
    text: `insert into app.service_order_statuses
        (key, status_name, customer_label, description, category, color, icon, sla_minutes, is_initial, is_terminal, is_hold, sort_order)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
        (select coalesce(max(sort_order), 0) + 10 from app.service_order_statuses))
      returning id`,
    values: [statusKeyFor(status.statusName, new Set(keys.map(({ key }) => key))), ...writtenValues(status)],
  });
  return id;
}
