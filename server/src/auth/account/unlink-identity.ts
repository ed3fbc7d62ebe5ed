import { z } from "zod";
import { unlinkIdentity as unlink } from "#modules/accounts/sign-in/identities.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { proofErrors, proofFields, requireProof } from "#auth/factors/require-proof.ts";

export const unlinkIdentity = bearerEndpoint(
  {
    method: "POST",
    path: "/user/identities/unlink",
    summary: "Unlinks the bearer's account at a provider, unless nothing else signs the bearer in.",
    body: z.object({ provider: z.string().min(1).max(40), ...proofFields }),
    answer: okAnswer,
    errors: ["not-found", "last-way-in", ...proofErrors],
    bearer: "elevated",
  },
  async ({ body: { provider, ...shown }, user, deps }) => {
    await requireProof(user, shown, deps);
    await asSystem(deps.pool, (system) => unlink(user.userId, provider, system));
    return ok;
  },
);
