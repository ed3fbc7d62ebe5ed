import { fail } from "@boresight/domain/base/errors";
import { z } from "zod";
import { asSystem } from "#platform/database/transaction.ts";
import { ok, okAnswer } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint.ts";

/** Ends one of the bearer's own refresh tokens: another device's session, or a personal access token. */
const endToken = (kind: "regular" | "pat", path: string, summary: string) =>
  bearerEndpoint(
    {
      method: "POST",
      path,
      summary,
      body: z.object({ id: z.uuid() }),
      answer: okAnswer,
      errors: ["not-found"],
      bearer: "registered",
    },
    async ({ body: { id }, user: { userId }, deps }) => {
      const ended = await asSystem(deps.pool, (system) =>
        system.run({
          text: "delete from app_private.refresh_tokens where id = $1 and user_id = $2 and kind = $3",
          values: [id, userId, kind],
        }),
      );
      if (ended === 0) throw fail("not-found");
      return ok;
    },
  );

export const endOwnSession = endToken("regular", "/user/sessions/end", "Signs one of the bearer's other devices out.");
export const revokePersonalAccessToken = endToken("pat", "/pat/revoke", "Ends one of the bearer's access tokens.");
