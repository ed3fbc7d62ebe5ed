// Sessions: an access token for some minutes and a refresh token for some weeks, of which only the hash is stored.
import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/base/errors";
import type { Ids } from "#platform/ids.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Rights } from "#platform/database/transaction.ts";
import { signAccessToken, type TokenDeps } from "./access-token.ts";
import { presentAccount, type Account } from "#modules/accounts/account.ts";

export interface Session {
  accessToken: string;
  accessTokenExpiresIn: number;
  refreshToken: string;
  refreshTokenId: string;
  user: ReturnType<typeof presentAccount>;
}

/** Where a session was opened, for people to recognize it in their list of sessions, and for us to know the place again. */
export interface Device {
  userAgent: string | null;
  address: string | null;
  /** Hashes of the browser's own secret and of its network. */
  marks: { device: Buffer; network: Buffer };
  /** It has brought the secret along, or can. */
  isBrowser: boolean;
}

export interface SessionDeps extends TokenDeps {
  config: TokenDeps["config"] & { auth: Pick<Config["auth"], "sessionDays"> };
  ids: Ids;
  device?: Device;
  /** The person has just proved again who they are. */
  isElevated?: boolean;
  /** It was opened by a password reset link. */
  resetsPassword?: boolean;
  /** It was opened with a password that proves nothing yet. */
  isUnproved?: boolean;
  /** The personal access token that opened it, and whose end ends it. */
  openedBy?: string;
}

const day = 86_400_000;

/** Opens a session. Every sign-in ends here. Throws `disabled-user`. */
export async function openSession(account: Account, system: Rights, deps: SessionDeps): Promise<Session> {
  if (account.disabled) throw fail("disabled-user");
  const refreshToken = deps.ids();
  const { userAgent = null, address = null } = deps.device ?? {};
  const { resetsPassword = false, isUnproved = false, openedBy = null } = deps;
  const provedAt = resetsPassword || isUnproved || openedBy !== null ? null : deps.clock();
  // In one statement, because people wait for it.
  const { id } = await system.one<{ id: string }>({
    isPrepared: true,
    text: `with opened as (
        insert into app_private.refresh_tokens (user_id, token_hash, expires_at, last_used_at, user_agent, address,
          resets_password, opened_by, proved_at, created_at)
        values ($1, $5, least($6, (select expires_at from app_private.refresh_tokens where id = $10)), $2, $7, $8, $9, $10, $11, $2)
        returning id),
      audited as (
        insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id)
        values ($1, $12, 'signedIn', 'users', $1)),
      ${noteVisit}
      select id from opened`,
    values: [
      account.id,
      deps.clock(),
      ...placeOf({ isNew: true }, deps),
      hashOf(refreshToken),
      lifeFrom(deps),
      userAgent,
      address,
      resetsPassword,
      openedBy,
      provedAt,
      account.defaultRole,
    ],
  });
  return presentSession(account, { refreshToken, refreshTokenId: id }, deps);
}

/** A spent token ends its session too: its holder may never have received the next one. */
export async function endSession(refreshToken: string, system: Rights): Promise<void> {
  await system.run({
    text: `delete from app_private.refresh_tokens where kind = 'regular' and id in (
      select id from app_private.refresh_tokens where token_hash = $1
      union all select session_id from app_private.spent_refresh_tokens where token_hash = $1
      union all select session_id from app_private.sibling_refresh_tokens where token_hash = $1)`,
    values: [hashOf(refreshToken)],
  });
}

/** Ends a session of the person's own from another device. Returns false for one that is not theirs. */
export async function endOtherSession(
  { id, userId }: { id: string; userId: string },
  system: Rights,
): Promise<boolean> {
  const text = "delete from app_private.refresh_tokens where id = $1 and user_id = $2 and kind = 'regular'";
  if ((await system.run({ text, values: [id, userId] })) === 0) return false;
  await auditSignOut(userId, system);
  return true;
}

/** For the person's own sign-out everywhere. */
export async function signOutEverywhere(userId: string, system: Rights): Promise<void> {
  await endAllSessions(userId, system);
  await auditSignOut(userId, system);
}

