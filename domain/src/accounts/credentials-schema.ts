/** What people sign in with, as the server and the forms parse it. */
import * as z from "zod/mini";
import { clientErrorCatalogue, type ClientErrorCode } from "#base/client-errors.ts";
import { emailPattern } from "#base/email-pattern.ts";
import { longest, shortestPassword, ticketPattern } from "./credentials.ts";

const sentence = (code: ClientErrorCode) => ({ error: clientErrorCatalogue[code].message });
const badEmail = sentence("invalid-email");
const badPassword = sentence("invalid-password");
const badPhone = sentence("invalid-phone-number");
const badTicket = sentence("invalid-mfa-ticket");

/** Compared and stored in lower case, trimmed. */
export const emailSchema = z.pipe(
  z.string(badEmail).check(z.normalize("NFC"), z.trim(), z.toLowerCase(), z.maxLength(longest.email, badEmail)),
  z.email({ ...badEmail, pattern: emailPattern }),
);

/** At least 3 characters; the upper bound keeps hashing affordable. */
export const passwordSchema = z
  .string(badPassword)
  .check(z.minLength(shortestPassword, badPassword), z.maxLength(longest.password, badPassword));

export const phoneNumberSchema = z
  .string(badPhone)
  .check(z.trim(), z.minLength(1, badPhone), z.maxLength(longest.phoneNumber, badPhone));

/** The ticket between password and code: `mfaTotp:` and a UUID. */
export const mfaTicketSchema = z
  .string({ error: ({ input }) => (input == null ? sentence("no-mfa-ticket").error : badTicket.error) })
  .check(z.minLength(1, { ...sentence("no-mfa-ticket"), abort: true }), z.regex(ticketPattern, badTicket));
