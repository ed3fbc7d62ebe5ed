import { fail } from "@boresight/domain/base/errors";
import { parseInput } from "@boresight/domain/base/problems";
import { isStaff, roles } from "@boresight/domain/accounts/roles";
import { customerLinkSchema } from "@boresight/domain/accounts/user";
import { queueLoginMail } from "#modules/mail/orders/queue-login-mail.ts";
import { endAlert } from "#modules/alerts/raise-alert.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { giveRole } from "./change-user-role.ts";
import { findLogin } from "./find-login.ts";

/** Gives a login to a customer, or takes it away again; its role follows: `customer` while linked, else `user`. */
export async function linkUserToCustomer(input: unknown, tx: Transaction): Promise<string> {
  const { id, customerId } = parseInput(customerLinkSchema, input);
  const { defaultRole } = await findLogin(id, tx);
  if (roles.some((role) => role === defaultRole && isStaff(role))) throw fail("login-is-staff");
  await tx.caller.run({ text: "update app.customers set user_id = null where user_id = $1", values: [id] });
  if (customerId !== null) {
    await link(id, customerId, tx);
    await queueLoginMail("customer-linked", { customerId, userId: id }, tx.system);
  }
  await giveRole(id, customerId === null ? "user" : "customer", tx);
  return id;
}

/** A customer without a login gets this one, and the alert that it waits ends. */
export async function link(id: string, customerId: string, { caller, system }: Transaction): Promise<void> {
  await caller.one({ text: "select id from app.customers where id = $1 for update", values: [customerId] });
  const text = "update app.customers set user_id = $1 where id = $2 and user_id is null";
  const linked = await caller.run({ text, values: [id, customerId] });
  if (linked === 0) throw fail("customer-has-login");
  await system.run(endAlert(`newUser:${id}`));
}