const auditSignOut = (userId: string, system: Rights): Promise<number> =>
  system.run({
    text: `insert into app.audit_entries (actor_id, actor_role, action, entity, entity_id)
      select id, default_role, 'signedOut', 'users', id from app.users where id = $1`,
    values: [userId],
  });

const placeLife = 30 * day;

/**
 * Statements that note when an account was last seen, accurate to five minutes, and where, accurate to a day: updating the rows
 * with every request would load the database for nothing. Others who guess its password do not keep its owner waiting where they
 * had a session in the last 30 days.
 */
const noteVisit = `seen as (
        update app.users set last_seen_at = $2::timestamptz
        where id = $1 and (last_seen_at is null or last_seen_at < $2::timestamptz - interval '5 minutes')),
      known as (
        insert into app_private.known_places as p (user_id, mark, expires_at)
        select $1, mark, $4::timestamptz from unnest($3::bytea[]) as mark
        on conflict (user_id, mark) do update set expires_at = excluded.expires_at
          where p.expires_at < excluded.expires_at - interval '1 day')`;

/** The values of `noteVisit` from the third on. A script with a personal access token makes no place known. */
function placeOf({ isNew }: { isNew: boolean }, { device, openedBy, clock }: SessionDeps): [Buffer[], Date] {
  const expiresAt = new Date(clock().getTime() + placeLife);
  if (!device || openedBy !== undefined) return [[], expiresAt];
  const { marks, isBrowser } = device;
  return [isNew || isBrowser ? [marks.device, marks.network] : [marks.network], expiresAt];
}

/** For a session that goes on. */
export async function markVisit(userId: string, system: Rights, deps: SessionDeps): Promise<void> {
  await system.run({
    isPrepared: true,
    text: `with ${noteVisit} select 1`,
    values: [userId, deps.clock(), ...placeOf({ isNew: false }, deps)],
  });
}

/** Also voids emailed links that were not opened yet. `except` is the session that stays. */
export async function endAllSessions(userId: string, system: Rights, except: string | null = null): Promise<void> {
  const text =
    "delete from app_private.refresh_tokens where user_id = $1 and kind = 'regular' and id is distinct from $2";
  await system.run({ text, values: [userId, except] });
  await forgetProofs(userId, system);
}

/** A password reset link lets its session change the password once. Returns false when that has happened already. */
export async function spendReset(sessionId: string, system: Rights): Promise<boolean> {
  const text = "update app_private.refresh_tokens set resets_password = false where id = $1 and resets_password";
  return (await system.run({ text, values: [sessionId] })) > 0;
}

/** The person has proved again, in this session, who they are. */
export async function noteProof(sessionId: string, system: Rights, { clock }: Pick<TokenDeps, "clock">): Promise<void> {
  const text = "update app_private.refresh_tokens set proved_at = $2 where id = $1 and opened_by is null";
  await system.run({ text, values: [sessionId, clock()] });
}

/** Ends sessions, personal access tokens and links that were sent. `except` is the session that stays. */
export async function endEverything(userId: string, system: Rights, except: string | null = null): Promise<void> {
  const text = "delete from app_private.refresh_tokens where user_id = $1 and id is distinct from $2";
  await system.run({ text, values: [userId, except] });
  await forgetProofs(userId, system);
}

/** Links that were sent, and the places of sessions that have ended. */
async function forgetProofs(userId: string, system: Rights): Promise<void> {
  for (const table of ["tickets", "known_places"])
    await system.run({ text: `delete from app_private.${table} where user_id = $1`, values: [userId] });
}

export async function presentSession(
  account: Account,
  refresh: Pick<Session, "refreshToken" | "refreshTokenId">,
  deps: SessionDeps,
): Promise<Session> {
  const { isElevated = false } = deps;
  return {
    accessToken: await signAccessToken({ account, sessionId: refresh.refreshTokenId, isElevated }, deps),
    accessTokenExpiresIn: deps.config.accessTokenSeconds,
    ...refresh,
    user: presentAccount(account),
  };
}

export const hashOf = (token: string): Buffer => createHash("sha256").update(token.toLowerCase()).digest();

/** When a session ends that is not renewed any more: after 30 days, or when the settings end every session. */
export const lifeFrom = ({ clock, config }: SessionDeps): Date =>
  new Date(clock().getTime() + Math.min(30, config.auth.sessionDays) * day);
