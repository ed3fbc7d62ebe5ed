import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { deanonymize, type NewSignInMethod } from "#modules/accounts/sign-in/deanonymize.ts";
import { requireSignUp } from "#modules/accounts/sign-in/find-or-register.ts";
import { requireGoodPassword } from "#modules/accounts/factors/password-rules.ts";
import { hashPassword } from "#modules/accounts/factors/passwords.ts";
import { sendCode } from "#modules/accounts/mail/text-code.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import type { AuthDeps } from "#auth/endpoint/auth-deps.ts";
import { codeChallengeField, emailField, newPasswordField, phoneField, requireDialable } from "#auth/input/fields.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

const bodySchema = z.object({
  signInMethod: z.enum(["email-password", "passwordless"]),
  connection: z.enum(["email", "sms"]).optional(),
  email: emailField.optional(),
  password: newPasswordField.optional(),
  phoneNumber: phoneField.optional(),
  options: signUpOptionsSchema.optional(),
  codeChallenge: codeChallengeField.optional(),
});

export const deanonymizeUser = bearerEndpoint(
  {
    method: "POST",
    path: "/user/deanonymize",
    summary: "Turns the bearer's anonymous account into one of their own, with everything in it.",
    body: bodySchema,
    answer: okAnswer,
    errors: [
      "user-not-anonymous",
      "email-already-in-use",
      "password-too-short",
      "password-too-common",
      "cannot-send-sms",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "redirectTo-not-allowed",
      "signup-disabled",
      "disabled-endpoint",
      "disabled-user",
    ],
    bearer: "anyone",
    limits: ["signUp", "mail", "sms"],
  },
  async ({ body, user: { userId, isAnonymous }, deps }) => {
    if (!isAnonymous) throw fail("user-not-anonymous");
    requireSignUp(deps);
    const { redirectTo, ...options } = resolveSignUpOptions(body.options ?? {}, deps.config);
    const way = await chosenWay(body, deps);
    const person = { userId, way, options, redirectTo, codeChallenge: body.codeChallenge };
    const messageId = await asSystem(deps.pool, (_system, work) => deanonymize(person, work, deps));
    if (messageId !== null) await sendCode(messageId, deps.pool, deps);
    return ok;
  },
);

async function chosenWay(body: z.output<typeof bodySchema>, deps: AuthDeps): Promise<NewSignInMethod> {
  const { signInMethod, connection = "email", email, password, phoneNumber } = body;
  if (signInMethod === "email-password") {
    if (email === undefined || password === undefined) throw fail("invalid-request");
    await requireGoodPassword(password, deps);
    return { by: "password", email, passwordHash: await hashPassword(password) };
  }
  requireOpen(connection === "sms" ? "sms" : "magicLink", deps);
  if (connection === "sms") {
    if (phoneNumber === undefined) throw fail("invalid-request");
    return { by: "sms", phoneNumber: requireDialable(phoneNumber) };
  }
  if (email === undefined) throw fail("invalid-request");
  return { by: "email", email };
}
