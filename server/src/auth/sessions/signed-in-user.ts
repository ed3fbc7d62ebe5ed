import { fail } from "@boresight/domain/base/errors";
import type { FastifyRequest } from "fastify";
import { verifyAccessToken, type TokenClaims, type TokenParts } from "#modules/accounts/sessions/access-token.ts";
import { bearerToken } from "#modules/accounts/sign-in/identify.ts";

/** What the request's bearer token says, or `unauthenticated-user`. */
export function signedInUser({ headers }: FastifyRequest, parts: TokenParts): Promise<TokenClaims> {
  return claimsOf(bearerToken(headers.authorization ?? ""), parts);
}

export async function claimsOf(token: string | undefined, parts: TokenParts): Promise<TokenClaims> {
  try {
    return await verifyAccessToken(token ?? "", parts);
  } catch {
    throw fail("unauthenticated-user");
  }
}
