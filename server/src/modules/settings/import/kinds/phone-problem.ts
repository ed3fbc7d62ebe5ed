import { readPhoneNumber } from "#platform/phone-number.ts";
import type { TextProblem } from "@boresight/domain/base/errors";
import { text } from "@boresight/domain/texts/text";

/** What the verbs would say about a telephone number, before any of them is called. */
export function phoneProblems(phones: Readonly<Record<string, string | null | undefined>>): TextProblem[] {
  return Object.entries(phones).flatMap(([field, phone]) =>
    phone && !readPhoneNumber(phone)
      ? [{ field, code: "invalid-phone-number", message: text("errors.invalid-phone-number") }]
      : [],
  );
}

/** Whether a typed telephone is the stored one. */
export function samePhone(typed: string, stored: { phone: string | null; extension: string }): boolean {
  const read = readPhoneNumber(typed);
  return read !== null && read.phone === stored.phone && read.extension === stored.extension;
}
