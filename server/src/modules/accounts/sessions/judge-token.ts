// One judgement of an access token for all services. The signature says who somebody was when the token was issued; the
// database says whether the session still lasts and the login is still enabled.
import { isFreshProof } from "@boresight/domain/accounts/fresh-proof";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { camelRows } from "#platform/database/camel-rows.ts";
import { createTokenReader, type TokenClaims, type TokenDeps } from "./access-token.ts";

/** The login as it is now, whatever its token says. */
export interface Login {
  customerId: string | null;
  roles: string[];
  /** A technician with the right "office". */
  isOffice: boolean;
}

/** What the session behind a token is good for. */
export interface SessionState {
  /** When the person last proved in it who they are; null when a program or a reset link opened it. */
  provedAt: Date | null;
  /** By a personal access token. */
  isOpenedByToken: boolean;
  /** It was opened by a password reset link, and the password was not changed yet. */
  resetsPassword: boolean;
}

export interface JudgedToken {
  claims: TokenClaims;
  login: Login;
  session: SessionState;
}

export interface JudgeDeps extends TokenDeps {
  pool: Pool;
}

/** Throws `invalid-jwt`, and `access-denied` when its session has ended or its login is disabled. */
export type JudgeToken = (token: string | undefined) => Promise<JudgedToken>;

export function createTokenJudge(deps: JudgeDeps): JudgeToken {
  const readToken = createTokenReader(deps);
  return async (token) => {
    const claims = await readToken(token ?? "");
    const login = await findLogin(claims, deps);
    if (!login || login.disabled || login.isSignedOut) throw fail("access-denied");
    const session = sessionOf(login);
    const isElevated = claims.isElevated && isFreshProof(session.provedAt, deps.clock());
    return { claims: { ...claims, isElevated }, login, session };
  };
}

interface LoginState extends Login, Omit<SessionState, "provedAt"> {
  disabled: boolean;
  isSignedOut: boolean;
  provedAt: string | null;
}

const sessionOf = ({ provedAt, isOpenedByToken, resetsPassword }: LoginState): SessionState => ({
  provedAt: provedAt === null ? null : new Date(provedAt),
  isOpenedByToken,
  resetsPassword,
});

/** Returns null for an unknown id. */
export async function findLogin(
  { userId, sessionId }: { userId: string; sessionId: string | null },
  { pool, clock }: Pick<JudgeDeps, "clock" | "pool">,
): Promise<LoginState | null> {
  const { rows } = await pool.query<LoginState>({
    name: "login-state",
    text: `select customer_id, disabled, roles, signed_out as is_signed_out, proved_at,
        opened_by_token as is_opened_by_token, resets_password,
        office as is_office
      from app_private.login_state($1, $2, $3) where disabled is not null`,
    values: [userId, sessionId, clock()],
  });
  return camelRows(rows)[0] ?? null;
}
