import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { renewSession } from "#modules/accounts/sessions/sessions.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionAnswer } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint.ts";

export const refreshSession = endpoint(
  {
    method: "POST",
    path: "/token",
    summary: "Exchanges a refresh token for a session; the token works once, the answer carries the next one.",
    body: z.object({ refreshToken: z.uuid() }),
    answer: sessionAnswer,
    errors: ["invalid-refresh-token", "disabled-user"],
  },
  async ({ body, deps }) => {
    const session = await asSystem(deps.pool, (system) => renewSession(body.refreshToken, system, deps));
    if (!session) throw fail("invalid-refresh-token");
    return session;
  },
);
