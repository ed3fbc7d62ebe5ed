import { z } from "zod";
import { findOrRegisterByEmail } from "#modules/accounts/find-or-register.ts";
import { mailTicket } from "#modules/accounts/mail-ticket.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer } from "./answers.ts";
import { emailField } from "./email-field.ts";
import { endpoint } from "./endpoint.ts";
import { requireOpen } from "./require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

export const signInPasswordlessEmail = endpoint(
  {
    method: "POST",
    path: "/signin/passwordless/email",
    summary: "Mails a link that signs in; who is not known yet gets an account.",
    body: z.object({ email: emailField, options: signUpOptionsSchema.optional() }),
    answer: okAnswer,
    errors: [
      "redirectTo-not-allowed",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "disabled-user",
      "signup-disabled",
      "disabled-endpoint",
    ],
    limits: ["mail"],
  },
  async ({ body: { email, options = {} }, parts }) => {
    requireOpen("magicLink", parts);
    const { redirectTo, ...settled } = settleSignUpOptions(options, parts.config);
    await asSystem(parts.pool, async (system) => {
      const account = await findOrRegisterByEmail({ ...settled, email }, system, parts);
      await mailTicket({ account, purpose: "passwordlessEmail", recipient: email, redirectTo }, system, parts);
    });
    return ok;
  },
);
