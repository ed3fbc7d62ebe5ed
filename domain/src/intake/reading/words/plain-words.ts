/** A text without case, accents and marks, with one space around each word. */
export const plainWords = (text: string): string =>
  ` ${text
    .slice(0, longest)
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

const longest = 500;
