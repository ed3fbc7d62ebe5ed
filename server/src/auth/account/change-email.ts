import { z } from "zod";
import { askForEmailChange } from "#modules/accounts/own-account/change-email.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { codeChallengeField } from "#auth/input/code-challenge-field.ts";
import { emailField } from "#auth/input/email-field.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";
import { checkRedirect } from "#auth/links/redirects.ts";
import { redirectOptionsSchema } from "#auth/sign-up/sign-up-options.ts";

export const changeEmail = bearerEndpoint(
  {
    method: "POST",
    path: "/user/email/change",
    summary: "Mails a link to the new address; the address changes when it is opened.",
    body: z.object({
      newEmail: emailField,
      options: redirectOptionsSchema.optional(),
      codeChallenge: codeChallengeField.optional(),
    }),
    answer: okAnswer,
    errors: ["email-already-in-use", "redirectTo-not-allowed", "disabled-user"],
    bearer: "elevated",
    limits: ["mail"],
  },
  async ({ body: { newEmail, codeChallenge, options = {} }, user: { userId }, deps }) => {
    const { redirectTo } = options;
    checkRedirect(redirectTo, deps.config);
    await asSystem(deps.pool, (system) =>
      askForEmailChange({ userId, newEmail, redirectTo, codeChallenge }, system, deps),
    );
    return ok;
  },
);
