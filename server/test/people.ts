// Whom the tests of sign-in know: the first letter names the role.
import { randomUUID } from "node:crypto";
import { hash } from "@node-rs/argon2";
import { registerAccount, type NewAccount } from "#modules/accounts/sign-in/register-account.ts";
import type { Account } from "#modules/accounts/account.ts";
import { asSystem } from "#platform/database/transaction.ts";
import type { TestDatabase } from "./database.ts";

/** With which everybody in the tests signs in. */
export const password = "open sesame";
/** As cheap as the function allows: it is a secret from nobody. */
const passwordHash = hash(password, { memoryCost: 8, timeCost: 1 });

/** Someone new who can sign in with the password "open sesame". */
export async function buildAccount(db: TestDatabase, values: Partial<NewAccount> = {}): Promise<Account> {
  const person = {
    email: `uma-${randomUUID()}@example.com`,
    displayName: "Uma",
    locale: "en",
    defaultRole: "user",
    roles: [values.defaultRole ?? "user", "me"],
    metadata: {},
    passwordHash: await passwordHash,
  };
  return asSystem(db.server, (system) => registerAccount({ ...person, ...values }, system));
}

/** Everybody who is known so far gets the password. */
export async function letSignIn({ owner }: TestDatabase): Promise<void> {
  await owner.query({
    text: "insert into app_private.user_passwords (user_id, password_hash) select id, $1 from app.users on conflict do nothing",
    values: [await passwordHash],
  });
}
