import { fail } from "@boresight/domain/base/errors";
import type { Clock } from "#platform/clock.ts";
import { errorCode } from "#platform/startup-error.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { removeSignInMethod } from "./sign-in-methods.ts";

export interface SecurityKey {
  credentialId: string;
  publicKey: Uint8Array;
  /** How often the key has signed, as far as it reports this: a key whose counter goes back is a copy. */
  counter: number;
  transports: string[];
}

export interface StoredKey extends SecurityKey {
  id: string;
  userId: string;
}

const keys = `select id, user_id, credential_id, public_key,
    counter::float8 as counter, transports from app_private.security_keys`;

export const keysOf = (userId: string, system: Rights): Promise<readonly StoredKey[]> =>
  system.rows<StoredKey>({ text: `${keys} where user_id = $1 order by created_at`, values: [userId] });

export const keyByCredential = (credentialId: string, system: Rights): Promise<StoredKey | undefined> =>
  system.maybe<StoredKey>({ text: `${keys} where credential_id = $1`, values: [credentialId] });

export async function hasSecurityKey(userId: string, system: Rights): Promise<boolean> {
  const { known } = await system.one<{ known: boolean }>({
    text: "select exists (select from app_private.security_keys where user_id = $1) as known",
    values: [userId],
  });
  return known;
}

export interface NewKey {
  userId: string;
  key: SecurityKey;
  nickname: string | null;
}

/** Stores a key, which belongs to one person. Throws `invalid-request` for a second registration. */
export async function storeKey({ userId, key, nickname }: NewKey, system: Rights): Promise<string> {
  try {
    const { id } = await system.one<{ id: string }>({
      text: `insert into app_private.security_keys (user_id, credential_id, public_key, counter, transports, nickname)
        values ($1, $2, $3, $4, $5, $6) returning id`,
      values: [userId, key.credentialId, key.publicKey, key.counter, key.transports, nickname],
    });
    return id;
  } catch (error) {
    throw errorCode(error) === "23505" ? fail("invalid-request") : error;
  }
}

/**
 * Advances the key's counter; keys without one always report 0. Throws `invalid-request` when a concurrent sign-in has
 * advanced it further.
 */
export async function noteUse(
  { id, counter }: Pick<StoredKey, "counter" | "id">,
  system: Rights,
  { clock }: { clock: Clock },
): Promise<void> {
  const noted = await system.run({
    text: `update app_private.security_keys set counter = $2, last_used_at = $3
      where id = $1 and (counter < $2 or (counter = 0 and $2 = 0))`,
    values: [id, counter, clock()],
  });
  if (noted === 0) throw fail("invalid-request");
}

export interface OwnKey {
  userId: string;
  id: string;
}

/** Throws `not-found` unless the key is the person's own. */
export async function renameKey({ userId, id }: OwnKey, nickname: string, system: Rights): Promise<void> {
  const renamed = await system.run({
    text: "update app_private.security_keys set nickname = $3 where id = $1 and user_id = $2",
    values: [id, userId, nickname],
  });
  if (renamed === 0) throw fail("not-found");
}

/** Throws `not-found` unless the key is the person's own, `last-way-in` when it is their only way to sign in. */
export async function removeKey({ userId, id }: OwnKey, system: Rights): Promise<void> {
  await removeSignInMethod(userId, system, async () => {
    const removed = await system.run({
      text: "delete from app_private.security_keys where id = $1 and user_id = $2",
      values: [id, userId],
    });
    if (removed === 0) throw fail("not-found");
    await auditAccount({ userId, action: "deleted", entity: "security_keys" }, system);
  });
}
