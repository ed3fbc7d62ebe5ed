import { z } from "zod";
import { askForEmailChange } from "#modules/accounts/own-account/change-email.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { codeChallengeField, emailField } from "#auth/input/fields.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";
import { checkRedirect } from "#auth/input/redirects.ts";
import { redirectOptionsSchema } from "#auth/input/sign-up-options.ts";

export const changeEmail = bearerEndpoint(
  {
    method: "POST",
    path: "/user/email/change",
    summary: "Mails a link to the new address; the address changes when it is opened.",
    body: z.object({
      newEmail: emailField,
      options: redirectOptionsSchema.optional(),
      codeChallenge: codeChallengeField.optional(),
      ...proofFields,
    }),
    answer: okAnswer,
    errors: ["email-already-in-use", "redirectTo-not-allowed", "disabled-user", ...proofErrors],
    bearer: "elevated",
    limits: ["mail"],
  },
  async ({ body: { newEmail, codeChallenge, options = {}, ...shown }, user, deps }) => {
    const { redirectTo } = options;
    checkRedirect(redirectTo, deps.config);
    await requireProof(user, shown, deps);
    const { userId } = user;
    await asSystem(deps.pool, (system) =>
      askForEmailChange({ userId, newEmail, redirectTo, codeChallenge }, system, deps),
    );
    return ok;
  },
);
