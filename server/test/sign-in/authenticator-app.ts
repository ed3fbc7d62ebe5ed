import { Secret, TOTP } from "otpauth";

/** The code an authenticator app shows for a secret; `steps` half minutes later, or earlier. */
export const codeOf = (secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

/** Six digits that are certainly wrong. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
