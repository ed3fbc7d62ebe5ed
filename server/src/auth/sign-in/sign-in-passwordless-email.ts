import { z } from "zod";
import { findOrRegisterByEmail } from "#modules/accounts/sign-in/find-or-register.ts";
import { mailTicket } from "#modules/accounts/mail/mail-ticket.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { codeChallengeField, emailField } from "#auth/input/fields.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

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
  async ({ body: { email, codeChallenge, options = {} }, deps }) => {
    requireOpen("magicLink", deps);
    const { redirectTo, ...settled } = resolveSignUpOptions(options, deps.config);
    await asSystem(deps.pool, async (system, work) => {
      const account = await findOrRegisterByEmail({ ...settled, email }, work, deps);
      if (!account) return;
      const mail = { account, purpose: "passwordlessEmail", recipient: email, redirectTo, codeChallenge } as const;
      await mailTicket(mail, system, deps);
    });
    return ok;
  },
);
