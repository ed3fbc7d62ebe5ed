import { fail } from "@boresight/domain/base/errors";
import { labelsOfColumns } from "@boresight/domain/customers/customer-fields";
import { mergeIdSchema, mergeUndoDays } from "@boresight/domain/customers/customer-schema";
import { text } from "@boresight/domain/texts/text";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import type { Marks, Overwritten } from "./merge-customers.ts";
import { preferOldestContact } from "#modules/customers/prefer-oldest-contact.ts";
import { moveBack, type MovedIds } from "./moved-records.ts";
import { partVehicles } from "./same-vehicles.ts";

export const undoCustomerMerge = mutation({
  summary:
    "Undoes a merge of the last 30 days: the records that moved go back, and so do fields, unless they changed since. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: mergeIdSchema,
  returns: { customer: "Customer", mergedCustomer: "Customer" },
  errors: ["elevated-claim-required", "merge-not-undone"],
  async run({ id }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await tx.caller.one({ text: "select id from app.customer_merges where id = $1", values: [id] });
    await lockRows(tx.system, "app.customer_merges", { ids: [id] });
    const merge = await tx.system.one<StoredMerge>({
      text: `select customer_id as survivor_id, merged_customer_id as merged_id, merged_at, undone_at, moved, overwritten, merged_status
        from app.customer_merges where id = $1`,
      values: [id],
    });
    if (merge.undoneAt) throw fail("merge-not-undone");
    if (tx.now.getTime() - new Date(merge.mergedAt).getTime() > mergeUndoDays * 24 * 3_600_000) {
      throw fail("merge-not-undone", { message: text("customers.mergeIsTooOld", { days: mergeUndoDays }) });
    }
    await lockRows(tx.system, "app.customers", { ids: [merge.survivorId, merge.mergedId] });
    await restoreFields(merge, tx.system);
    await reopen(merge, tx.system);
    await tx.system.run({ text: "update app.customer_merges set undone_at = $2 where id = $1", values: [id, tx.now] });
    await tx.emit({ type: "customer.mergeUndone", entityId: merge.mergedId, payload: { fromId: merge.survivorId } });
    return { customer: merge.survivorId, mergedCustomer: merge.mergedId };
  },
});

interface StoredMerge {
  survivorId: string;
  mergedId: string;
  mergedAt: string;
  undoneAt: string | null;
  moved: MovedIds & { joinedVehicles: Parameters<typeof partVehicles>[0]; marks: Marks };
  overwritten: Overwritten;
  mergedStatus: string;
}

/** Throws `merge-not-undone` when somebody changed one of the fields since. */
async function restoreFields({ survivorId, overwritten }: StoredMerge, system: Rights): Promise<void> {
  const columns = Object.keys(overwritten);
  if (columns.length === 0) return;
  const { row } = await system.one<{ row: Record<string, unknown> }>({
    text: "select to_jsonb(c) as row from app.customers c where id = $1",
    values: [survivorId],
  });
  const changed = columns.filter((column) => JSON.stringify(row[column]) !== JSON.stringify(overwritten[column]?.[1]));
  if (changed.length > 0) {
    const fields = labelsOfColumns(changed).join(", ");
    throw fail("merge-not-undone", { message: text("customers.changedSinceMerge", { fields }) });
  }
  const before = Object.fromEntries(columns.map((column) => [column, overwritten[column]?.[0]]));
  await system.run({
    text: `update app.customers c set (${columns.join(", ")}) = (
        select ${columns.join(", ")} from jsonb_populate_record(null::app.customers, $2::jsonb))
      where id = $1`,
    values: [survivorId, JSON.stringify({ ...row, ...before })],
  });
}

/** The merged customer gets back its status, its records and what was first among them. */
async function reopen({ survivorId, mergedId, mergedStatus, moved }: StoredMerge, system: Rights): Promise<void> {
  const { joinedVehicles, marks, ...ids } = moved;
  await system.run({
    text: `update app.customers set status = case $2 when 'onHold' then 'active' else $2 end, archived_at = null, merged_into_id = null
      where id = $1`,
    values: [mergedId, mergedStatus],
  });
  await system.run({
    text: `update app.customers set user_id = (select u.id from app.users u
        where u.customer_id = $1 and u.id <> all ($2::uuid[]) order by u.created_at limit 1)
      where id = $1 and user_id = any ($2::uuid[])`,
    values: [survivorId, ids.users ?? []],
  });
  // What the first login was, the trigger has unlinked: the ids that moved are linked again.
  await system.run({
    text: "update app.users set customer_id = $1 where id = any ($2::uuid[]) and customer_id is null",
    values: [survivorId, ids.users ?? []],
  });
  await moveBack(ids, { from: survivorId, to: mergedId }, system);
  await partVehicles(joinedVehicles, system);
  await restoreMarks(mergedId, marks, system);
  // The survivor may have preferred a contact that has gone back.
  for (const id of [survivorId, mergedId]) await preferOldestContact(id, system);
}

async function restoreMarks(mergedId: string, marks: Marks, system: Rights): Promise<void> {
  await system.run({
    text: "update app.contacts set is_preferred = false where customer_id = $1 and is_preferred",
    values: [mergedId],
  });
  await system.run({
    text: "update app.contacts set is_preferred = true where customer_id = $1 and id = $2",
    values: [mergedId, marks.preferredContactId],
  });
  await system.run({
    text: "update app.customer_addresses set is_default = true where customer_id = $1 and id = $2",
    values: [mergedId, marks.defaultAddressId],
  });
  await system.run({
    text: `update app.customers set user_id = $2
      where id = $1 and exists (select from app.users where id = $2 and customer_id = $1)`,
    values: [mergedId, marks.firstLoginId],
  });
}
