import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyRequest } from "fastify";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import type { JudgeToken } from "#modules/accounts/sessions/judge-token.ts";
import type { SessionState } from "#modules/accounts/sessions/read-logins.ts";
import { bearerToken } from "#modules/accounts/sign-in/identify.ts";

interface TokenJudge {
  judgeToken: JudgeToken;
}

export interface SignedInUser extends TokenClaims {
  session: SessionState;
}

/** Returns who the request's bearer token belongs to. Throws `unauthenticated-user`. */
export function signedInUser({ headers }: FastifyRequest, deps: TokenJudge): Promise<SignedInUser> {
  return userOf(bearerToken(headers.authorization ?? ""), deps);
}

export async function userOf(token: string | undefined, { judgeToken }: TokenJudge): Promise<SignedInUser> {
  try {
    const { claims, session } = await judgeToken(token);
    return { ...claims, session };
  } catch (error) {
    throw error instanceof BoresightError ? fail("unauthenticated-user") : error;
  }
}
