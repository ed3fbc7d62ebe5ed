import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import { z } from "zod";
import type { QboRecordRow } from "#db/rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { fieldsOfCustomer } from "../pull/customer-fields-there.ts";
import { linkTheirs } from "../pull/link.ts";

export type LinkedRecord = Pick<QboRecordRow, "id" | "connectionId" | "entity" | "qboId" | "record">;

/** What we ever send of an item. */
const itemFields = [
  "Name",
  "Type",
  "Description",
  "UnitPrice",
  "PurchaseCost",
  "IncomeAccountRef",
  "ExpenseAccountRef",
  "Active",
] as const;

/** As it was stored when it was read, by the schema of its entity. */
const recordSchema = z.looseObject({ Id: z.string(), SyncToken: z.string() });
const customerSchema = z.looseObject({ ...recordSchema.shape, DisplayName: z.string() });

/** Both sides agree on what is there, until ours is sent. */
function agreedFields({ entity, record }: LinkedRecord): RecordFields {
  if (entity === "Customer") return fieldsOfCustomer(customerSchema.parse(record));
  const theirs = recordSchema.parse(record);
  return Object.fromEntries(
    itemFields.flatMap((field) => (theirs[field] === undefined ? [] : [[field, theirs[field]]])),
  );
}

/** Stores that theirs is ours. Returns whether it is: not when either of the two is linked already. */
export async function linkRecord(
  linked: LinkedRecord,
  { localId, tx: { system, now } }: { localId: string; tx: Pick<Transaction, "system" | "now"> },
): Promise<boolean> {
  const { connectionId, entity, qboId, record } = linked;
  const { SyncToken: syncToken } = recordSchema.parse(record);
  const snapshot = agreedFields(linked);
  const { text, values } = linkTheirs({ connectionId, entity, localId, qboId, syncToken, snapshot }, { now });
  return (await system.run({ text: `${text} on conflict do nothing`, values })) === 1;
}
