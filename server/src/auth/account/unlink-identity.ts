import { z } from "zod";
import { unlinkIdentity as unlink } from "#modules/accounts/sign-in/identities.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";

export const unlinkIdentity = bearerEndpoint(
  {
    method: "POST",
    path: "/user/identities/unlink",
    summary: "Unlinks the bearer's account at a provider, unless nothing else signs the bearer in.",
    body: z.object({ provider: z.string().min(1).max(40) }),
    answer: okAnswer,
    errors: ["not-found", "last-way-in"],
    bearer: "elevated",
  },
  async ({ body: { provider }, user: { userId }, deps }) => {
    await asSystem(deps.pool, (system) => unlink(userId, provider, system));
    return ok;
  },
);
