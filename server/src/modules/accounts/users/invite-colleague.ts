import { fail } from "@boresight/domain/base/errors";
import { colleagueSchema } from "@boresight/domain/accounts/user-schema";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { inviteLogin } from "./invite-login.ts";

const mostLogins = 25;

export const inviteColleague = mutation({
  summary:
    "Creates one more login of the caller's own company, without a password, and emails the person a link to choose one.",
  callers: ["customer"],
  input: colleagueSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  clientKey: true,
  errors: ["email-already-in-use", "too-many-logins"],
  async run({ email, displayName }, tx: Transaction & RequestContext) {
    const { customerId } = tx.caller;
    if (customerId === null) throw fail("permission-error");
    await tx.system.run({ text: "select from app.customers where id = $1 for update", values: [customerId] }); // Two who invite at once count each other.
    const { logins } = await tx.system.one<{ logins: number }>({
      text: "select count(*)::integer as logins from app.users where customer_id = $1",
      values: [customerId],
    });
    if (logins >= mostLogins) throw fail("too-many-logins");
    return { user: await inviteLogin({ email, displayName, role: "customer", customerId }, tx) };
  },
});
