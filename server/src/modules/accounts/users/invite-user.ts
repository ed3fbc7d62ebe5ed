import { isStaff } from "@boresight/domain/accounts/roles";
import { invitationSchema } from "@boresight/domain/accounts/user-schema";
import { inviteLogin } from "./invite-login.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { requireFreshProof } from "./find-login.ts";

export const inviteUser = mutation({
  summary: "Creates a login without a password and emails the person a link to choose one.",
  input: invitationSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  clientKey: true,
  errors: ["elevated-claim-required", "email-already-in-use"],
  async run({ email, displayName, role, customerId }, tx: Transaction & RequestContext) {
    await tx.caller.run({ text: "select from app.users where false for update" }); // Only those who may change logins may invite.
    if (isStaff(role)) requireFreshProof(tx);
    const linked = role === "customer" && customerId ? { customerId } : {};
    return { user: await inviteLogin({ email, displayName, role, ...linked }, tx) };
  },
});
