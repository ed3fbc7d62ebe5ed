import { z } from "zod";
import { elevateWithPassword } from "#modules/accounts/factors/elevate.ts";
import { sessionPayload } from "#auth/answers.ts";
import { bearerEndpoint } from "#auth/endpoint/endpoint.ts";
import { currentPasswordField } from "./require-proof.ts";

export const elevatePassword = bearerEndpoint(
  {
    method: "POST",
    path: "/elevate/password",
    summary:
      "Gives the bearer a session that may change the account, for the password; not where there is a security key.",
    body: z.object({ password: currentPasswordField }),
    answer: sessionPayload,
    errors: ["invalid-email-password", "password-too-new", "elevated-claim-required", "disabled-user"],
    bearer: "registered",
  },
  async ({ body: { password }, user: bearer, deps }) => ({
    session: await deps.guesses(bearer.userId, () => elevateWithPassword({ bearer, password }, deps.pool, deps)),
  }),
);
