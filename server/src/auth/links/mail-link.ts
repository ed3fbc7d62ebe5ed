import { z } from "zod";
import { accountByEmail, type Account } from "#modules/accounts/account.ts";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { codeChallengeField, emailField } from "#auth/input/fields.ts";
import { checkRedirect } from "#auth/input/redirects.ts";
import { redirectOptionsSchema } from "#auth/input/sign-up-options.ts";

interface MailedLink {
  purpose: "passwordReset" | "verifyEmail";
  path: string;
  summary: string;
}

/** Mails a link to the address of an account that needs it; the answer is the same whether there is one. */
const mailedLink = ({ purpose, path, summary }: MailedLink) =>
  endpoint(
    {
      method: "POST",
      path,
      summary,
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
        if (!account || account.disabled || (purpose === "verifyEmail" && account.emailVerified)) return;
        await mailTicket({ account, purpose, recipient: email, redirectTo, codeChallenge }, system, deps);
      });
      return ok;
    },
  );

export const requestPasswordReset = mailedLink({
  purpose: "passwordReset",
  path: "/user/password/reset",
  summary: "Mails a link with which a new password is chosen; the answer does not tell whether the address is known.",
});

export const sendVerificationEmail = mailedLink({
  purpose: "verifyEmail",
  path: "/user/email/send-verification-email",
  summary:
    "Mails the link that verifies an address once more; earlier ones stay good. The answer does not tell whether there is an account.",
});
