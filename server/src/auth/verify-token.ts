import { z } from "zod";
import { sendOk } from "./answers.ts";
import type { Endpoint } from "./auth-parts.ts";
import { bodySchema, readBody } from "./read-body.ts";
import { claimsOf, signedInUser } from "./signed-in-user.ts";

const schema = bodySchema({ token: z.string().optional() });

/** Tells whether a token, or else the request's own, still holds. */
export const verifyToken: Endpoint = (app, parts) => {
  app.post("/token/verify", async (request, reply) => {
    const { token } = readBody(schema, request.body);
    await (token === undefined ? signedInUser(request, parts) : claimsOf(token, parts));
    return sendOk(reply);
  });
};
