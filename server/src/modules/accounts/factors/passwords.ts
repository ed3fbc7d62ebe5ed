import { fail } from "@boresight/domain/base/errors";
import { hash, verify } from "@node-rs/argon2";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";

// Compared against when the person does not exist, so that the response takes as long as for a wrong password.
const nobodysHash = hash("nobody has this password");

/** Argon2id, with the library's memory and time cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export async function passwordMatches(password: string, stored: string | null): Promise<boolean> {
  const matches = await verify(stored ?? (await nobodysHash), password);
  return stored !== null && matches;
}

/** Throws `password-too-short`. */
export function checkPasswordLength(password: string, { auth }: Pick<Config, "auth">): void {
  if (password.length < auth.passwordMin) throw fail("password-too-short");
}

export async function storePassword(userId: string, passwordHash: string, system: Rights): Promise<void> {
  await system.run({
    text: `insert into app_private.user_passwords (user_id, password_hash) values ($1, $2)
      on conflict (user_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
    values: [userId, passwordHash],
  });
}

/** Returns null for people without a password. */
export async function passwordHashOf(userId: string, system: Rights): Promise<string | null> {
  const text = "select password_hash as hash from app_private.user_passwords where user_id = $1";
  return (await system.maybe<{ hash: string }>({ text, values: [userId] }))?.hash ?? null;
}
