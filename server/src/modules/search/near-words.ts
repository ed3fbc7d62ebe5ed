import { isNearly, shortestWithTypo } from "@boresight/domain/base/text";

/** A typed word, and what a search text may contain instead: patterns of `like`. */
export interface SoughtWord {
  kind: "name" | "code" | "other";
  word: string;
}

const shortestCode = 6;
const longest = 24; // As `typo_keys` has it.
const vinLength = 17;
const mostNearWords = 5;

/** Names are typed with letters alone, codes with digits too; short words and plain numbers are nearly everything, so they are as typed. */
export function soughtWord(word: string): SoughtWord {
  const isOfLetters = /^[\p{L}\p{M}'’]+$/u.test(word);
  const isCode = !isOfLetters && /^[\p{L}\p{N}]+$/u.test(word) && /\p{L}/u.test(word);
  if (word.length > longest) return { kind: "other", word };
  if (isOfLetters && word.length >= shortestWithTypo) return { kind: "name", word };
  return { kind: isCode && word.length >= shortestCode ? "code" : "other", word };
}

/** The word and what remains of it without one of its letters, as `typo_keys` makes them of names. */
export const typoKeys = (word: string): string[] => [word, ...without(word)];

const without = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1));

/** Returns the words of the names that the typed one may be meant for, those of most names first. */
export function nearWords(typed: string, names: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const word of names.flatMap((name) => name.toLowerCase().split(/[\s\-.,;:/&|()]+/)))
    if (word !== typed && isNearly(typed, word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].toSorted(([, one], [, other]) => other - one).map(([word]) => word);
  return words.slice(0, mostNearWords);
}

/** A text that contains one of these. */
export const containing = (words: readonly string[]): string[] =>
  words.map((word) => `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);

/**
 * A text that contains the code but for two characters swapped, one missing or one too many; of a whole VIN also one wrong. Numbers
 * follow each other: with a wrong digit each would be nearly nine others.
 */
export function codePatterns(code: string): string[] {
  const places = Array.from(code, (_, at) => at);
  const swapped = places
    .slice(1)
    .map((at) => `${code.slice(0, at - 1)}${code[at]}${code[at - 1]}${code.slice(at + 1)}`);
  const missing = places.slice(1).map((at) => `${code.slice(0, at)}_${code.slice(at)}`);
  const wrong = code.length === vinLength ? places.map((at) => `${code.slice(0, at)}_${code.slice(at + 1)}`) : [];
  return [...new Set([...swapped, ...without(code), ...missing, ...wrong])].map((pattern) => `%${pattern}%`);
}
