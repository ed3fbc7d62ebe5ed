import { z } from "zod";
import { exchangeCode } from "#modules/accounts/sign-in/exchange-code.ts";
import { signInPayload } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";

export const exchangeToken = endpoint(
  {
    method: "POST",
    path: "/token/exchange",
    summary: "Exchanges the code that a link led back with, and the verifier of its challenge, for a session.",
    body: z.object({ code: z.string().min(1).max(100), codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/) }),
    answer: signInPayload,
    errors: ["invalid-ticket", "disabled-user"],
    limits: ["guess"],
  },
  ({ body, deps }) => exchangeCode(body, deps.pool, deps),
);
