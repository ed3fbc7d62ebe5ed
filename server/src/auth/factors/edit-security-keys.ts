import { z } from "zod";
import { removeKey, renameKey } from "#modules/accounts/factors/security-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { nicknameField } from "#auth/input/fields.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "./require-proof.ts";

export const renameSecurityKey = bearerEndpoint(
  {
    method: "POST",
    path: "/user/security-keys/rename",
    summary: "Names one of the bearer's security keys.",
    body: z.object({ id: z.uuid(), nickname: nicknameField.min(1) }),
    answer: okAnswer,
    errors: ["not-found"],
    bearer: "elevated",
  },
  async ({ body: { id, nickname }, user: { userId }, deps }) => {
    await asSystem(deps.pool, (system) => renameKey({ userId, id }, nickname, system));
    return ok;
  },
);

export const removeSecurityKey = bearerEndpoint(
  {
    method: "POST",
    path: "/user/security-keys/remove",
    summary: "Forgets one of the bearer's security keys, unless nothing else signs the bearer in.",
    body: z.object({ id: z.uuid(), ...proofFields }),
    answer: okAnswer,
    errors: ["not-found", "last-way-in", ...proofErrors],
    bearer: "elevated",
  },
  async ({ body: { id, ...shown }, user, deps }) => {
    await requireProof(user, shown, deps);
    await asSystem(deps.pool, (system) => removeKey({ userId: user.userId, id }, system));
    return ok;
  },
);
