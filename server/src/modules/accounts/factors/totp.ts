// Time-based codes (RFC 6238) as every authenticator app produces them: SHA-1, six digits, thirty seconds.
import { Secret, TOTP } from "otpauth";

const period = 30;
const shape = { algorithm: "SHA1", digits: 6, period };
/** In steps, in both directions: clocks differ, and people type slowly. */
const skew = 1;

/** 32 bytes in base32, which people can type. */
export const newTotpSecret = (): string => new Secret({ size: 32 }).base32;

/** The content of the QR code that the app scans. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** Returns the time step that this code belongs to, or null when it is not valid now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...shape, token: code, secret: Secret.fromBase32(secret), timestamp, window: skew });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
