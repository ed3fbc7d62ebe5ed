import { createHash } from "node:crypto";

/** Of the secret of a link, whoever has which reads along until it is revoked: only the hash is kept. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
