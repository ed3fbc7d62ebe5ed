import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { makeRecoveryCodes, recoverFromLostApp } from "#modules/accounts/factors/own-recovery-codes.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";
import { otpField } from "#auth/input/otp-field.ts";
import { recoveryCodeField } from "#auth/input/recovery-code-field.ts";

export const newRecoveryCodes = bearerEndpoint(
  {
    method: "POST",
    path: "/user/recovery-codes",
    summary:
      "Replaces the bearer's recovery codes and shows the new ones this once. Takes a fresh proof, or a code of the authenticator app.",
    body: z.object({ code: otpField.optional() }),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ["disabled-mfa-totp", "invalid-totp", "elevated-claim-required"],
    bearer: "elevated",
    limits: ["guess"],
  },
  async ({ body: { code }, user, deps }) => {
    if (code === undefined && !user.isElevated) throw fail("elevated-claim-required");
    const { userId } = user;
    const make = () => asSystem(deps.pool, (system) => makeRecoveryCodes({ userId, code }, system, deps));
    return { recoveryCodes: await deps.guesses(userId, make) };
  },
);

export const turnMfaOffByRecoveryCode = bearerEndpoint(
  {
    method: "POST",
    path: "/user/mfa/recover",
    summary: "Turns the bearer's second factor off with a recovery code, for someone who lost the authenticator app.",
    body: z.object({ recoveryCode: recoveryCodeField }),
    answer: okAnswer,
    errors: ["disabled-mfa-totp", "no-totp-secret", "invalid-recovery-code"],
    bearer: "elevated",
    limits: ["guess"],
  },
  async ({ body: { recoveryCode: code }, user: { userId }, deps }) => {
    await deps.guesses(userId, () =>
      asSystem(deps.pool, (system) => recoverFromLostApp({ userId, code }, system, deps)),
    );
    return ok;
  },
);
