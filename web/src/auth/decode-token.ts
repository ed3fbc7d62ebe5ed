import { defaultTokenLife, type TokenLife } from "@boresight/domain/accounts/token-life";
import * as shape from "@boresight/domain/base/shape";

const claimsSchema = shape.looseObject({ exp: shape.optional(shape.number()), iat: shape.optional(shape.number()) });

type Claims = shape.Output<typeof claimsSchema>;

/** Returns the claims of an access token without verifying its signature, which is the server's job. */
export function decodeToken(token: unknown): Claims {
  try {
    return claimsSchema.parse(JSON.parse(decodeText(payloadOf(token))));
  } catch {
    throw new Error("Invalid token specified");
  }
}

function payloadOf(token: unknown): string {
  const [header, payload, signature] = typeof token === "string" ? token.split(".") : [];
  if (!header || !payload || !signature) throw new Error("a part is missing");
  return payload;
}

function decodeText(base64url: string): string {
  const binary = atob(base64url.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}

/**
 * Returns when the token was issued and expires, by its own claims; null for an unreadable one or one without an
 * expiry.
 */
export function lifeOf(token: string): TokenLife | null {
  const { exp, iat } = claimsOf(token);
  if (exp === undefined) return null;
  const expiresAt = exp * 1000;
  const receivedAt = iat === undefined ? expiresAt - defaultTokenLife : iat * 1000;
  return { expiresAt, receivedAt, lifetime: expiresAt - receivedAt };
}

function claimsOf(token: string): Claims {
  try {
    return decodeToken(token);
  } catch {
    return {};
  }
}
