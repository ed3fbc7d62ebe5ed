import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import { endAllSessions, endSession } from "#modules/accounts/sessions.ts";
import { asSystem } from "#platform/transaction.ts";
import { sendOk } from "./answers.ts";
import type { Endpoint } from "./auth-parts.ts";
import { bodySchema, readBody } from "./read-body.ts";
import { signedInUser } from "./signed-in-user.ts";

const schema = bodySchema({ refreshToken: z.uuid().optional(), all: z.boolean().optional() });

/** Ends one session, or all of the signed-in person; a token that is not known is as good as ended. */
export const signOut: Endpoint = (app, parts) => {
  app.post("/signout", async (request, reply) => {
    const { refreshToken, all } = readBody(schema, request.body);
    if (all) {
      const { userId } = await signedInUser(request, parts);
      await asSystem(parts.pool, (system) => endAllSessions(userId, system));
      return sendOk(reply);
    }
    if (!refreshToken) throw fail("invalid-request");
    await asSystem(parts.pool, (system) => endSession(refreshToken, system));
    return sendOk(reply);
  });
};
