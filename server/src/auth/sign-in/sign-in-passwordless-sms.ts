import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { findOrRegisterByPhone } from "#modules/accounts/sign-in/find-or-register.ts";
import { dialableNumber } from "#modules/accounts/own-account/phone-number.ts";
import { signInWithSmsCode } from "#modules/accounts/sign-in/sign-in-with-code.ts";
import { sendCode, textCode } from "#modules/accounts/mail/text-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer, signInPayload } from "#auth/answers.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { otpField, phoneField, requireDialable } from "#auth/input/fields.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

export const signInPasswordlessSms = endpoint(
  {
    method: "POST",
    path: "/signin/passwordless/sms",
    summary: "Texts a code that signs in; whose number is not known yet gets an account.",
    body: z.object({ phoneNumber: phoneField, options: signUpOptionsSchema.optional() }),
    answer: okAnswer,
    errors: [
      "cannot-send-sms",
      "redirectTo-not-allowed",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "disabled-endpoint",
    ],
    limits: ["sms"],
  },
  async ({ body: { phoneNumber: typed, options = {} }, deps }) => {
    requireOpen("sms", deps);
    const phoneNumber = requireDialable(typed);
    const { redirectTo: _unused, ...settled } = resolveSignUpOptions(options, deps.config);
    const messageId = await asSystem(deps.pool, async (system) => {
      const account = await findOrRegisterByPhone({ ...settled, phoneNumber }, system, deps);
      return account && textCode({ account, phoneNumber }, system, deps);
    });
    if (messageId !== null) await sendCode(messageId, deps.pool, deps);
    return ok;
  },
);

export const signInPasswordlessSmsOtp = endpoint(
  {
    method: "POST",
    path: "/signin/passwordless/sms/otp",
    guarded: true,
    summary: "Signs in by the code of a text message, which proves its number.",
    body: z.object({ phoneNumber: phoneField, otp: otpField }),
    answer: signInPayload,
    errors: ["invalid-otp", "disabled-user", "disabled-endpoint"],
  },
  async ({ body, deps }) => {
    requireOpen("sms", deps);
    const phoneNumber = dialableNumber(body.phoneNumber);
    if (phoneNumber === null) throw fail("invalid-otp");
    return deps.guesses(phoneNumber, () => signInWithSmsCode({ phoneNumber, otp: body.otp }, deps.pool, deps));
  },
);
