import { fail } from "@boresight/domain/base/errors";
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import { customerLinkSchema } from "@boresight/domain/accounts/user";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation } from "#platform/mutation.ts";
import { giveRole } from "./update-user-role.ts";
import { findLogin } from "./find-login.ts";

export const linkUserToCustomer = mutation({
  summary: "Links a login to a customer, or unlinks it. Its role follows: `customer` while linked, else `user`.",
  input: customerLinkSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["customer-has-login", "last-admin", "login-is-staff"],
  async run({ id, customerId }, tx) {
    const { defaultRole } = await findLogin(id, tx);
    if (roles.some((role) => role === defaultRole && isStaff(role))) throw fail("login-is-staff");
    await tx.caller.run({ text: "update app.customers set user_id = null where user_id = $1", values: [id] });
    if (customerId !== null) {
      await link({ id, customerId, isInvited: false }, tx);
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

/** Links this login to a customer who has none. Throws `customer-has-login`. */
export async function link({ id, customerId, isInvited }: Link, { caller, emit }: Transaction): Promise<void> {
  await caller.one({ text: "select id from app.customers where id = $1 for update", values: [customerId] });
  const text = "update app.customers set user_id = $1 where id = $2 and user_id is null";
  const linked = await caller.run({ text, values: [id, customerId] });
  if (linked === 0) throw fail("customer-has-login");
  await emit({ type: "user.linked", entityId: id, payload: { customerId, isInvited } });
}
