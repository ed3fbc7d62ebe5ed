// Sessions: an access token for some minutes and a refresh token, of which only the hash is stored, for some weeks.
import { createHash } from "node:crypto";
import { fail } from "@boresight/domain/errors";
import type { Ids } from "#platform/ids.ts";
import type { Rights } from "#platform/transaction.ts";
import { signAccessToken, type TokenParts } from "./access-token.ts";
import { accountById, presentAccount, type Account } from "./account.ts";

export interface Session {
  accessToken: string;
  accessTokenExpiresIn: number;
  refreshToken: string;
  refreshTokenId: string;
  user: ReturnType<typeof presentAccount>;
}

export interface SessionParts extends TokenParts {
  ids: Ids;
}

const refreshTokenLife = 2_592_000_000; // 30 days

export async function openSession(account: Account, system: Rights, parts: SessionParts): Promise<Session> {
  const refreshToken = parts.ids();
  const { id } = await system.one<{ id: string }>({
    text: `insert into app_private.refresh_tokens (user_id, token_hash, expires_at) values ($1, $2, $3) returning id`,
    values: [account.id, hashOf(refreshToken), lifeFrom(parts)],
  });
  return presentSession(account, { refreshToken, refreshTokenId: id }, parts);
}

/** Exchanges a refresh token for the next one; of two who come with the same, one statement lets only the first through. */
export async function renewSession(refreshToken: string, system: Rights, parts: SessionParts): Promise<Session> {
  const next = parts.ids();
  const renewed = await system.maybe<{ id: string; userId: string }>({
    text: `update app_private.refresh_tokens set token_hash = $2, expires_at = $3
      where token_hash = $1 and kind = 'regular' and expires_at > $4 returning id, user_id as "userId"`,
    values: [hashOf(refreshToken), hashOf(next), lifeFrom(parts), parts.clock()],
  });
  if (!renewed) throw fail("invalid-refresh-token");
  const account = await system.one<Account>(accountById(renewed.userId));
  if (account.disabled) throw fail("disabled-user");
  return presentSession(account, { refreshToken: next, refreshTokenId: renewed.id }, parts);
}

export async function endSession(refreshToken: string, system: Rights): Promise<void> {
  const text = "delete from app_private.refresh_tokens where token_hash = $1 and kind = 'regular'";
  await system.run({ text, values: [hashOf(refreshToken)] });
}

export async function endAllSessions(userId: string, system: Rights): Promise<void> {
  const text = "delete from app_private.refresh_tokens where user_id = $1 and kind = 'regular'";
  await system.run({ text, values: [userId] });
}

async function presentSession(
  account: Account,
  refresh: Pick<Session, "refreshToken" | "refreshTokenId">,
  parts: SessionParts,
): Promise<Session> {
  return {
    accessToken: await signAccessToken(account, parts),
    accessTokenExpiresIn: parts.config.accessTokenSeconds,
    ...refresh,
    user: presentAccount(account),
  };
}

const hashOf = (refreshToken: string): Buffer => createHash("sha256").update(refreshToken.toLowerCase()).digest();

const lifeFrom = ({ clock }: TokenParts): Date => new Date(clock().getTime() + refreshTokenLife);
