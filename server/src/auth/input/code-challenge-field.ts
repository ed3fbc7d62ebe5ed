import { z } from "zod";

/** A challenge in a body: the SHA-256 of a verifier that stays in the browser, in base64url (RFC 7636, method S256). */
export const codeChallengeField = z.string().regex(/^[\w-]{43}=?$/);
