import { createHmac } from "node:crypto";
import { isSameSecret } from "#platform/same-secret.ts";

/** Whether QuickBooks signed these very bytes; the signature is the header `intuit-signature`. Without a token, never. */
export const isSignedByQbo = (rawBody: Uint8Array, signature: string, verifierToken: string): boolean =>
  verifierToken !== "" && isSameSecret(signature, createHmac("sha256", verifierToken).update(rawBody).digest("base64"));
