import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { renewSession } from "#modules/accounts/sessions/renew-session.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionAnswer } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";

export const refreshSession = endpoint(
  {
    method: "POST",
    path: "/token",
    summary:
      "Exchanges a refresh token for a session; the answer carries the next token. One that was just spent is answered again until its successor is used, in case the answer was lost.",
    body: z.object({ refreshToken: z.uuid() }),
    answer: sessionAnswer,
    errors: ["invalid-refresh-token", "disabled-user"],
  },
  async ({ body: { refreshToken }, deps }) => {
    const askedAt = deps.clock();
    const session = await asSystem(deps.pool, (system) => renewSession({ refreshToken, askedAt }, system, deps));
    if (!session) throw fail("invalid-refresh-token");
    return session;
  },
);
