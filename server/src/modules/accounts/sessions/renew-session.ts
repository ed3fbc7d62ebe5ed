// Renewal: each refresh token works once, and its answer carries the next one. An answer can get lost, so the token just spent is
// answered again for a short while, until a token that came out of it is used. One that comes back later was copied: of the
// person and a thief one holds its successor, and the session ends for both.
import { fail } from "@boresight/domain/base/errors";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { accountById, type Account } from "#modules/accounts/account.ts";
import { hashOf, lifeFrom, markVisit, presentSession, type Session, type SessionDeps } from "./sessions.ts";

export interface RenewDeps extends SessionDeps {
  config: SessionDeps["config"] & { auth: Pick<Config["auth"], "refreshReuseSeconds" | "sessionDays"> };
}

export interface Renewal {
  refreshToken: string;
  /** When the request came: before the last answer was ready it ran beside that one, and both answers may arrive. */
  askedAt: Date;
}

interface Found {
  id: string;
  userId: string;
  /** Null when the token was not spent yet. */
  answeredAt: string | null;
}

/**
 * Exchanges a refresh token for the next one. Returns null for an invalid token; the reuse of a spent one ends its session, so
 * the caller must commit. Throws `disabled-user`.
 */
export async function renewSession(
  { refreshToken, askedAt }: Renewal,
  system: Rights,
  deps: RenewDeps,
): Promise<Session | null> {
  const presented = hashOf(refreshToken);
  const found =
    (await lockUnspent(presented, system, deps)) ?? (await lockJustSpent({ presented, askedAt }, system, deps));
  if (!found) return null;
  const account = await system.one<Account>(accountById(found.userId));
  if (account.disabled) throw fail("disabled-user");
  await markVisit(account.id, system, deps);
  const next = deps.ids();
  const session = await presentSession(account, { refreshToken: next, refreshTokenId: found.id }, deps);
  // Last of all, so that `answered_at` is as late as can be.
  const step = { sessionId: found.id, presented, next: hashOf(next) };
  if (found.answeredAt === null) await spend(step, system, deps);
  else await answerAgain({ ...step, isBeside: askedAt < new Date(found.answeredAt) }, system, deps);
  return session;
}

/** Locks the session whose token was not used yet: its present one, or one that went to a request beside it. */
async function lockUnspent(presented: Buffer, system: Rights, { clock }: RenewDeps): Promise<Found | undefined> {
  const sessions = "select id, user_id, null as answered_at from app_private.refresh_tokens";
  const lasts = "kind = 'regular' and expires_at > $2 for update";
  const values = [presented, clock()];
  const present = await system.maybe<Found>({
    isPrepared: true,
    text: `${sessions} where token_hash = $1 and ${lasts}`,
    values,
  });
  if (present) return present;
  const beside = "select session_id from app_private.sibling_refresh_tokens where token_hash = $1";
  const found = await system.maybe<Found>({ text: `${sessions} where id = (${beside}) and ${lasts}`, values });
  // Looked for again under the lock: another one may have been used meanwhile.
  return found && ((await system.run({ text: beside, values: [presented] })) === 1 ? found : undefined);
}

/**
 * Locks the session whose last answer may have been lost. Any other spent token ends its session, unless the request ran beside
 * the one that was answered last.
 */
async function lockJustSpent(
  { presented, askedAt }: { presented: Buffer; askedAt: Date },
  system: Rights,
  deps: RenewDeps,
): Promise<Found | undefined> {
  const now = deps.clock();
  const spent = await system.maybe<{ sessionId: string; spentAt: string }>({
    text: "select session_id, spent_at from app_private.spent_refresh_tokens where token_hash = $1",
    values: [presented],
  });
  if (!spent) return undefined;
  const { sessionId, spentAt } = spent;
  const isLate = now.getTime() - Date.parse(spentAt) >= deps.config.auth.refreshReuseSeconds * 1000;
  const found = await system.maybe<Found>({
    text: `select id, user_id, answered_at from app_private.refresh_tokens
      where id = $1 and previous_hash = $2 and expires_at > $3 for update`,
    values: [sessionId, presented, now],
  });
  if (found && !isLate) return found;
  await system.run({
    text: `with stolen as (
        delete from app_private.refresh_tokens where id = $1 and (answered_at is null or answered_at <= $2) returning user_id)
      insert into app.audit_entries (action, entity, entity_id, reason)
      select 'signedOut', 'users', user_id, 'a refresh token that was used before came back' from stolen`,
    values: [sessionId, askedAt],
  });
  return undefined;
}

interface Step {
  sessionId: string;
  presented: Buffer;
  next: Buffer;
}

const replaced = `update app_private.refresh_tokens t set token_hash = $2, previous_hash = $3, answered_at = $4, last_used_at = $4,
    expires_at = least($5, t.created_at + make_interval(days => $6),
      (select p.expires_at from app_private.refresh_tokens p where p.id = t.opened_by)) where id = $1`;

/** The next token takes the place of the one presented; those of requests beside it end. */
async function spend({ sessionId, next, presented }: Step, system: Rights, deps: RenewDeps): Promise<void> {
  await system.run({
    isPrepared: true,
    text: `with replaced as (${replaced}),
        ended as (delete from app_private.sibling_refresh_tokens where session_id = $1)
      insert into app_private.spent_refresh_tokens (token_hash, session_id, spent_at, expires_at) values ($3, $1, $4, $5)`,
    values: [sessionId, next, presented, deps.clock(), lifeFrom(deps), deps.config.auth.sessionDays],
  });
}

/** The token of the earlier answer ends, unless that answer is on its way too. */
async function answerAgain(
  { sessionId, next, presented, isBeside }: Step & { isBeside: boolean },
  system: Rights,
  deps: RenewDeps,
): Promise<void> {
  const siblings = isBeside
    ? `insert into app_private.sibling_refresh_tokens (token_hash, session_id)
        select token_hash, id from app_private.refresh_tokens where id = $1`
    : "delete from app_private.sibling_refresh_tokens where session_id = $1";
  await system.run({
    text: `with siblings as (${siblings}) ${replaced}`,
    values: [sessionId, next, presented, deps.clock(), lifeFrom(deps), deps.config.auth.sessionDays],
  });
}
