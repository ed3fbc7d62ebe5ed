import { emailSchema } from "@boresight/domain/credentials";
import { z } from "zod";
import { signInWithPassword } from "#modules/accounts/sign-in-with-password.ts";
import type { Endpoint } from "./auth-parts.ts";
import { bodySchema, readBody } from "./read-body.ts";

const schema = bodySchema({ email: emailSchema, password: z.string().min(1).max(1024) });

export const signInEmailPassword: Endpoint = (app, parts) => {
  app.post("/signin/email-password", async ({ body }) => {
    const { email, password } = readBody(schema, body);
    const session = await signInWithPassword({ email: email.toLowerCase(), password }, parts.pool, parts);
    return { session, mfa: null };
  });
};
