/** The number as the whole world dials it, +41441234567, or null when it is none: spaces and the like do not count. */
export function dialableNumber(typed: string): string | null {
  const number = typed.replace(/[\s().-]/g, "").replace(/^00/, "+");
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : null;
}
