import { createHmac } from "node:crypto";

/** The header `intuit-signature`: base64 of the HMAC-SHA256 over the body's bytes. */
export const signWebhook = (body: string, verifierToken: string): string =>
  createHmac("sha256", verifierToken).update(body, "utf8").digest("base64");
