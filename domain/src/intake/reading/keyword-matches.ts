/** The shop's dictionary of keywords, looked up in the words of a clause. */
import type { RepairKeyword } from "./mention.ts";
import { mayStandBetween, wordsOf } from "./words/repair-order-words.ts";

interface Compiled extends RepairKeyword {
  words: readonly string[];
}

export type Dictionary = ReadonlyMap<string | undefined, readonly Compiled[]>;

/** The dictionaries already worked out: many papers are read with the same keywords. */
const known = new WeakMap<readonly RepairKeyword[], Dictionary>();

export function dictionaryOf(keywords: readonly RepairKeyword[]): Dictionary {
  const dictionary = known.get(keywords) ?? Map.groupBy(keywords.flatMap(compiled), ({ words }) => words[0]);
  known.set(keywords, dictionary);
  return dictionary;
}

function compiled(keyword: RepairKeyword): Compiled[] {
  const words = wordsOf(keyword.keyword);
  return words.length > 0 ? [{ ...keyword, words }] : [];
}

interface Match extends RepairKeyword {
  start: number;
  end: number;
}

/** The longest keywords in these words; "seat cover" hides "seat". */
export const matchesIn = (words: readonly string[], dictionary: Dictionary): Match[] =>
  allMatchesIn(words, dictionary).filter((match, _, all) => !all.some((other) => contains(other, match)));

/** The longer keyword wins. */
const contains = (one: Match, other: Match): boolean =>
  one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;

const allMatchesIn = (words: readonly string[], dictionary: Dictionary): Match[] =>
  words.flatMap((word, start) =>
    (dictionary.get(word) ?? []).flatMap(({ words: wanted, ...keyword }) => {
      const end = endOf(wanted, words, start);
      return end === null ? [] : { ...keyword, start, end };
    }),
  );

/** Returns where a keyword that begins here ends; null when its other words do not follow. */
function endOf(wanted: readonly string[], words: readonly string[], start: number): number | null {
  let at = start;
  for (const word of wanted.slice(1)) {
    at++;
    while (words[at] !== word && mayStandBetween(words[at] ?? "")) at++;
    if (words[at] !== word) return null;
  }
  return at;
}
