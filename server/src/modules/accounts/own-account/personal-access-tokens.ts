// Personal access tokens: refresh tokens for programs. They can be used repeatedly until they expire, and are shown
// once.
import { fail } from "@boresight/domain/base/errors";
import type { Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { auditAccount } from "#modules/accounts/audit-account.ts";
import { mailNotice, type AuthMailDeps } from "#modules/accounts/mail/queue-auth-mail.ts";
import { hashOf, openSession, type Session, type SessionDeps } from "../sessions/sessions.ts";

/** A program's token must be renewed by a person now and then. */
const longestLife = 366 * 86_400_000;

export interface NewPersonalAccessToken {
  userId: string;
  /** The session that creates it. */
  sessionId: string;
  expiresAt: Date;
  metadata: Record<string, unknown> | undefined;
}

/**
 * Creates a token that expires at the given moment, but after a year at most, and no later than the token that opened
 * the session it is created in. Throws `disabled-user`, `too-many-kept`, and `invalid-request` for a moment in the past.
 */
export async function issuePersonalAccessToken(
  { userId, sessionId, expiresAt, metadata = {} }: NewPersonalAccessToken,
  system: Rights,
  { ids, clock, config }: AuthMailDeps & Pick<SessionDeps, "clock" | "ids">,
): Promise<{ id: string; personalAccessToken: string }> {
  const account = await system.one<Account>(accountById(userId));
  if (account.disabled) throw fail("disabled-user");
  const now = clock().getTime();
  if (expiresAt.getTime() <= now) throw fail("invalid-request");
  await requireRoom(userId, now, system);
  const opener = await openingToken(sessionId, system);
  const end = Math.min(expiresAt.getTime(), now + longestLife, opener?.getTime() ?? Infinity);
  const personalAccessToken = ids();
  const { id } = await system.one<{ id: string }>({
    text: `insert into app_private.refresh_tokens (user_id, token_hash, kind, metadata, expires_at)
      values ($1, $2, 'pat', $3, $4) returning id`,
    values: [userId, hashOf(personalAccessToken), metadata, new Date(end)],
  });
  const changes = { name: [null, nameIn(metadata)], expires_at: [null, new Date(end)] } as const;
  await auditAccount({ userId, action: "created", entity: "refresh_tokens", changes }, system);
  await mailNotice({ account, template: "access-token-created" }, system, { config });
  return { id, personalAccessToken };
}

const mostLive = 50;

/** Throws `too-many-kept`. */
async function requireRoom(userId: string, now: number, system: Rights): Promise<void> {
  const { count } = await system.one<{ count: number }>({
    text: `select count(*)::integer as count from app_private.refresh_tokens
      where user_id = $1 and kind = 'pat' and expires_at > $2`,
    values: [userId, new Date(now)],
  });
  if (count >= mostLive) throw fail("too-many-kept");
}

/** As the account page names a token; the rest of the metadata is the program's own. */
const nameIn = ({ name }: Record<string, unknown>): string | null =>
  typeof name === "string" ? name.slice(0, 80) : null;

/** Ends a token. Throws `not-found` unless it is the person's own. */
export async function revokePersonalAccessToken(
  { userId, id }: { userId: string; id: string },
  system: Rights,
): Promise<void> {
  const ended = await system.maybe<{ metadata: Record<string, unknown> | null }>({
    text: "delete from app_private.refresh_tokens where id = $1 and user_id = $2 and kind = 'pat' returning metadata",
    values: [id, userId],
  });
  if (!ended) throw fail("not-found");
  const changes = { name: [nameIn(ended.metadata ?? {}), null] } as const;
  await auditAccount({ userId, action: "deleted", entity: "refresh_tokens", changes }, system);
}

/** Returns when the personal access token that opened this session expires; null for a session that a person opened. */
async function openingToken(sessionId: string, system: Rights): Promise<Date | null> {
  const opener = await system.maybe<{ expiresAt: string }>({
    text: `select p.expires_at from app_private.refresh_tokens s
      join app_private.refresh_tokens p on p.id = s.opened_by where s.id = $1`,
    values: [sessionId],
  });
  return opener ? new Date(opener.expiresAt) : null;
}

/** Throws `invalid-pat` for an unknown or expired token, `disabled-user`. */
export async function signInWithPersonalAccessToken(
  personalAccessToken: string,
  system: Rights,
  deps: SessionDeps,
): Promise<Session> {
  const known = await system.maybe<{ id: string; userId: string }>({
    text: `update app_private.refresh_tokens set last_used_at = $2
      where token_hash = $1 and kind = 'pat' and expires_at > $2 returning id, user_id`,
    values: [hashOf(personalAccessToken), deps.clock()],
  });
  if (!known) throw fail("invalid-pat");
  const account = await system.one<Account>(accountById(known.userId));
  return openSession(account, system, { ...deps, openedBy: known.id });
}
