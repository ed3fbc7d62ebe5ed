import { z } from "zod";
import { findOrRegisterByEmail } from "#modules/accounts/find-or-register.ts";
import { mailCode } from "#modules/accounts/mail-code.ts";
import { signInWithEmailCode } from "#modules/accounts/sign-in-with-code.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer, signInPayload } from "./answers.ts";
import { emailField } from "./email-field.ts";
import { endpoint } from "./endpoint.ts";
import { otpField } from "./otp-field.ts";
import { requireOpen } from "./require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

export const signInOtpEmail = endpoint(
  {
    method: "POST",
    path: "/signin/otp/email",
    summary: "Mails a code that signs in; who is not known yet gets an account. The answer tells of neither.",
    body: z.object({ email: emailField, options: signUpOptionsSchema.optional() }),
    answer: okAnswer,
    errors: [
      "redirectTo-not-allowed",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "disabled-endpoint",
    ],
    limits: ["mail"],
  },
  async ({ body: { email, options = {} }, parts }) => {
    requireOpen("emailCode", parts);
    const { redirectTo: _unused, ...settled } = settleSignUpOptions(options, parts.config);
    await asSystem(parts.pool, async (system) => {
      const account = await findOrRegisterByEmail({ ...settled, email }, system, parts);
      if (account) await mailCode({ account, recipient: email }, system, parts);
    });
    return ok;
  },
);

export const signInOtpEmailVerify = endpoint(
  {
    method: "POST",
    path: "/signin/otp/email/verify",
    summary: "Signs in by the code of a mail, which proves its address.",
    body: z.object({ email: emailField, otp: otpField }),
    answer: signInPayload,
    errors: ["invalid-otp", "disabled-user", "disabled-endpoint"],
  },
  async ({ body, parts }) => {
    requireOpen("emailCode", parts);
    return parts.guesses(body.email, () => signInWithEmailCode(body, parts.pool, parts));
  },
);
