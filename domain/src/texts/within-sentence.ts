/** Returns words as they stand within a sentence: `Waiting for a PO` begins small, `VIN` and `iPad` stay. */
export const withinSentence = (words: string): string =>
  /^\p{Lu}(?!\p{Lu})/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
