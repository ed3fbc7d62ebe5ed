import { createHash } from "node:crypto";
import { emailSchema } from "@boresight/domain/accounts/credentials-schema";
import { fail } from "@boresight/domain/base/errors";
import { createRemoteJWKSet, errors, jwtVerify, type JWTPayload } from "jose";
import {
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  fetchUserInfo,
  type Configuration,
} from "openid-client";
import { z } from "zod";
import type { ProviderSettings } from "#platform/settings/auth-settings.ts";
import { discoverProvider } from "./describe-provider.ts";
import type { Identity } from "./identity.ts";
import type { IdentityProvider } from "./identity-provider.ts";

const claimsSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.string()]).optional(), // Apple sends a string.
  name: z.string().optional(),
  picture: z.string().optional(),
});
type Claims = z.output<typeof claimsSchema>;
const expirySchema = z.object({ exp: z.number() });

/** Any provider with discovery metadata at its issuer. */
export function createOpenIdProvider(settings: ProviderSettings): IdentityProvider {
  const describe = once(() => discoverProvider(settings));
  const publicKeys = once(async () => createRemoteJWKSet(new URL((await describe()).serverMetadata().jwks_uri ?? "")));

  return {
    async start({ state, nonce, verifier, redirectUri }) {
      return buildAuthorizationUrl(await describe(), {
        redirect_uri: redirectUri,
        scope: settings.scope,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(verifier),
        code_challenge_method: "S256",
        ...(settings.id === "apple" && { response_mode: "form_post" }), // Otherwise it sends neither name nor address.
      });
    },
    async finish(parameters, { state, nonce, verifier, redirectUri }) {
      const description = await describe();
      const address = new URL(`?${parameters.toString()}`, redirectUri);
      const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true };
      const tokens = await authorizationCodeGrant(description, address, checks);
      const claims = await withProfile(claimsSchema.parse(tokens.claims()), description, tokens.access_token);
      return identityOf(settings.id, { name: nameOnceTold(parameters), ...claims });
    },
    async readIdToken(idToken, nonce) {
      const { issuer } = (await describe()).serverMetadata();
      const keys = await publicKeys();
      try {
        const required = { audience: settings.clientId, requiredClaims: ["exp", "iat"] };
        const { payload } = await jwtVerify(idToken, keys, required);
        if (payload.iss !== issuerFor(payload, issuer) || !answersNonce(payload, nonce)) throw fail("invalid-request");
        const { exp } = expirySchema.parse(payload);
        return { identity: identityOf(settings.id, claimsSchema.parse(payload)), expiresAt: new Date(exp * 1000) };
      } catch (error) {
        throw isRefusal(error) ? fail("invalid-request") : error;
      }
    },
  };
}

/** Errors of fetching the provider's keys, which do not make the token invalid. */
const outages = ["ERR_JOSE_GENERIC", "ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID"];

const isRefusal = (error: unknown): boolean =>
  error instanceof z.ZodError || (error instanceof errors.JOSEError && !outages.includes(error.code));

/** Microsoft publishes one issuer for all tenants, but each tenant signs under its own. */
const issuerFor = ({ tid }: JWTPayload, issuer: string): string =>
  typeof tid === "string" ? issuer.replace("{tenantid}", tid) : issuer;

/** Mobile apps pass the provider the nonce's SHA-256 and us the nonce itself. */
function answersNonce({ nonce }: JWTPayload, expected: string | undefined): boolean {
  if (expected === undefined) return nonce === undefined;
  return nonce === expected || nonce === createHash("sha256").update(expected).digest("hex");
}

/** Some providers leave the address out of the id token. */
async function withProfile(claims: Claims, description: Configuration, accessToken: string): Promise<Claims> {
  if (claims.email !== undefined || !description.serverMetadata().userinfo_endpoint) return claims;
  return claimsSchema.parse(await fetchUserInfo(description, accessToken, claims.sub));
}

const toldNameSchema = z.object({ name: z.object({ firstName: z.string(), lastName: z.string() }).partial() });

/** Apple sends the name only at the first sign-in, beside the code and unsigned. */
function nameOnceTold(parameters: URLSearchParams): string | undefined {
  try {
    const { firstName, lastName } = toldNameSchema.parse(JSON.parse(parameters.get("user") ?? "")).name;
    return [firstName, lastName].filter(Boolean).join(" ");
  } catch {
    return undefined;
  }
}

const identityOf = (provider: string, claims: Claims): Identity => ({
  provider,
  providerUserId: claims.sub,
  email: emailSchema.safeParse(claims.email).data ?? null,
  emailVerified: String(claims.email_verified) === "true",
  displayName: claims.name ?? null,
  avatarUrl: claims.picture ?? null,
});

/** Creates the value on first use and caches it; a failure is not cached but retried on the next use. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;

  return async () => {
    made ??= make();
    try {
      return await made;
    } catch (error) {
      made = undefined;
      throw error;
    }
  };
}
