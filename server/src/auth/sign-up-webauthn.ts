import { z } from "zod";
import { requireSignUp } from "#modules/accounts/find-or-register.ts";
import { signUpWithSecurityKey, startKeySignUp } from "#modules/accounts/sign-up-with-security-key.ts";
import { creationOptionsAnswer, sessionPayload } from "./answers.ts";
import { nicknameField, registrationField } from "./credential-fields.ts";
import { codeChallengeField } from "./code-challenge-field.ts";
import { emailField } from "./email-field.ts";
import { endpoint } from "./endpoint.ts";
import { pageOriginOf } from "./page-origin.ts";
import { checkRedirect } from "./redirects.ts";
import { requireOpen } from "./require-open.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

export const signUpWebauthn = endpoint(
  {
    method: "POST",
    path: "/signup/webauthn",
    summary: "Asks for a new security key, with which an account is then made.",
    body: z.object({ email: emailField, options: signUpOptionsSchema.optional() }),
    answer: creationOptionsAnswer,
    errors: [
      "email-already-in-use",
      "role-not-allowed",
      "default-role-must-be-in-allowed-roles",
      "redirectTo-not-allowed",
      "signup-disabled",
      "disabled-endpoint",
    ],
    limits: ["signUp"],
  },
  async ({ body: { email, options = {} }, request, parts }) => {
    requireOpen("securityKeys", parts);
    requireSignUp(parts);
    const signUp = { email, ...settleSignUpOptions(options, parts.config) };
    return startKeySignUp(signUp, parts.pool, { ...parts, ...pageOriginOf(request) });
  },
);

export const signUpWebauthnVerify = endpoint(
  {
    method: "POST",
    path: "/signup/webauthn/verify",
    summary: "Makes an account with the security key that was asked for, and signs it in.",
    body: z.object({
      credential: registrationField,
      nickname: nicknameField.optional(),
      codeChallenge: codeChallengeField.optional(),
      options: signUpOptionsSchema
        .pick({ displayName: true, metadata: true, redirectTo: true })
        .extend({ nickname: nicknameField.nullish() })
        .optional(),
    }),
    answer: sessionPayload,
    errors: ["email-already-in-use", "redirectTo-not-allowed", "signup-disabled", "disabled-endpoint"],
  },
  async ({ body: { credential, codeChallenge, options = {}, ...body }, parts }) => {
    requireOpen("securityKeys", parts);
    requireSignUp(parts);
    const { nickname: nicknameInOptions, ...said } = options;
    checkRedirect(said.redirectTo, parts.config);
    const nickname = (body.nickname ?? nicknameInOptions) || null;
    return { session: await signUpWithSecurityKey({ credential, nickname, said, codeChallenge }, parts.pool, parts) };
  },
);
