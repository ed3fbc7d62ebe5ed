import { z } from "zod";
import { requireSignUp } from "#modules/accounts/sign-in/find-or-register.ts";
import { signUpWithSecurityKey, startKeySignUp } from "#modules/accounts/sign-in/sign-up-with-security-key.ts";
import { creationOptionsAnswer, sessionPayload } from "#auth/answers.ts";
import { nicknameField, registrationField, codeChallengeField, emailField, pageOriginOf } from "#auth/input/fields.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { checkRedirect } from "#auth/input/redirects.ts";
import { resolveSignUpOptions, signUpOptionsSchema } from "../input/sign-up-options.ts";

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
  async ({ body: { email, options = {} }, request, deps }) => {
    requireOpen("securityKeys", deps);
    requireSignUp(deps);
    const signUp = { email, ...resolveSignUpOptions(options, deps.config) };
    return startKeySignUp(signUp, deps.pool, { ...deps, ...pageOriginOf(request) });
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
  async ({ body: { credential, codeChallenge, options = {}, ...body }, deps }) => {
    requireOpen("securityKeys", deps);
    requireSignUp(deps);
    const { nickname: nicknameInOptions, ...said } = options;
    checkRedirect(said.redirectTo, deps.config);
    const nickname = (body.nickname ?? nicknameInOptions) || null;
    return { session: await signUpWithSecurityKey({ credential, nickname, said, codeChallenge }, deps.pool, deps) };
  },
);
