import { BoresightError, fail } from "@boresight/domain/base/errors";
import type { FastifyRequest } from "fastify";
import type { TokenClaims } from "#modules/accounts/sessions/access-token.ts";
import type { JudgeToken } from "#modules/accounts/sessions/judge-token.ts";
import { bearerToken } from "#modules/accounts/sign-in/identify.ts";

interface TokenJudge {
  judgeToken: JudgeToken;
}

/** Returns the claims of the request's bearer token. Throws `unauthenticated-user`. */
export function signedInUser({ headers }: FastifyRequest, deps: TokenJudge): Promise<TokenClaims> {
  return claimsOf(bearerToken(headers.authorization ?? ""), deps);
}

export async function claimsOf(token: string | undefined, { judgeToken }: TokenJudge): Promise<TokenClaims> {
  try {
    return (await judgeToken(token)).claims;
  } catch (error) {
    throw error instanceof BoresightError ? fail("unauthenticated-user") : error;
  }
}
