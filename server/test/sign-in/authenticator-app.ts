import { Secret, TOTP } from "otpauth";

/** The code an authenticator app shows for a secret; `steps` half minutes later, or earlier, than a server's clock says. */
export const codeOf = (secret: string, steps = 0, clock = (): Date => new Date()): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock().getTime() + steps * 30_000 });

/** Six digits that are certainly wrong. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
