// One judgement of an access token for all services. The signature says who somebody was when the token was issued; the
// database says whether the session still lasts and the login is still enabled.
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { camelRows } from "#platform/database/camel-rows.ts";
import { createTokenReader, type TokenClaims, type TokenDeps } from "./access-token.ts";

/** The login as it is now, whatever its token says. */
export interface Login {
  customerId: string | null;
  roles: string[];
}

export interface JudgedToken {
  claims: TokenClaims;
  login: Login;
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
    return { claims, login };
  };
}

interface LoginState extends Login {
  disabled: boolean;
  isSignedOut: boolean;
}

/** Returns null for an unknown id. */
export async function findLogin(
  { userId, sessionId }: { userId: string; sessionId: string | null },
  { pool, clock }: Pick<JudgeDeps, "clock" | "pool">,
): Promise<LoginState | null> {
  const { rows } = await pool.query<LoginState>({
    name: "login-state",
    text: `select customer_id, disabled, roles, signed_out as is_signed_out
      from app_private.login_state($1, $2, $3) where disabled is not null`,
    values: [userId, sessionId, clock()],
  });
  return camelRows(rows)[0] ?? null;
}
