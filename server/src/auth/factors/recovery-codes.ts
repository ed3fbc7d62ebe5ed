import { z } from "zod";
import { makeRecoveryCodes, recoverFromLostApp } from "#modules/accounts/factors/own-recovery-codes.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "./require-proof.ts";
import { requireSecondFactor } from "#modules/accounts/factors/recovery-codes.ts";
import { recoveryCodeField } from "#auth/input/fields.ts";

export const newRecoveryCodes = bearerEndpoint(
  {
    method: "POST",
    path: "/user/recovery-codes",
    summary:
      "Replaces the bearer's recovery codes and shows the new ones this once. Takes a proof, such as a code of the authenticator app.",
    body: z.object(proofFields),
    answer: z.object({ recoveryCodes: z.array(z.string()) }),
    errors: ["disabled-mfa-totp", ...proofErrors],
    bearer: "elevated",
  },
  async ({ body: shown, user, deps }) => {
    const { userId } = user;
    await asSystem(deps.pool, (system) => requireSecondFactor(userId, system));
    await requireProof(user, shown, deps);
    return { recoveryCodes: await asSystem(deps.pool, (system) => makeRecoveryCodes(userId, system, deps)) };
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
  },
  async ({ body: { recoveryCode: code }, user: { userId }, deps }) => {
    await deps.guesses(userId, () =>
      asSystem(deps.pool, (system) => recoverFromLostApp({ userId, code }, system, deps)),
    );
    return ok;
  },
);
