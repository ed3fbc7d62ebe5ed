import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import { accountByEmail, type Account } from "#modules/accounts/account.ts";
import { mailTicket } from "#modules/accounts/mail-ticket.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer } from "./answers.ts";
import { emailField } from "./email-field.ts";
import { endpoint } from "./endpoint.ts";
import { checkRedirect } from "./redirects.ts";
import { redirectOptionsSchema } from "./sign-up-options.ts";

export const sendVerificationEmail = endpoint(
  {
    method: "POST",
    path: "/user/email/send-verification-email",
    summary: "Mails the link that verifies an address once more.",
    body: z.object({ email: emailField, options: redirectOptionsSchema.optional() }),
    answer: okAnswer,
    errors: ["email-already-verified", "invalid-email-password", "redirectTo-not-allowed", "disabled-user"],
    limits: ["mail"],
  },
  async ({ body: { email, options = {} }, parts }) => {
    const { redirectTo } = options;
    checkRedirect(redirectTo, parts.config);
    await asSystem(parts.pool, async (system) => {
      const account = await system.maybe<Account>(accountByEmail(email));
      if (!account) throw fail("invalid-email-password");
      if (account.disabled) throw fail("disabled-user");
      if (account.emailVerified) throw fail("email-already-verified");
      await mailTicket({ account, purpose: "verifyEmail", recipient: email, redirectTo }, system, parts);
    });
    return ok;
  },
);
