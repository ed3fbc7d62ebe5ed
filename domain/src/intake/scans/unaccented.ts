/** The text with its letters bare, sign for sign: `\b` and the words of several languages know no accents. */
export const unaccented = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
