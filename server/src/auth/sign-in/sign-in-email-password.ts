import { z } from "zod";
import { signInWithPassword } from "#modules/accounts/sign-in/sign-in-with-password.ts";
import { signInPayload } from "#auth/answers.ts";
import { emailField } from "#auth/input/fields.ts";
import { endpoint } from "#auth/endpoint/endpoint.ts";

export const signInEmailPassword = endpoint(
  {
    method: "POST",
    guarded: true,
    path: "/signin/email-password",
    summary: "Signs in, or returns a ticket where a second factor is required.",
    body: z.object({ email: emailField, password: z.string().min(1).max(1024) }),
    answer: signInPayload,
    errors: ["invalid-email-password", "unverified-user", "disabled-user"],
  },
  ({ body, deps }) => deps.guesses(body.email, () => signInWithPassword(body, deps.pool, deps)),
);
