/** A box of a form that nobody has ticked. */
export const emptyBox = "[ ]";
export const tickedBox = "[X]";

/** Codes of estimates that have a letter like others; behind "&" it may be lost. */
const codes: readonly (readonly [RegExp, string])[] = [
  [/^(?:R&[l1|!i]?|R8[I1l])$/, "R&I"],
  [/^D&$/, "D&R"],
  [/^Rep[I1i|]$/, "Repl"],
  [/^B[Ii1|]nd$/, "Blnd"],
  [/^A[Ii1|]gn$/, "Algn"],
  [/^Sub[I1i|]$/, "Subl"],
  [/^0\/H$/, "O/H"],
  [/^\[(?:[1lI|!]|[1lI|!_]?\])$/, emptyBox],
];

/** What remains of a line before a word is no sign of it. */
const remains = /^["'“”‘’`_~|]+(?=\p{L}{2}[^"”]*$)/u;

/** What a word of an estimate was before it was recognized. No word begins like "lnsured" or "lmpact". */
export const meantWord = (text: string): string =>
  codes.find(([seen]) => seen.test(text))?.[1] ??
  text.replace(remains, "").replaceAll(/(?<!\p{L})l(?=[nm]\p{Ll})/gu, "I");
