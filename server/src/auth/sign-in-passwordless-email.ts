import { z } from "zod";
import { findOrRegisterByEmail } from "#modules/accounts/find-or-register.ts";
import { mailTicket } from "#modules/accounts/mail-ticket.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer } from "./answers.ts";
import { codeChallengeField } from "./code-challenge-field.ts";
import { emailField } from "./email-field.ts";
import { endpoint } from "./endpoint.ts";
import { requireOpen } from "./require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

export const signInPasswordlessEmail = endpoint(
  {
    method: "POST",
    path: "/signin/passwordless/email",
    summary: "Mails a link that signs in; who is not known yet gets an account. The answer tells of neither.",
    body: z.object({
      email: emailField,
      options: signUpOptionsSchema.optional(),
      codeChallenge: codeChallengeField.optional(),
    }),
    answer: okAnswer,
    errors: [
      "redirectTo-not-allowed",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "disabled-endpoint",
    ],
    limits: ["mail"],
  },
  async ({ body: { email, codeChallenge, options = {} }, parts }) => {
    requireOpen("magicLink", parts);
    const { redirectTo, ...settled } = settleSignUpOptions(options, parts.config);
    await asSystem(parts.pool, async (system) => {
      const account = await findOrRegisterByEmail({ ...settled, email }, system, parts);
      if (!account) return;
      const mail = { account, purpose: "passwordlessEmail", recipient: email, redirectTo, codeChallenge } as const;
      await mailTicket(mail, system, parts);
    });
    return ok;
  },
);
