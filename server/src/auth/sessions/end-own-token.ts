import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { asSystem, type Rights } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";

interface OwnToken {
  id: string;
  userId: string;
  kind: "pat" | "regular";
}

async function endToken({ id, userId, kind }: OwnToken, system: Rights): Promise<void> {
  const text = "delete from app_private.refresh_tokens where id = $1 and user_id = $2 and kind = $3";
  if ((await system.run({ text, values: [id, userId, kind] })) === 0) throw fail("not-found");
}

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
    await asSystem(deps.pool, (system) => endToken({ id, userId, kind: "regular" }, system));
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
    await asSystem(deps.pool, (system) => endToken({ id, userId, kind: "pat" }, system));
    return ok;
  },
);
