/**
 * Returns the number in international format, +41441234567, or null when it is not a phone number. Ignores spaces and
 * punctuation.
 */
export function dialableNumber(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
