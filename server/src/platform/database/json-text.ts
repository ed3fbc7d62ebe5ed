/** JSON that PostgreSQL stores: it takes neither NUL nor half of a sign, as is left where a text was cut within one. */
export const jsonText = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === "string" ? storableWords(part) : part));

/** The same of a single text. */
export const storableWords = (words: string): string => words.toWellFormed().replaceAll("\0", "");
