import { hash, verify } from "@node-rs/argon2";
import type { Rights } from "#platform/database/transaction.ts";

// Compared against when the person does not exist, so that the response takes as long as for a wrong password.
const nobodysHash = hash("nobody has this password");

/** Argon2id, with the library's memory and time cost. */
export const hashPassword = (password: string): Promise<string> => hash(password);

export async function passwordMatches(password: string, stored: StoredPassword | undefined): Promise<boolean> {
  const matches = await verify(stored?.passwordHash ?? (await nobodysHash), password);
  return stored !== undefined && matches;
}

export interface NewPassword {
  userId: string;
  passwordHash: string;
  /** From when on it proves who they are; at once where they had nothing else before. */
  provesFrom?: Date;
}

export async function storePassword({ userId, passwordHash, provesFrom }: NewPassword, system: Rights): Promise<void> {
  await system.run({
    text: `insert into app_private.user_passwords (user_id, password_hash, proves_from) values ($1, $2, $3)
      on conflict (user_id) do update set password_hash = excluded.password_hash, proves_from = excluded.proves_from, changed_at = now()`,
    values: [userId, passwordHash, provesFrom],
  });
}

export interface StoredPassword {
  passwordHash: string;
  /** Null: at once. */
  provesFrom: string | null;
}

/** Returns undefined for people without a password. */
export const passwordOf = (userId: string, system: Rights): Promise<StoredPassword | undefined> =>
  system.maybe<StoredPassword>({
    text: "select password_hash, proves_from from app_private.user_passwords where user_id = $1",
    values: [userId],
  });

/** Whether a password that somebody has just typed proves who they are, or was chosen too short a time ago. */
export const isProof = ({ provesFrom }: Pick<StoredPassword, "provesFrom">, now: Date): boolean =>
  provesFrom === null || Date.parse(provesFrom) <= now.getTime();
