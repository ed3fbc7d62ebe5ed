import { z } from "zod";
import { accountByEmail, type Account } from "#modules/accounts/account.ts";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { codeChallengeField, emailField } from "#auth/input/fields.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { checkRedirect } from "../input/redirects.ts";
import { redirectOptionsSchema } from "#auth/input/sign-up-options.ts";

export const requestPasswordReset = endpoint(
  {
    method: "POST",
    path: "/user/password/reset",
    summary: "Mails a link with which a new password is chosen; the answer does not tell whether the address is known.",
    body: z.object({
      email: emailField,
      options: redirectOptionsSchema.optional(),
      codeChallenge: codeChallengeField.optional(),
    }),
    answer: okAnswer,
    errors: ["redirectTo-not-allowed"],
    limits: ["mail"],
  },
  async ({ body: { email, codeChallenge, options = {} }, deps }) => {
    const { redirectTo } = options;
    checkRedirect(redirectTo, deps.config);
    await asSystem(deps.pool, async (system) => {
      const account = await system.maybe<Account>(accountByEmail(email));
      if (!account || account.disabled) return;
      const mail = { account, purpose: "passwordReset", recipient: email, redirectTo, codeChallenge } as const;
      await mailTicket(mail, system, deps);
    });
    return ok;
  },
);
