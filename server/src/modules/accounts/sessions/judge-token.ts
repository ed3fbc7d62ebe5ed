// One judgement of an access token for all services. The signature says who somebody was when the token was issued; the
// database says whether the session still lasts and the login is still enabled.
import { isFreshProof } from "@boresight/domain/accounts/fresh-proof";
import { fail } from "@boresight/domain/base/errors";
import type { Pool } from "pg";
import { createTokenReader, type TokenClaims, type TokenDeps } from "./access-token.ts";
import { createLoginReader, type Login, type LoginState, type SessionState } from "./read-logins.ts";

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
  const findLogin = createLoginReader(deps);
  return async (token) => {
    const claims = await readToken(token ?? "");
    const login = await findLogin(claims);
    if (!login || login.disabled || login.isSignedOut) throw fail("access-denied");
    const session = sessionOf(login);
    const isElevated = claims.isElevated && isFreshProof(session.provedAt, deps.clock());
    return { claims: { ...claims, isElevated }, login, session };
  };
}

const sessionOf = ({ provedAt, isOpenedByToken, resetsPassword }: LoginState): SessionState => ({
  provedAt: provedAt === null ? null : new Date(provedAt),
  isOpenedByToken,
  resetsPassword,
});
