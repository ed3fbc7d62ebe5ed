import { z } from "zod";
import { signInWithPersonalAccessToken } from "#modules/accounts/own-account/personal-access-tokens.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionPayload } from "#auth/answers.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";

export const signInPat = endpoint(
  {
    method: "POST",
    path: "/signin/pat",
    summary: "Signs a program in by a personal access token, which stays good until it expires.",
    body: z.object({ personalAccessToken: z.uuid() }),
    answer: sessionPayload,
    errors: ["invalid-pat", "disabled-user"],
  },
  async ({ body, deps }) => ({
    session: await asSystem(deps.pool, (system) =>
      signInWithPersonalAccessToken(body.personalAccessToken, system, deps),
    ),
  }),
);
