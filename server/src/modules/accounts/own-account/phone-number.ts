import { readPhoneNumber } from "#platform/phone-number.ts";

/**
 * Returns the number in international format, +41441234567, or null when it names no country or no telephone can have it.
 * Ignores spaces and punctuation.
 */
export function dialableNumber(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(number) ? (readPhoneNumber(number)?.phone ?? null) : null;
}
