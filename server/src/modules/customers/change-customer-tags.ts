import { staffRoles } from "@boresight/domain/accounts/roles";
import { fail } from "@boresight/domain/base/errors";
import { wrongField } from "@boresight/domain/base/problems";
import { customerFieldSchemas } from "@boresight/domain/customers/customer-field-schemas";
import { changedTags, tagChangeSchema } from "@boresight/domain/customers/customer-tags";
import { text } from "@boresight/domain/texts/text";
import type { CustomerRow } from "#db/rows.ts";
import { lockRows } from "#platform/database/lock-rows.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";

export const changeCustomerTags = mutation({
  summary:
    "Adds tags to customers and removes others, for all of them or for none. What somebody else added meanwhile stays.",
  callers: staffRoles,
  input: tagChangeSchema,
  returns: { customers: "[Customer!]!" },
  errors: ["customer-archived"],
  async run({ customerIds, ...change }, tx) {
    const customers = await lockCustomers(customerIds, tx);
    const archived = customers.filter(({ status }) => status === "archived");
    if (archived.length > 0)
      throw fail("customer-archived", { message: text("customers.archivedAmongChosen", { names: namesOf(archived) }) });
    const changed = customers.flatMap(({ tags, ...customer }) => {
      const next = changedTags(tags, change);
      return next ? [{ ...customer, tags: next }] : [];
    });
    requireRoom(changed);
    await tx.caller.run({
      text: `update app.customers c set tags = changed.tags
        from jsonb_to_recordset($1) as changed (id uuid, tags text[]) where c.id = changed.id`,
      values: [JSON.stringify(changed.map(({ id, tags }) => ({ id, tags })))],
    });
    for (const { id } of changed)
      await tx.emit({ type: "customer.updated", entityId: id, payload: { fields: ["tags"] } });
    return { customers: customerIds };
  },
});

type Tagged = Pick<CustomerRow, "id" | "status" | "tags" | "companyName" | "firstName" | "lastName">;

async function lockCustomers(ids: readonly string[], { caller, system }: Transaction): Promise<readonly Tagged[]> {
  await lockRows(system, "app.customers", { ids });
  const customers = await caller.rows<Tagged>({
    text: "select id, status, tags, company_name, first_name, last_name from app.customers where id = any ($1)",
    values: [ids],
  });
  if (customers.length < ids.length) throw fail("not-found");
  return customers;
}

/** Throws `invalid-input` with the names of those who would have more tags than one customer can have. */
function requireRoom(changed: readonly Tagged[]): void {
  const full = changed.filter(({ tags }) => !customerFieldSchemas.tags.safeParse(tags).success);
  if (full.length === 0) return;
  throw wrongField("add", "custom", text("customers.tooManyTags", { names: namesOf(full) }));
}

const namesOf = (customers: readonly Tagged[]): string =>
  customers.map(({ companyName, firstName, lastName }) => companyName || `${firstName} ${lastName}`).join(", ");
