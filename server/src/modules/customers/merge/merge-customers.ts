import { fail } from "@boresight/domain/base/errors";
import { snakeCase } from "@boresight/domain/base/text";
import type { CustomerField } from "@boresight/domain/customers/customer-fields";
import { mergeSchema } from "@boresight/domain/customers/customer-schema";
import { lockRow } from "#platform/locked-row.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { moveAll } from "./moved-records.ts";
import { joinSameVehicles } from "./same-vehicles.ts";

/** By column: the value before the merge and after it. */
export type Overwritten = Record<string, readonly [unknown, unknown]>;

export const mergeCustomers = mutation({
  summary:
    "Moves everything of one customer to another and archives the first. Can be undone for 30 days. Needs a fresh proof of who you are.",
  callers: ["admin"],
  input: mergeSchema,
  returns: { customer: "Customer", merge: "CustomerMerge" },
  errors: ["customer-archived", "customer-changed", "elevated-claim-required"],
  async run({ survivorId, survivorVersion, mergedId, mergedVersion, take }, tx) {
    if (!tx.caller.isElevated) throw fail("elevated-claim-required");
    await lockRows(tx.system, "app.customers", { ids: [survivorId, mergedId] });
    const kept = await lockRow("customers", { id: survivorId, version: survivorVersion }, tx);
    const merged = await lockRow("customers", { id: mergedId, version: mergedVersion }, tx);
    if (kept.status === "archived" || merged.status === "archived") throw fail("customer-archived");
    const marks = await clearMarks(mergedId, survivorId, tx.system);
    const joinedVehicles = await joinSameVehicles(survivorId, mergedId, tx.system);
    const moved = await moveAll({ from: mergedId, to: survivorId }, tx.system);
    const overwritten = await takeFields({ survivorId, mergedId, take }, tx.system);
    await closeMerged({ survivorId, mergedId, now: tx.now }, tx.system);
    const { id } = await tx.system.one<{ id: string }>({
      text: `insert into app.customer_merges
          (customer_id, merged_customer_id, merged_at, merged_by, moved, overwritten, merged_status)
        values ($1, $2, $3, $4, $5, $6, $7) returning id`,
      values: [
        survivorId,
        mergedId,
        tx.now,
        tx.caller.userId,
        JSON.stringify({ ...moved, joinedVehicles, marks }),
        JSON.stringify(overwritten),
        merged.status,
      ],
    });
    await tx.emit({ type: "customer.merged", entityId: mergedId, payload: { intoId: survivorId } });
    return { customer: survivorId, merge: id };
  },
});

export interface Marks {
  preferredContactId: string | null;
  defaultAddressId: string | null;
  firstLoginId: string | null;
}

/** The first login, preferred contact and default address are the survivor's, if it has any. Returns what the other had. */
async function clearMarks(mergedId: string, survivorId: string, system: Rights): Promise<Marks> {
  const had = await system.one<Marks>({
    text: `select user_id as first_login_id,
        (select id from app.contacts where customer_id = c.id and is_preferred) as preferred_contact_id,
        (select id from app.customer_addresses where customer_id = c.id and is_default) as default_address_id
      from app.customers c where id = $1`,
    values: [mergedId],
  });
  await system.run({
    text: `update app.contacts set is_preferred = false
      where id = $1 and exists (select from app.contacts where customer_id = $2)`,
    values: [had.preferredContactId, survivorId],
  });
  await system.run({
    text: `update app.customer_addresses set is_default = false
      where id = $1 and exists (select from app.customer_addresses where customer_id = $2 and is_default)`,
    values: [had.defaultAddressId, survivorId],
  });
  return had;
}

interface Taking {
  survivorId: string;
  mergedId: string;
  take: readonly CustomerField[];
}

/** Returns the fields whose values changed. */
async function takeFields({ survivorId, mergedId, take }: Taking, system: Rights): Promise<Overwritten> {
  if (take.length === 0) return {};
  const columns = take.flatMap((name) => (name === "phone" ? ["phone", "phone_extension"] : [snakeCase(name)]));
  const read = { text: "select to_jsonb(c) as row from app.customers c where id = $1", values: [survivorId] };
  const before = await system.one<{ row: Record<string, unknown> }>(read);
  await system.run({
    text: `update app.customers kept set ${columns.map((column) => `${column} = other.${column}`).join(", ")}
      from app.customers other where kept.id = $1 and other.id = $2`,
    values: [survivorId, mergedId],
  });
  const after = await system.one<{ row: Record<string, unknown> }>(read);
  const changed = columns.filter((column) => JSON.stringify(before.row[column]) !== JSON.stringify(after.row[column]));
  return Object.fromEntries(changed.map((column) => [column, [before.row[column], after.row[column]]]));
}

/** The logins have moved: the first of them becomes the survivor's first, if it had none. */
async function closeMerged(
  { survivorId, mergedId, now }: { survivorId: string; mergedId: string; now: Date },
  system: Rights,
): Promise<void> {
  const { userId } = await system.one<{ userId: string | null }>({
    text: "select user_id from app.customers where id = $1",
    values: [mergedId],
  });
  await system.run({
    text: `update app.customers set status = 'archived', hold_reason = '', archived_at = $2, merged_into_id = $3, user_id = null
      where id = $1`,
    values: [mergedId, now, survivorId],
  });
  await system.run({
    text: `update app.intake_drafts set answers = answers || jsonb_build_object('customerId', c.id,
        'customerName', app_private.customer_name(c.company_name, c.first_name, c.last_name))
      from app.customers c where c.id = $2 and answers ->> 'customerId' = $1::text`,
    values: [mergedId, survivorId],
  });
  await system.run({
    text: "update app.customers set user_id = $2 where id = $1 and user_id is null and $2::uuid is not null",
    values: [survivorId, userId],
  });
}
