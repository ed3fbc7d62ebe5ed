import { createHash } from "node:crypto";

/** Only this is stored of a link's token. */
export const packetTokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
