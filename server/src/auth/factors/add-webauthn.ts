import { z } from "zod";
import { addSecurityKey, startAddingKey } from "#modules/accounts/factors/add-security-key.ts";
import { creationOptionsAnswer } from "#auth/answers.ts";
import { nicknameField, registrationField, pageOriginOf } from "#auth/input/fields.ts";
import { bearerEndpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { requireElevationByKey } from "../endpoint/require-elevation.ts";
import { proofErrors, proofFields, requireProof } from "./require-proof.ts";

export const addWebauthn = bearerEndpoint(
  {
    method: "POST",
    path: "/user/webauthn/add",
    summary: "Asks for another security key of the bearer.",
    body: z.object(proofFields),
    answer: creationOptionsAnswer,
    errors: ["disabled-user", "disabled-endpoint", ...proofErrors],
    bearer: "registered",
  },
  async ({ body: shown, user, request, deps }) => {
    requireOpen("securityKeys", deps);
    await requireElevationByKey(user, deps);
    await requireProof(user, shown, deps);
    return startAddingKey(user.userId, deps.pool, { ...deps, ...pageOriginOf(request) });
  },
);

export const addWebauthnVerify = bearerEndpoint(
  {
    method: "POST",
    path: "/user/webauthn/verify",
    summary: "Keeps the security key that was asked for.",
    body: z.object({ credential: registrationField, nickname: nicknameField.optional() }),
    answer: z.object({ id: z.uuid(), nickname: z.string().nullable() }),
    errors: ["disabled-user", "disabled-endpoint", "elevated-claim-required"],
    bearer: "registered",
  },
  async ({ body, user, deps }) => {
    requireOpen("securityKeys", deps);
    await requireElevationByKey(user, deps);
    const nickname = body.nickname || null;
    const id = await addSecurityKey({ userId: user.userId, credential: body.credential, nickname }, deps.pool, deps);
    return { id, nickname };
  },
);
