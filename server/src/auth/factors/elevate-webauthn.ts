import { z } from "zod";
import { askForOwnKey, elevateWithSecurityKey } from "#modules/accounts/factors/elevate.ts";
import { requestOptionsAnswer, sessionPayload } from "#auth/answers.ts";
import { assertionField, emailField, pageOriginOf } from "#auth/input/fields.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";

export const elevateWebauthn = bearerEndpoint(
  {
    method: "POST",
    path: "/elevate/webauthn",
    summary: "Asks the bearer to show a security key again.",
    body: z.object({ email: emailField.optional() }),
    answer: requestOptionsAnswer,
    errors: ["disabled-endpoint"],
    bearer: "registered",
  },
  async ({ body: { email }, user: { userId }, request, deps }) => {
    requireOpen("securityKeys", deps);
    return askForOwnKey({ userId, email }, deps.pool, { ...deps, ...pageOriginOf(request) });
  },
);

export const elevateWebauthnVerify = bearerEndpoint(
  {
    method: "POST",
    path: "/elevate/webauthn/verify",
    summary: "Gives the bearer a session that may change the account, for the security key that was asked for.",
    body: z.object({ email: emailField.optional(), credential: assertionField }),
    answer: sessionPayload,
    errors: ["disabled-user", "disabled-endpoint"],
    bearer: "registered",
  },
  async ({ body, user: bearer, deps }) => {
    requireOpen("securityKeys", deps);
    return { session: await elevateWithSecurityKey({ bearer, email: body.email, ...body }, deps.pool, deps) };
  },
);
