/** How typed text is compared, and names are written as columns. */

/** `poNumber` becomes the column name `po_number`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** The column `po_number` becomes the name `poNumber`. */
export const camelCase = (column: string): string =>
  column.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The beginning of a text; no sign is cut in two. */
export const cutWords = (words: string, most: number): string => words.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");

/** What searches compare: order numbers and VINs match regardless of spaces, dashes and case. */
export const searchKey = (typed: string): string => typed.normalize("NFC").toLowerCase().replace(/[\s-]/g, "");

/** Text without what people write one way or the other: capitals, accents, spaces and signs. */
export const foldedWord = (text: string): string =>
  text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The words of a search, each matched separately: "Cora Whitfield" finds her by name, "(303) 555-0103" by number in
 * any format.
 */
export const searchWords = (typed: string): string[] =>
  typed
    .split(/\s+/)
    .map((word) => (looksLikePhone.test(word) ? word.replaceAll(/\D/g, "") : searchKey(word)))
    .filter((word) => word !== "");

// Only phone numbers contain brackets and plus signs; references contain dots too.
const looksLikePhone = /^[\d.-]*[+()][\d.+()-]*$|^(\d{1,3}\.)?\d{3}\.\d{3}\.\d{4}$/;

/** Shorter words have too many neighbors to be typos of something. */
export const shortestWithTypo = 4;

/** Whether the two are the same but for at most one typo: a letter wrong, missing or too many, or two of them swapped. */
export function isNearly(typed: string, meant: string): boolean {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const [left, right] = [typed.slice(same), meant.slice(same)];
  const isSwapped = left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2);
  return isSwapped || [left, left.slice(1)].some((rest) => rest === right.slice(1)) || left.slice(1) === right;
}
