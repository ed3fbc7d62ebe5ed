import { fail } from "@boresight/domain/base/errors";
import type { QboRecordRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { requireConnected } from "./require-connected.ts";

export type LockedRecord = Pick<QboRecordRow, "id" | "connectionId" | "entity" | "qboId" | "record" | "appliedAt">;

/** Locks the connection and reads the record. Throws `not-found` and `qbo-not-connected`. */
export async function lockRecord(id: string, tx: Transaction): Promise<LockedRecord> {
  const read = () =>
    tx.caller.one<LockedRecord>({
      text: "select id, connection_id, entity, qbo_id, record, applied_at from app.qbo_records where id = $1",
      values: [id],
    });
  await requireConnected((await read()).connectionId, tx);
  return read(); // As it is now that nobody else changes it.
}

interface Wanted {
  record: Pick<LockedRecord, "connectionId" | "entity">;
  localId: string;
}

/** Throws `not-found` for what the caller does not see, `qbo-already-linked` when it is another record of theirs already. */
export async function requireFree({ record, localId }: Wanted, { caller, system }: Transaction): Promise<void> {
  await caller.one({
    text:
      record.entity === "Customer"
        ? "select id from app.customers where id = $1"
        : "select id from app.line_item_types where id = $1",
    values: [localId],
  });
  const linked = await system.maybe({
    text: "select from app.qbo_links where connection_id = $1 and entity = $2 and local_id = $3",
    values: [record.connectionId, record.entity, localId],
  });
  if (linked) throw fail("qbo-already-linked");
}
