import { z } from "zod";

/** A PKCE challenge in a body: the base64url SHA-256 of a verifier that stays in the browser (RFC 7636, method S256). */
export const codeChallengeField = z.string().regex(/^[\w-]{43}=?$/);
