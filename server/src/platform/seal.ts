/** Encryption of stored secrets that must be read back (a second factor's secret, a provider's tokens): AES-256-GCM. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const nonceLength = 12;
const tagLength = 16;

export interface Sealing {
  seal: (text: string) => Buffer;
  /** Throws when the bytes were encrypted with another secret or for another purpose, or were changed. */
  open: (sealed: Buffer) => string;
}

/** One key per purpose, so that a value encrypted for one cannot be used for another. */
export function createSealing(secret: string, purpose: string): Sealing {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `boresight ${purpose}`, 32));

  return {
    seal(text) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      const content = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open(sealed) {
      const decipher = createDecipheriv("aes-256-gcm", key, sealed.subarray(0, nonceLength));
      decipher.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      return decipher.update(sealed.subarray(nonceLength + tagLength), undefined, "utf8") + decipher.final("utf8");
    },
  };
}
