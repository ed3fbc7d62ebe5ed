import { z } from "zod";
import { requireSignUp } from "#modules/accounts/sign-in/find-or-register.ts";
import { signInAnonymously } from "#modules/accounts/sign-in/sign-in-anonymously.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { sessionPayload } from "#auth/answers.ts";
import { endpoint, requireOpen } from "#auth/endpoint/endpoint.ts";
import { resolvedLocale, signUpOptionsSchema } from "#auth/input/sign-up-options.ts";

const { displayName, locale, metadata } = signUpOptionsSchema.shape;

export const signInAnonymous = endpoint(
  {
    method: "POST",
    path: "/signin/anonymous",
    summary: "Creates an anonymous account and signs in to it.",
    body: z.object({ displayName, locale, metadata }),
    answer: sessionPayload,
    errors: ["disabled-endpoint", "signup-disabled"],
    limits: ["signUp"],
  },
  async ({ body, deps }) => {
    requireOpen("anonymous", deps);
    requireSignUp(deps);
    const person = {
      displayName: body.displayName,
      locale: resolvedLocale(body.locale),
      metadata: body.metadata ?? {},
    };
    return { session: await asSystem(deps.pool, (system) => signInAnonymously(person, system, deps)) };
  },
);
