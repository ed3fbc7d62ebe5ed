import { fail } from "@boresight/domain/errors";
import type { Pool } from "pg";
import { asSystem } from "#platform/transaction.ts";
import { accountByEmail, type Account } from "./account.ts";
import { passwordMatches } from "./passwords.ts";
import { openSession, type Session, type SessionParts } from "./sessions.ts";

export interface PasswordSignIn {
  email: string;
  password: string;
}

/** Unknown person, no password and wrong password look the same; only who knows the password learns that it is disabled. */
export async function signInWithPassword(
  { email, password }: PasswordSignIn,
  pool: Pool,
  parts: SessionParts,
): Promise<Session> {
  // Hashing takes long: it happens between two transactions, so that it holds no connection.
  const { account, passwordHash } = await asSystem(pool, async (system) => {
    const account = await system.maybe<Account>(accountByEmail(email));
    const text = `select password_hash as hash from app_private.user_passwords where user_id = $1`;
    const stored = account && (await system.maybe<{ hash: string }>({ text, values: [account.id] }));
    return { account, passwordHash: stored?.hash ?? null };
  });
  const matches = await passwordMatches(password, passwordHash);
  if (!account || !matches) throw fail("invalid-email-password");
  if (account.disabled) throw fail("disabled-user");
  return asSystem(pool, async (system) => {
    await system.run({
      text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id)
        values ($1, $2, 'signedIn', 'users', $1)`,
      values: [account.id, account.defaultRole],
    });
    return openSession(account, system, parts);
  });
}
