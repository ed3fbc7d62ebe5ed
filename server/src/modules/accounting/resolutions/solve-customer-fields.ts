import { asWritten } from "@boresight/domain/texts/travelling-text";
import { fail } from "@boresight/domain/base/errors";
import { mergeRecord, type RecordFields } from "@boresight/domain/accounting/merge-record";
import { takeCustomerChanges } from "#modules/customers/changed-elsewhere/take-customer-changes.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { ownFields } from "../pull/apply-customer.ts";
import { takeoverOf } from "../pull/customer-fields-there.ts";
import { lockLink, noteAgreed } from "../pull/link.ts";
import type { OpenConflict } from "./lock-conflict.ts";
import { queuePush } from "./send-ours.ts";

type Side = "ours" | "theirs";

/**
 * Takes over the fields for which theirs counts, and what only they changed; the rest of ours is sent. Throws
 * `qbo-field-not-taken` with the fields that cannot be ours, such as half an address.
 */
export async function solveCustomerFields(
  conflict: OpenConflict,
  sideOf: (field: string) => Side,
  tx: Transaction,
): Promise<void> {
  const { localId, fields } = conflict;
  const link = await lockLink(conflict, tx.system);
  if (!link || localId === null) return;
  const agreed = { Active: true, ...link.snapshot };
  const ours = await ownFields(localId, agreed, tx);
  if (!ours) return;
  const { SyncToken, ...theirs } = conflict.theirs;
  const { theirChanges } = mergeRecord({ agreed, ours, theirs: { ...agreed, ...theirs } });
  const taken = [
    ...Object.keys(theirChanges).filter((name) => !fields.includes(name)),
    ...fields.filter((name) => sideOf(name) === "theirs"),
  ];
  const { values, address, untaken } = takeoverOf(pick(theirs, taken), { isCompany: ours["CompanyName"] !== "" });
  if (untaken.length > 0) throw fail("qbo-field-not-taken", { fields: untaken.map(problem) });
  const syncToken = typeof SyncToken === "string" ? SyncToken : "0"; // A stale one is found out when ours are sent.
  await tx.system.run(noteAgreed(link.id, { syncToken, snapshot: { ...agreed, ...theirs } }, tx.now));
  await takeCustomerChanges(localId, { values, address }, tx);
  await queuePush(conflict, tx);
}

const pick = (record: RecordFields, names: readonly string[]): RecordFields =>
  Object.fromEntries(Object.entries(record).filter(([name]) => names.includes(name)));

const problem = (field: string) => ({ field, code: "qbo-field-not-taken", message: asWritten(field) });
