import { emailSchema, passwordSchema } from "@boresight/domain/credentials";
import { fail } from "@boresight/domain/errors";
import { z } from "zod";
import { hashPassword } from "#modules/accounts/passwords.ts";
import { registerAccount } from "#modules/accounts/register-account.ts";
import { openSession } from "#modules/accounts/sessions.ts";
import { raiseAlert } from "#modules/notifications/raise-alert.ts";
import { asSystem } from "#platform/transaction.ts";
import type { Endpoint } from "./auth-parts.ts";
import { bodySchema, readBody } from "./read-body.ts";
import { settleSignUpOptions, signUpOptionsSchema } from "./sign-up-options.ts";

const schema = bodySchema({
  email: emailSchema,
  password: z.string().max(1024),
  options: signUpOptionsSchema.optional(),
});

/** Makes an account of the smallest role, signs it in, and tells the admins, who may link it to a customer. */
export const signUpEmailPassword: Endpoint = (app, parts) => {
  app.post("/signup/email-password", async ({ body }) => {
    const { email: sent, password, options = {} } = readBody(schema, body);
    if (!passwordSchema.safeParse(password).success) throw fail("password-too-short");
    const email = sent.toLowerCase();
    const settled = settleSignUpOptions(options, parts.config);
    const passwordHash = await hashPassword(password); // Before the transaction: it takes long.
    const person = { ...settled, displayName: settled.displayName ?? email, email, passwordHash };
    const session = await asSystem(parts.pool, async (system) => {
      const account = await registerAccount(person, system);
      await system.run(newUserAlert(account.id, email));
      return openSession(account, system, parts);
    });
    return { session };
  });
};

const newUserAlert = (id: string, email: string) =>
  raiseAlert({
    kind: "newUser",
    severity: "info",
    message: `${email} registered and waits to be linked to a customer`,
    dedupeKey: `newUser:${id}`,
  });
