// Personal access tokens: refresh tokens for programs. They sign in again and again until they expire, and are shown once.
import { fail } from "@boresight/domain/errors";
import type { Ids } from "#platform/ids.ts";
import type { Rights } from "#platform/transaction.ts";
import { accountById, type Account } from "./account.ts";
import { hashOf, openSession, type Session, type SessionParts } from "./sessions.ts";

export interface NewPersonalAccessToken {
  userId: string;
  expiresAt: Date;
  metadata: Record<string, unknown> | undefined;
}

export async function issuePersonalAccessToken(
  { userId, expiresAt, metadata = {} }: NewPersonalAccessToken,
  system: Rights,
  { ids }: { ids: Ids },
): Promise<{ id: string; personalAccessToken: string }> {
  const { disabled } = await system.one<Account>(accountById(userId));
  if (disabled) throw fail("disabled-user");
  const personalAccessToken = ids();
  const { id } = await system.one<{ id: string }>({
    text: `insert into app_private.refresh_tokens (user_id, token_hash, kind, metadata, expires_at)
      values ($1, $2, 'pat', $3, $4) returning id`,
    values: [userId, hashOf(personalAccessToken), metadata, expiresAt],
  });
  return { id, personalAccessToken };
}

export async function signInWithPersonalAccessToken(
  personalAccessToken: string,
  system: Rights,
  parts: SessionParts,
): Promise<Session> {
  const known = await system.maybe<{ id: string; userId: string }>({
    text: `update app_private.refresh_tokens set last_used_at = $2
      where token_hash = $1 and kind = 'pat' and expires_at > $2 returning id, user_id as "userId"`,
    values: [hashOf(personalAccessToken), parts.clock()],
  });
  if (!known) throw fail("invalid-pat");
  const account = await system.one<Account>(accountById(known.userId));
  return openSession(account, system, { ...parts, openedBy: known.id });
}
