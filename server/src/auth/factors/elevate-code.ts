import { z } from "zod";
import { elevateWithCode } from "#modules/accounts/factors/elevate.ts";
import { accountForCode } from "#modules/accounts/factors/prove-again.ts";
import { mailCode } from "#modules/accounts/mail/mail-code.ts";
import { sendCode, textCode } from "#modules/accounts/mail/text-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer, sessionPayload } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { otpField } from "#auth/input/fields.ts";

export const sendElevateCode = bearerEndpoint(
  {
    method: "POST",
    path: "/elevate/code/send",
    summary:
      "Mails or texts a code to the bearer's own address, as a proof for people without a password or a security key; not where an authenticator app is on, whose code is the proof.",
    answer: okAnswer,
    errors: ["cannot-send-sms"],
    bearer: "registered",
    limits: ["mail", "sms"],
  },
  async ({ user: { userId }, deps }) => {
    const messageId = await asSystem(deps.pool, async (system) => {
      const account = await accountForCode(userId, system);
      const { email, phoneNumber } = account;
      if (email === null)
        return textCode({ account, phoneNumber: phoneNumber ?? "", purpose: "proofCode" }, system, deps);
      await mailCode({ account, recipient: email, purpose: "proofCode" }, system, deps);
      return null;
    });
    if (messageId !== null) await sendCode(messageId, deps.pool, deps);
    return ok;
  },
);

export const elevateCode = bearerEndpoint(
  {
    method: "POST",
    path: "/elevate/code",
    summary:
      "Gives the bearer a session that may change the account, for a code of the authenticator app or the one that was sent; not where there is a security key.",
    body: z.object({ code: otpField }),
    answer: sessionPayload,
    errors: ["invalid-totp", "invalid-otp", "elevated-claim-required", "disabled-user"],
    bearer: "registered",
  },
  async ({ body: { code }, user: bearer, deps }) => ({
    session: await deps.guesses(bearer.userId, () => elevateWithCode({ bearer, code }, deps.pool, deps)),
  }),
);
