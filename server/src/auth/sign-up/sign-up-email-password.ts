import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { requireGoodPassword } from "#modules/accounts/factors/password-rules.ts";
import { hashPassword } from "#modules/accounts/factors/passwords.ts";
import { registerAccount } from "#modules/accounts/sign-in/register-account.ts";
import { welcomeNewcomer } from "#modules/accounts/sign-in/welcome-newcomer.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionPayload } from "#auth/answers.ts";
import { codeChallengeField, emailField, newPasswordField } from "#auth/input/fields.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "../input/sign-up-options.ts";

export const signUpEmailPassword = endpoint(
  {
    method: "POST",
    path: "/signup/email-password",
    summary: "Creates an account with the least privileged role and signs in to it.",
    body: z.object({
      email: emailField,
      password: newPasswordField,
      options: signUpOptionsSchema.optional(),
      codeChallenge: codeChallengeField.optional(),
    }),
    answer: sessionPayload,
    errors: [
      "email-already-in-use",
      "password-too-short",
      "password-too-common",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "redirectTo-not-allowed",
      "signup-disabled",
    ],
    limits: ["signUp"],
  },
  async ({ body: { email, password, codeChallenge, options = {} }, deps }) => {
    if (!deps.config.auth.signUp) throw fail("signup-disabled");
    await requireGoodPassword(password, deps);
    const { redirectTo, ...settled } = resolveSignUpOptions(options, deps.config);
    const passwordHash = await hashPassword(password); // Before the transaction, because hashing is slow.
    const person = { ...settled, displayName: settled.displayName ?? email, email, passwordHash };
    const session = await asSystem(deps.pool, async (system, work) => {
      const account = await registerAccount(person, system);
      return welcomeNewcomer({ account, redirectTo, codeChallenge }, work, deps);
    });
    return { session };
  },
);
