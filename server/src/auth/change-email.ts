import { z } from "zod";
import { askForEmailChange } from "#modules/accounts/change-email.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer } from "./answers.ts";
import { codeChallengeField } from "./code-challenge-field.ts";
import { emailField } from "./email-field.ts";
import { bearerEndpoint } from "./endpoint.ts";
import { checkRedirect } from "./redirects.ts";
import { redirectOptionsSchema } from "./sign-up-options.ts";

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
  async ({ body: { newEmail, codeChallenge, options = {} }, user: { userId }, parts }) => {
    const { redirectTo } = options;
    checkRedirect(redirectTo, parts.config);
    await asSystem(parts.pool, (system) =>
      askForEmailChange({ userId, newEmail, redirectTo, codeChallenge }, system, parts),
    );
    return ok;
  },
);
