// Access tokens: signed claims of who someone is and which roles they may act in, valid for some minutes.
import { asWritten } from "@boresight/domain/texts/travelling-text";
import { fail, type BoresightError } from "@boresight/domain/base/errors";
import { LRU } from "@graphile/lru";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { Clock } from "#platform/clock.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Account } from "#modules/accounts/account.ts";

export interface TokenDeps {
  config: Pick<Config, "accessTokenAudience" | "accessTokenSeconds" | "jwtSecret">;
  clock: Clock;
}

const claimsName = "https://hasura.io/jwt/claims";
const issuer = "hasura-auth";

const payloadSchema = z.object({
  sub: z.uuid(),
  exp: z.number(),
  [claimsName]: z.object({
    "x-hasura-default-role": z.string(),
    "x-hasura-allowed-roles": z.array(z.string()),
    "x-hasura-user-is-anonymous": z.string().optional(),
    "x-hasura-auth-elevated": z.string().optional(),
    "x-hasura-session-id": z.uuid(),
  }),
});

export interface TokenClaims {
  userId: string;
  defaultRole: string;
  allowedRoles: string[];
  isAnonymous: boolean;
  /** The person showed a security key or their password to get it. Judged together with how long ago that was. */
  isElevated: boolean;
  /** The session it was issued to, by its id in the list of sessions. */
  sessionId: string;
  /** In seconds since 1970. */
  expiresAt: number;
}

export interface TokenSubject {
  account: Account;
  sessionId: string;
  isElevated: boolean;
}

export function signAccessToken(
  { account, sessionId, isElevated }: TokenSubject,
  { config, clock }: TokenDeps,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000);
  const claims = {
    "x-hasura-user-id": account.id,
    "x-hasura-default-role": account.defaultRole,
    "x-hasura-allowed-roles": account.roles,
    "x-hasura-user-is-anonymous": String(account.isAnonymous),
    "x-hasura-session-id": sessionId,
    ...(isElevated && { "x-hasura-auth-elevated": account.id }),
  };
  const { accessTokenAudience } = config;
  const token = new SignJWT({ [claimsName]: claims });
  if (accessTokenAudience !== null) token.setAudience(accessTokenAudience);
  return token
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(account.id)
    .setIssuer(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + config.accessTokenSeconds)
    .sign(keyOf(config));
}

/** Returns the claims of one of our tokens. Throws `invalid-jwt` for any other, an expired one, or one without a session. */
async function verifyAccessToken(token: string, { config, clock }: TokenDeps): Promise<TokenClaims> {
  try {
    const audience = config.accessTokenAudience;
    const options = { algorithms: ["HS256"], issuer, currentDate: clock(), ...(audience !== null && { audience }) };
    const { payload } = await jwtVerify(token, keyOf(config), options);
    const { sub, exp, [claimsName]: claims } = payloadSchema.parse(payload);
    return {
      userId: sub,
      defaultRole: claims["x-hasura-default-role"],
      allowedRoles: claims["x-hasura-allowed-roles"],
      isAnonymous: claims["x-hasura-user-is-anonymous"] === "true",
      isElevated: claims["x-hasura-auth-elevated"] === sub,
      sessionId: claims["x-hasura-session-id"],
      expiresAt: exp,
    };
  } catch (error) {
    throw refusal(error);
  }
}

const mostRemembered = 10_000;

/** The same for many requests: a token whose signature was found good is remembered until it expires. */
export function createTokenReader(deps: TokenDeps): (token: string) => Promise<TokenClaims> {
  const verified = new LRU<string, TokenClaims>({ maxLength: mostRemembered });
  return async (token) => {
    const known = verified.get(token);
    if (known && known.expiresAt * 1000 > deps.clock().getTime()) return known;
    const claims = await verifyAccessToken(token, deps);
    verified.set(token, claims);
    return claims;
  };
}

function refusal(error: unknown): BoresightError {
  const reason = error instanceof errors.JWTExpired ? "JWTExpired" : "JWSInvalidSignature";
  return fail("invalid-jwt", { message: asWritten(`Could not verify JWT: ${reason}`) });
}

const keyOf = ({ jwtSecret }: Pick<Config, "jwtSecret">): Uint8Array => new TextEncoder().encode(jwtSecret);
