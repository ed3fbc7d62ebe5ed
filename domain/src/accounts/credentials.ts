// In zod/mini, because the sign-in page includes this file and must stay small.
import * as z from "zod/mini";
import { clientErrorCatalogue, type ClientErrorCode } from "#base/client-errors.ts";

const sentence = (code: ClientErrorCode) => ({ error: clientErrorCatalogue[code].message });
const badEmail = sentence("invalid-email");
const badPassword = sentence("invalid-password");
const badPhone = sentence("invalid-phone-number");
const badTicket = sentence("invalid-mfa-ticket");

/** Compared and stored in lower case, trimmed. */
export const emailSchema = z.pipe(
  z.string(badEmail).check(z.trim(), z.toLowerCase(), z.maxLength(254, badEmail)),
  z.email(badEmail),
);

/** At least 3 characters; the upper bound keeps hashing affordable. */
export const passwordSchema = z.string(badPassword).check(z.minLength(3, badPassword), z.maxLength(1024, badPassword));

export const phoneNumberSchema = z
  .string(badPhone)
  .check(z.trim(), z.minLength(1, badPhone), z.maxLength(32, badPhone));

/** The ticket between password and code: `mfaTotp:` and a UUID. */
export const mfaTicketSchema = z
  .string({ error: ({ input }) => (input == null ? sentence("no-mfa-ticket").error : badTicket.error) })
  .check(
    z.minLength(1, { ...sentence("no-mfa-ticket"), abort: true }),
    z.regex(/^mfaTotp:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i, badTicket),
  );

/** Returns the first problem of an email and password, by code; null when both can be sent. */
export function credentialsProblem(credentials: { email: string; password: string }): ClientErrorCode | null {
  if (!emailSchema.safeParse(credentials.email).success) return "invalid-email";
  if (!passwordSchema.safeParse(credentials.password).success) return "invalid-password";
  return null;
}
