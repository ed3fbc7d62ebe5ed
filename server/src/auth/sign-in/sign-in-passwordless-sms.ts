import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { findOrRegisterByPhone } from "#modules/accounts/sign-in/find-or-register.ts";
import { dialableNumber } from "#modules/accounts/own-account/phone-number.ts";
import { signInWithSmsCode } from "#modules/accounts/sign-in/sign-in-with-code.ts";
import { sendCode, textCode } from "#modules/accounts/mail/text-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer, signInPayload } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint.ts";
import { otpField } from "#auth/input/otp-field.ts";
import { phoneField, requireDialable } from "#auth/input/phone-field.ts";
import { requireOpen } from "#auth/links/require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "#auth/sign-up/sign-up-options.ts";

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
  async ({ body: { phoneNumber: typed, options = {} }, parts }) => {
    requireOpen("sms", parts);
    const phoneNumber = requireDialable(typed);
    const { redirectTo: _unused, ...settled } = settleSignUpOptions(options, parts.config);
    const messageId = await asSystem(parts.pool, async (system) => {
      const account = await findOrRegisterByPhone({ ...settled, phoneNumber }, system, parts);
      return account && textCode({ account, phoneNumber }, system, parts);
    });
    if (messageId !== null) await sendCode(messageId, parts.pool, parts);
    return ok;
  },
);

export const signInPasswordlessSmsOtp = endpoint(
  {
    method: "POST",
    path: "/signin/passwordless/sms/otp",
    summary: "Signs in by the code of a text message, which proves its number.",
    body: z.object({ phoneNumber: phoneField, otp: otpField }),
    answer: signInPayload,
    errors: ["invalid-otp", "disabled-user", "disabled-endpoint"],
  },
  async ({ body, parts }) => {
    requireOpen("sms", parts);
    const phoneNumber = dialableNumber(body.phoneNumber);
    if (phoneNumber === null) throw fail("invalid-otp");
    return parts.guesses(phoneNumber, () => signInWithSmsCode({ phoneNumber, otp: body.otp }, parts.pool, parts));
  },
);
