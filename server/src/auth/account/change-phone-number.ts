import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { askForPhoneChange, changePhoneNumberByCode } from "#modules/accounts/own-account/change-phone-number.ts";
import { dialableNumber } from "#modules/accounts/own-account/phone-number.ts";
import { sendCode } from "#modules/accounts/mail/text-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";
import { otpField, phoneField, requireDialable } from "#auth/input/fields.ts";

export const changePhoneNumber = bearerEndpoint(
  {
    method: "POST",
    path: "/user/phone-number/change",
    summary: "Texts a code to a new number; the bearer's number changes when the code is typed.",
    body: z.object({ newPhoneNumber: phoneField, ...proofFields }),
    answer: okAnswer,
    errors: ["cannot-send-sms", "disabled-user", "disabled-endpoint", ...proofErrors],
    bearer: "elevated",
    limits: ["sms"],
  },
  async ({ body: { newPhoneNumber, ...shown }, user, deps }) => {
    requireOpen("sms", deps);
    const phoneNumber = requireDialable(newPhoneNumber);
    await requireProof(user, shown, deps);
    const { userId } = user;
    const messageId = await asSystem(deps.pool, (system) => askForPhoneChange({ userId, phoneNumber }, system, deps));
    await sendCode(messageId, deps.pool, deps);
    return ok;
  },
);

export const changePhoneNumberVerify = bearerEndpoint(
  {
    method: "POST",
    path: "/user/phone-number/change/verify",
    guarded: true,
    summary: "Changes the bearer's number, by the code that was texted to it.",
    body: z.object({ newPhoneNumber: phoneField, otp: otpField }),
    answer: okAnswer,
    errors: ["invalid-otp", "disabled-endpoint"],
    bearer: "registered",
  },
  async ({ body, user: { userId }, deps }) => {
    requireOpen("sms", deps);
    const phoneNumber = dialableNumber(body.newPhoneNumber);
    if (phoneNumber === null) throw fail("invalid-otp");
    const typed = { userId, phoneNumber, code: body.otp };
    await deps.guesses(userId, () => changePhoneNumberByCode(typed, deps.pool, deps));
    return ok;
  },
);
