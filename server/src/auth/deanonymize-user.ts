import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { deanonymize, type NewWayIn } from "#modules/accounts/deanonymize.ts";
import { requireSignUp } from "#modules/accounts/find-or-register.ts";
import { checkPasswordLength, hashPassword } from "#modules/accounts/passwords.ts";
import { sendCode } from "#modules/accounts/text-code.ts";
import { asSystem } from "#platform/transaction.ts";
import { ok, okAnswer } from "./answers.ts";
import type { AuthParts } from "./auth-parts.ts";
import { codeChallengeField } from "./code-challenge-field.ts";
import { emailField, newPasswordField } from "./email-field.ts";
import { bearerEndpoint } from "./endpoint.ts";
import { phoneField, requireDialable } from "./phone-field.ts";
import { requireOpen } from "./require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

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
  async ({ body, user: { userId, isAnonymous }, parts }) => {
    if (!isAnonymous) throw fail("user-not-anonymous");
    requireSignUp(parts);
    const { redirectTo, ...options } = settleSignUpOptions(body.options ?? {}, parts.config);
    const way = await chosenWay(body, parts);
    const person = { userId, way, options, redirectTo, codeChallenge: body.codeChallenge };
    const messageId = await asSystem(parts.pool, (system) => deanonymize(person, system, parts));
    if (messageId !== null) await sendCode(messageId, parts.pool, parts);
    return ok;
  },
);

async function chosenWay(body: z.output<typeof bodySchema>, parts: AuthParts): Promise<NewWayIn> {
  const { signInMethod, connection = "email", email, password, phoneNumber } = body;
  if (signInMethod === "email-password") {
    if (email === undefined || password === undefined) throw fail("invalid-request");
    checkPasswordLength(password, parts.config);
    return { by: "password", email, passwordHash: await hashPassword(password) };
  }
  requireOpen(connection === "sms" ? "sms" : "magicLink", parts);
  if (connection === "sms") {
    if (phoneNumber === undefined) throw fail("invalid-request");
    return { by: "sms", phoneNumber: requireDialable(phoneNumber) };
  }
  if (email === undefined) throw fail("invalid-request");
  return { by: "email", email };
}
