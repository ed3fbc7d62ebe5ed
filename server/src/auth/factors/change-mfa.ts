import { z } from "zod";
import { activateTotp, deactivateTotp } from "#modules/accounts/factors/second-factor.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { otpField } from "#auth/input/fields.ts";
import { proofErrors, proofFields, requireProof } from "./require-proof.ts";

export const changeMfa = bearerEndpoint(
  {
    method: "POST",
    path: "/user/mfa",
    summary:
      "Turns the bearer's second factor on or off; either takes a code of the authenticator app, and turning it on a proof besides.",
    body: z.object({ code: otpField, activeMfaType: z.enum(["totp", ""]), password: proofFields.password }),
    answer: okAnswer,
    errors: [
      "totp-already-active",
      "no-totp-secret",
      "disabled-mfa-totp",
      "disabled-endpoint",
      ...proofErrors.filter((code) => code !== "invalid-otp"),
    ],
    bearer: "elevated",
  },
  async ({ body: { code, activeMfaType, password }, user, deps }) => {
    const isOn = activeMfaType === "totp";
    if (isOn) requireOpen("mfa", deps); // People who have it can always turn it off.
    // The code of a new app proves nothing: whoever holds the token can have the secret. That of an active one is the proof.
    if (isOn || password !== undefined) await requireProof(user, { password }, deps);
    const { userId } = user;
    const change = isOn ? activateTotp : deactivateTotp;
    await deps.guesses(userId, () => asSystem(deps.pool, (system) => change({ userId, code }, system, deps)));
    return ok;
  },
);
