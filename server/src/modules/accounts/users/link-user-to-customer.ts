import { fail } from "@boresight/domain/base/errors";
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import { customerLinkSchema } from "@boresight/domain/accounts/user-schema";
import type { Rights, Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { giveRole } from "./update-user-role.ts";
import { findLogin } from "./find-login.ts";

export const linkUserToCustomer = mutation({
  summary:
    "Links a login to a customer, or unlinks it; a customer can have several. The role follows: `customer` while linked, else `user`.",
  input: customerLinkSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["last-admin", "login-is-staff"],
  async run({ id, customerId }, tx) {
    const { defaultRole } = await findLogin(id, tx);
    if (roles.some((role) => role === defaultRole && isStaff(role))) throw fail("login-is-staff");
    await unlink(id, tx);
    if (customerId !== null) {
      await link({ id, customerId, isInvited: false }, tx.caller, tx);
    }
    await giveRole(id, customerId === null ? "user" : "customer", tx);
    return { user: id };
  },
});

interface Link {
  /** The login. */
  id: string;
  customerId: string;
  isInvited: boolean;
}

/** Links this login, the customer's first or one more. */
export async function link(
  { id, customerId, isInvited }: Link,
  rights: Rights,
  { emit }: Pick<Transaction, "emit">,
): Promise<void> {
  await rights.one({ text: "select id from app.customers where id = $1 for update", values: [customerId] });
  await rights.run({ text: "update app.users set customer_id = $1 where id = $2", values: [customerId, id] });
  await rights.run({
    text: "update app.customers set user_id = $1 where id = $2 and user_id is null",
    values: [id, customerId],
  });
  await emit({ type: "user.linked", entityId: id, payload: { customerId, isInvited } });
}

/** After the first login of a customer, its next one is the first. */
async function unlink(id: string, { caller }: Transaction): Promise<void> {
  await caller.run({
    text: `update app.customers c set user_id = (
        select u.id from app.users u where u.customer_id = c.id and u.id <> $1 order by u.created_at, u.id limit 1)
      where c.user_id = $1`,
    values: [id],
  });
  await caller.run({ text: "update app.users set customer_id = null where id = $1", values: [id] });
}
