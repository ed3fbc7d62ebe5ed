import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { revokePersonalAccessToken as revoke } from "#modules/accounts/own-account/personal-access-tokens.ts";
import { endOtherSession } from "#modules/accounts/sessions/sessions.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";

/** Whoever holds a stolen token must not be able to shut its owner out. */
export const endOwnSession = bearerEndpoint(
  {
    method: "POST",
    path: "/user/sessions/end",
    summary: "Signs one of the bearer's other devices out.",
    body: z.object({ id: z.uuid(), ...proofFields }),
    answer: okAnswer,
    errors: ["not-found", ...proofErrors],
    bearer: "registered",
  },
  async ({ body: { id, ...shown }, user, deps }) => {
    const { userId, sessionId } = user;
    if (id !== sessionId) await requireProof(user, shown, deps);
    if (!(await asSystem(deps.pool, (system) => endOtherSession({ id, userId }, system)))) throw fail("not-found");
    return ok;
  },
);

export const revokePersonalAccessToken = bearerEndpoint(
  {
    method: "POST",
    path: "/pat/revoke",
    summary: "Ends one of the bearer's access tokens.",
    body: z.object({ id: z.uuid() }),
    answer: okAnswer,
    errors: ["not-found"],
    bearer: "registered",
  },
  async ({ body: { id }, user: { userId }, deps }) => {
    await asSystem(deps.pool, (system) => revoke({ id, userId }, system));
    return ok;
  },
);
