import { fail } from "@boresight/domain/base/errors";
import { loginSchema } from "@boresight/domain/accounts/user-schema";
import { t } from "@boresight/domain/texts/text";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { mutation, type RequestContext } from "#platform/mutation.ts";
import { findLogin, requireFreshProof, ticketDeps } from "./find-login.ts";

export const sendUserPasswordReset = mutation({
  summary: "Emails someone a link to choose a new password.",
  input: loginSchema,
  returns: { user: "User" },
  payload: "UserPayload",
  errors: ["disabled-user", "elevated-claim-required"],
  async run({ id }, tx: Transaction & RequestContext) {
    const account = await findLogin(id, tx);
    requireFreshProof(tx);
    if (account.email === null) throw fail("invalid-input", { message: t("accounts.loginHasNoEmail") });
    if (account.disabled) throw fail("disabled-user");
    const { email: recipient } = account;
    await mailTicket(
      { account, purpose: "passwordReset", recipient, redirectTo: undefined },
      tx.system,
      ticketDeps(tx),
    );
    return { user: id };
  },
});
