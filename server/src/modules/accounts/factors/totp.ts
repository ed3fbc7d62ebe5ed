// Time-based codes (RFC 6238) as every authenticator app makes them: SHA-1, six digits, thirty seconds.
import { Secret, TOTP } from "otpauth";

const period = 30;
const shape = { algorithm: "SHA1", digits: 6, period };
/** In steps, either way: clocks differ, and people type slowly. */
const skew = 1;

/** 32 bytes in base32, as it is typed by hand. */
export const newTotpSecret = (): string => new Secret({ size: 32 }).base32;

/** What the QR code says to the app. */
export const totpAddress = (secret: string, issuer: string, label: string): string =>
  new TOTP({ ...shape, secret: Secret.fromBase32(secret), issuer, label }).toString();

/** The time step whose code this is, or null where it is none of now. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({ ...shape, token: code, secret: Secret.fromBase32(secret), timestamp, window: skew });
  return delta === null ? null : Math.floor(timestamp / 1000 / period) + delta;
}
