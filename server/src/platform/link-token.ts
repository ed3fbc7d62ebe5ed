/** What opens something without a sign-in: 256 random bits, shown once; only their hash is stored. */
import { createHash, randomBytes } from "node:crypto";

export const newLinkToken = (): string => randomBytes(32).toString("base64url");

export const linkTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
