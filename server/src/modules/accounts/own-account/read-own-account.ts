import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import type { Clock } from "#platform/clock.ts";
import type { Rights } from "#platform/database/transaction.ts";

/** A person's own login as they see it: which credentials exist and since when, never a secret. */
export interface OwnAccount {
  hasPassword: boolean;
  activeMfaType: "totp" | null;
  recoveryCodesLeft: number;
  sessions: {
    id: string;
    createdAt: string;
    lastUsedAt: string;
    expiresAt: string;
    userAgent: string | null;
    address: string | null;
    /** The session that is asking. */
    isCurrent: boolean;
  }[];
  securityKeys: { id: string; nickname: string | null; createdAt: string; lastUsedAt: string | null }[];
  personalAccessTokens: {
    id: string;
    metadata: Record<string, unknown> | null;
    createdAt: string;
    expiresAt: string;
  }[];
  identities: { provider: string; email: string | null; createdAt: string }[];
}

/** Nobody reads a longer list; the oldest entries are cut off. */
const mostOfEach = 100;

/** `sessionId` is the session that is asking. */
export async function readOwnAccount(
  { userId, sessionId }: Pick<TokenClaims, "sessionId" | "userId">,
  system: Rights,
  clock: Clock,
): Promise<OwnAccount> {
  const list = <Row>(text: string, ...values: unknown[]) =>
    system.rows<Row>({ text: `${text} limit ${mostOfEach}`, values: [userId, ...values] }).then((rows) => [...rows]);
  const factors = await system.one<Pick<OwnAccount, "activeMfaType" | "hasPassword" | "recoveryCodesLeft">>({
    text: `select exists (select from app_private.user_passwords where user_id = $1) as has_password,
      (select 'totp' from app_private.user_totp where user_id = $1 and is_active) as active_mfa_type,
      (select count(*)::int from app_private.recovery_codes where user_id = $1 and used_at is null) as recovery_codes_left`,
    values: [userId],
  });
  return {
    ...factors,
    sessions: await list(
      `select id, created_at, coalesce(last_used_at, created_at) as last_used_at, expires_at,
          user_agent, address, id is not distinct from $3 as is_current
        from app_private.refresh_tokens where user_id = $1 and kind = 'regular' and expires_at > $2
        order by last_used_at desc, id`,
      clock(),
      sessionId,
    ),
    securityKeys: await list(
      `select id, nickname, created_at, last_used_at
        from app_private.security_keys where user_id = $1 order by created_at, id`,
    ),
    personalAccessTokens: await list(
      `select id, metadata, created_at, expires_at
        from app_private.refresh_tokens where user_id = $1 and kind = 'pat' and expires_at > $2 order by created_at desc, id`,
      clock(),
    ),
    identities: await list(
      `select provider, email, created_at
        from app_private.user_identities where user_id = $1 order by provider`,
    ),
  };
}
