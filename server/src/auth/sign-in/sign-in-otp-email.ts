import { z } from "zod";
import { findOrRegisterByEmail } from "#modules/accounts/sign-in/find-or-register.ts";
import { mailCode } from "#modules/accounts/mail/mail-code.ts";
import { signInWithEmailCode } from "#modules/accounts/sign-in/sign-in-with-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer, signInPayload } from "#auth/answers.ts";
import { emailField, otpField } from "#auth/input/fields.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

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
  async ({ body: { email, options = {} }, deps }) => {
    requireOpen("emailCode", deps);
    const { redirectTo: _unused, ...settled } = resolveSignUpOptions(options, deps.config);
    await asSystem(deps.pool, async (system, work) => {
      const account = await findOrRegisterByEmail({ ...settled, email }, work, deps);
      if (account) await mailCode({ account, recipient: email }, system, deps);
    });
    return ok;
  },
);

export const signInOtpEmailVerify = endpoint(
  {
    method: "POST",
    path: "/signin/otp/email/verify",
    guarded: true,
    summary: "Signs in by the code of a mail, which proves its address.",
    body: z.object({ email: emailField, otp: otpField }),
    answer: signInPayload,
    errors: ["invalid-otp", "disabled-user", "disabled-endpoint"],
  },
  async ({ body, deps }) => {
    requireOpen("emailCode", deps);
    return deps.guesses(body.email, () => signInWithEmailCode(body, deps.pool, deps));
  },
);
