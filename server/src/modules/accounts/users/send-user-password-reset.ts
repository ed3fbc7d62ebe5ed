import { fail } from "@boresight/domain/base/errors";
import { loginSchema } from "@boresight/domain/accounts/user-schema";
import { text } from "@boresight/domain/texts/text";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { findLogin, requireFreshProof, ticketDeps } from "./find-login.ts";
import { mailInvitation } from "#modules/accounts/mail/mail-invitation.ts";

export const sendUserPasswordReset = mutation({
  summary: "Emails someone a link to choose a new password; the invitation again while they have never been here.",
  input: loginSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["disabled-user", "elevated-claim-required"],
  async run({ id }, tx: Transaction & RequestContext) {
    const account = await findLogin(id, tx);
    requireFreshProof(tx);
    if (account.email === null) throw fail("invalid-input", { message: text("accounts.loginHasNoEmail") });
    if (account.disabled) throw fail("disabled-user");
    const { email } = account;
    const { wasHere } = await tx.system.one<{ wasHere: boolean }>({
      text: "select last_seen_at is not null as was_here from app.users where id = $1",
      values: [id],
    });
    const mail = { account, purpose: "passwordReset", recipient: email, redirectTo: undefined } as const;
    await (wasHere
      ? mailTicket(mail, tx.system, ticketDeps(tx))
      : mailInvitation({ ...account, email }, tx.system, ticketDeps(tx)));
    return { user: id };
  },
});
