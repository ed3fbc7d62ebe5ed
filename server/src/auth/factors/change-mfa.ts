import { z } from "zod";
import { activateTotp, deactivateTotp } from "#modules/accounts/factors/second-factor.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";
import { otpField } from "#auth/input/otp-field.ts";
import { requireOpen } from "#auth/links/require-open.ts";

export const changeMfa = bearerEndpoint(
  {
    method: "POST",
    path: "/user/mfa",
    summary: "Turns the bearer's second factor on or off; either takes a code of the authenticator app.",
    body: z.object({ code: otpField, activeMfaType: z.enum(["totp", ""]) }),
    answer: okAnswer,
    errors: ["totp-already-active", "no-totp-secret", "invalid-totp", "disabled-mfa-totp", "disabled-endpoint"],
    bearer: "elevated",
    limits: ["guess"],
  },
  async ({ body: { code, activeMfaType }, user: { userId }, deps }) => {
    if (activeMfaType === "totp") requireOpen("mfa", deps); // People who have it can always turn it off.
    const change = activeMfaType === "totp" ? activateTotp : deactivateTotp;
    await deps.guesses(userId, () => asSystem(deps.pool, (system) => change({ userId, code }, system, deps)));
    return ok;
  },
);
