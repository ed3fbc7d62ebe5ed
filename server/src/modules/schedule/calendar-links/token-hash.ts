import { createHash } from "node:crypto";

/** The hash of a link's secret. The secret grants access until it is revoked, so only its hash is stored. */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
