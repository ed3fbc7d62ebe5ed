/** Rows that a verb locks by id and version before it changes them. */
import { fail, type ErrorCode } from "@boresight/domain/base/errors";
import * as z from "zod";
import type { ConversationRow, CustomerRow, FacilityRow, ServiceOrderStatusRow, VehicleRow } from "#db/rows.ts";
import { lockRows } from "./database/lock-rows.ts";
import type { Transaction } from "./database/transaction.ts";

/** By table: what its rows hold. */
export interface LockableRows {
  conversations: ConversationRow;
  customers: CustomerRow;
  facilities: FacilityRow;
  service_order_statuses: ServiceOrderStatusRow;
  vehicles: VehicleRow;
}

export type LockableTable = keyof LockableRows;

interface Locking {
  /** Thrown when somebody changed the row since the caller read it. */
  changed: ErrorCode;
  /** Its rows are checked against each other: one change at a time, and readers do not wait. */
  isWhole?: true;
}

const locking: Readonly<Record<LockableTable, Locking>> = {
  conversations: { changed: "conversation-changed" },
  customers: { changed: "customer-changed" },
  facilities: { changed: "definition-changed" },
  service_order_statuses: { changed: "definition-changed", isWhole: true },
  vehicles: { changed: "vehicle-changed" },
};

const versioned = z.object({ id: z.string(), version: z.int() });

/**
 * Returns the row that this input is about, if the caller may see it, locked until the transaction ends. Throws
 * `not-found` for any other, and the table's error when it was changed since it was read in this version.
 */
export async function lockRow<Table extends LockableTable>(
  table: Table,
  input: unknown,
  { caller, system }: Pick<Transaction, "caller" | "system">,
): Promise<LockableRows[Table]> {
  const { id, version } = versioned.parse(input);
  const { changed, isWhole } = locking[table];
  if (isWhole) await caller.run({ text: `lock table app.${table} in share row exclusive mode` });
  await caller.one({ text: `select id from app.${table} where id = $1`, values: [id] });
  if (!isWhole) await lockRows(system, `app.${table}`, { ids: [id] });
  const row = await system.one<LockableRows[Table]>({ text: `select * from app.${table} where id = $1`, values: [id] });
  if (row.version !== version) throw fail(changed);
  return row;
}
