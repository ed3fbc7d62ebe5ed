import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { endSession, signOutEverywhere } from "#modules/accounts/sessions/sessions.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { signedInUser } from "../endpoint/signed-in-user.ts";

export const signOut = endpoint(
  {
    method: "POST",
    path: "/signout",
    summary: "Ends one session, or with a bearer all of them; a token that is not known is as good as ended.",
    body: z.object({ refreshToken: z.uuid().optional(), all: z.boolean().optional() }),
    answer: okAnswer,
    errors: ["unauthenticated-user"],
  },
  async ({ body: { refreshToken, all }, request, deps }) => {
    if (all) {
      const { userId } = await signedInUser(request, deps);
      await asSystem(deps.pool, (system) => signOutEverywhere(userId, system));
      return ok;
    }
    if (!refreshToken) throw fail("invalid-request");
    await asSystem(deps.pool, (system) => endSession(refreshToken, system));
    return ok;
  },
);
