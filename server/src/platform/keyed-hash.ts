import { createHmac, hkdfSync } from "node:crypto";

/** Hashes with a key of the server's (HMAC-SHA-256), one per purpose: who has only the database cannot try values out. */
export function keyedHash(secret: string, purpose: string): (value: Buffer) => Buffer {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `boresight ${purpose}`, 32));
  return (value) => createHmac("sha256", key).update(value).digest();
}
