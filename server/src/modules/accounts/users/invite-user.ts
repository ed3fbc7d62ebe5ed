import { isStaff } from "@boresight/domain/accounts/roles";
import { invitationSchema } from "@boresight/domain/accounts/user-schema";
import { registerAccount } from "#modules/accounts/sign-in/register-account.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { requireFreshProof, ticketDeps } from "./find-login.ts";
import { link } from "./link-user-to-customer.ts";
import { mailInvitation } from "#modules/accounts/mail/mail-invitation.ts";

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
    const person = { email, displayName, locale: "en", defaultRole: role, roles: [role, "user", "me"], metadata: {} };
    const account = await registerAccount(person, tx.system);
    if (role === "customer" && customerId) await link({ id: account.id, customerId, isInvited: true }, tx);
    await mailInvitation({ ...account, email }, tx.system, ticketDeps(tx));
    return { user: account.id };
  },
});
