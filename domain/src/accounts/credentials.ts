// What can be said of credentials without asking the server. The sign-in page includes this file and must stay small: the
// schemas that parse them stand apart.
import type { ClientErrorCode } from "#base/client-errors.ts";
import { emailPattern } from "#base/email-pattern.ts";

/** `mfaTotp:` and a UUID. */
export const ticketPattern = /^mfaTotp:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const shortestPassword = 3;
export const longest = { email: 254, password: 1024, phoneNumber: 32 };

/** Returns the address as it is compared and stored: trimmed, in lower case; null when it is none. */
export function readEmail(typed: string): string | null {
  const email = typed.normalize("NFC").trim().toLowerCase();
  return email.length <= longest.email && emailPattern.test(email) ? email : null;
}

export const isEmail = (typed: string): boolean => readEmail(typed) !== null;

export const isPassword = ({ length }: string): boolean => length >= shortestPassword && length <= longest.password;

/** Returns the number without spaces around it; null when it is none. */
export function readPhoneNumber(typed: string): string | null {
  const phoneNumber = typed.trim();
  return phoneNumber.length > 0 && phoneNumber.length <= longest.phoneNumber ? phoneNumber : null;
}

export const isPhoneNumber = (typed: string): boolean => readPhoneNumber(typed) !== null;

/** The ticket between password and code. */
export const isMfaTicket = (ticket: string): boolean => ticketPattern.test(ticket);

/** Returns the first problem of an email and password, by code; null when both can be sent. */
export function credentialsProblem(credentials: { email: string; password: string }): ClientErrorCode | null {
  if (!isEmail(credentials.email)) return "invalid-email";
  if (!isPassword(credentials.password)) return "invalid-password";
  return null;
}
