/** How typed text is compared, and names are written as columns. */

/** `poNumber` becomes the column name `po_number`. */
export const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** What searches compare: order numbers and VINs match regardless of spaces, dashes and case. */
export const searchKey = (typed: string): string => typed.normalize("NFC").toLowerCase().replace(/[\s-]/g, "");

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
