import { z } from "zod";
import { renewSession } from "#modules/accounts/sessions.ts";
import { asSystem } from "#platform/transaction.ts";
import type { Endpoint } from "./auth-parts.ts";
import { bodySchema, readBody } from "./read-body.ts";

const schema = bodySchema({ refreshToken: z.uuid() });

export const refreshSession: Endpoint = (app, parts) => {
  app.post("/token", async ({ body }) => {
    const { refreshToken } = readBody(schema, body);
    return asSystem(parts.pool, (system) => renewSession(refreshToken, system, parts));
  });
};
