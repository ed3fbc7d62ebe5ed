import { z } from "zod";
import { askForKey, signInWithSecurityKey } from "#modules/accounts/sign-in/sign-in-with-security-key.ts";
import { requestOptionsAnswer, sessionPayload } from "#auth/answers.ts";
import { assertionField, emailField, pageOriginOf } from "#auth/input/fields.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";

export const signInWebauthn = endpoint(
  {
    method: "POST",
    path: "/signin/webauthn",
    summary: "Asks for someone's security key; without an address, for any that is known here.",
    body: z.object({ email: emailField.optional() }),
    answer: requestOptionsAnswer,
    errors: ["invalid-email-password", "disabled-endpoint"],
  },
  async ({ body: { email }, request, deps }) => {
    requireOpen("securityKeys", deps);
    return askForKey(email, deps.pool, { ...deps, ...pageOriginOf(request) });
  },
);

export const signInWebauthnVerify = endpoint(
  {
    method: "POST",
    path: "/signin/webauthn/verify",
    summary: "Signs in with the security key that was asked for.",
    body: z.object({ email: emailField.optional(), credential: assertionField }),
    answer: sessionPayload,
    errors: ["unverified-user", "disabled-user", "disabled-endpoint"],
  },
  async ({ body: { email, credential }, deps }) => {
    requireOpen("securityKeys", deps);
    return { session: await signInWithSecurityKey({ email, credential }, deps.pool, deps) };
  },
);
