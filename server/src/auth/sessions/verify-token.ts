import { z } from "zod";
import { ok, okAnswer } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";
import { userOf, signedInUser } from "../endpoint/signed-in-user.ts";

export const verifyToken = endpoint(
  {
    method: "POST",
    path: "/token/verify",
    summary: "Checks whether a token, or else the request's own, is valid.",
    body: z.object({ token: z.string().optional() }),
    answer: okAnswer,
    errors: ["unauthenticated-user"],
  },
  async ({ body: { token }, request, deps }) => {
    await (token === undefined ? signedInUser(request, deps) : userOf(token, deps));
    return ok;
  },
);
