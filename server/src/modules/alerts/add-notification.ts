import { newAlertSchema } from "@boresight/domain/alerts/admin-notification";
import { parseInput } from "@boresight/domain/base/problems";
import type { Transaction } from "#platform/database/transaction.ts";

/** Staff alert the office by hand; the table's rules say who may, and on which orders. Answers the new alert's id. */
export async function addNotification(input: unknown, { caller }: Transaction): Promise<string> {
  const { message, status, serviceOrderId } = parseInput(newAlertSchema, input);
  const { id } = await caller.one<{ id: string }>({
    text: "insert into app.admin_notifications (message, status, service_order_id) values ($1, $2, $3) returning id",
    values: [message, status ?? "unhandled", serviceOrderId ?? null],
  });
  return id;
}
