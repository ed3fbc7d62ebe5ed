import { fail } from "@boresight/domain/base/errors";
import type { FastifyRequest } from "fastify";
import { verifyAccessToken, type TokenClaims, type TokenDeps } from "#modules/accounts/sessions/access-token.ts";
import { bearerToken } from "#modules/accounts/sign-in/identify.ts";

/** Returns the claims of the request's bearer token. Throws `unauthenticated-user`. */
export function signedInUser({ headers }: FastifyRequest, deps: TokenDeps): Promise<TokenClaims> {
  return claimsOf(bearerToken(headers.authorization ?? ""), deps);
}

export async function claimsOf(token: string | undefined, deps: TokenDeps): Promise<TokenClaims> {
  try {
    return await verifyAccessToken(token ?? "", deps);
  } catch {
    throw fail("unauthenticated-user");
  }
}
