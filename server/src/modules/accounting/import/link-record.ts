import { z } from "zod";
import type { QboRecordRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";

export type LinkedRecord = Pick<QboRecordRow, "id" | "connectionId" | "entity" | "qboId" | "record">;

/** What we ever send of it: both sides agree on these as they are there, until ours are sent. */
const sentFields = {
  Customer: [
    "DisplayName",
    "CompanyName",
    "GivenName",
    "FamilyName",
    "PrimaryEmailAddr",
    "PrimaryPhone",
    "BillAddr",
    "ResaleNum",
    "Active",
  ],
  Item: ["Name", "Type", "Description", "UnitPrice", "PurchaseCost", "IncomeAccountRef", "ExpenseAccountRef", "Active"],
} as const;

const recordSchema = z.looseObject({ SyncToken: z.string() });

/** Stores that theirs is ours. Returns whether it is: not when either of the two is linked already. */
export async function linkRecord(
  { connectionId, entity, qboId, record }: LinkedRecord,
  { localId, tx: { system, now } }: { localId: string; tx: Pick<Transaction, "system" | "now"> },
): Promise<boolean> {
  const theirs = recordSchema.parse(record);
  const snapshot = Object.fromEntries(
    sentFields[entity].flatMap((field) => (theirs[field] === undefined ? [] : [[field, theirs[field]]])),
  );
  const linked = await system.run({
    text: `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at)
      values ($1, $2, $3, $4, $5, 'theirs', $6, $7) on conflict do nothing`,
    values: [connectionId, entity, localId, qboId, theirs.SyncToken, JSON.stringify(snapshot), now],
  });
  return linked === 1;
}
