/** Finds the repairs that a shop's repair order mentions, line by line. These are suggestions: people decide. */
import { deedOf, isNegation, mayStandBetween, wordsOf, type Deed } from "./repair-order-words.ts";

export interface TextLine {
  page: number;
  text: string;
}

/**
 * "itself": the keyword is enough; otherwise the line must also say that the part was removed or installed, or worked
 * on.
 */
export const countings = ["itself", "removal", "work"] as const;
export type Counting = (typeof countings)[number];

export interface RepairKeyword {
  /** Null marks a false match: a "seat cover" is not a seat. */
  operation: string | null;
  keyword: string;
  countsWith: Counting;
}

export interface Mention {
  operation: string;
  /** The line as written, shortened. */
  line: string;
  page: number;
}

/** Returns each repair once, with the first line that mentions it. */
export function findMentions(lines: readonly TextLine[], keywords: readonly RepairKeyword[]): Mention[] {
  const dictionary = dictionaryOf(keywords);
  const mentions = new Map<string, Mention>();
  let zone: Zone = null;
  for (const { page, text } of sentencesOf(lines)) {
    const clauses = clausesOf(text);
    if (isHeading(clauses)) zone = zoneOf(clauses.flatMap(({ words }) => words));
    for (const operation of operationsIn(clauses.map(placed(zone)), dictionary)) {
      if (!mentions.has(operation)) mentions.set(operation, { operation, line: quoteOf(text), page });
    }
  }
  return [...mentions.values()];
}

const sentencesOf = (lines: readonly TextLine[]): TextLine[] =>
  lines.flatMap(({ page, text }) => text.split(sentenceEnd).map((sentence) => ({ page, text: sentence })));

interface Compiled extends RepairKeyword {
  words: readonly string[];
}

type Dictionary = ReadonlyMap<string | undefined, readonly Compiled[]>;

/** The dictionaries already worked out: many papers are read with the same keywords. */
const known = new WeakMap<readonly RepairKeyword[], Dictionary>();

function dictionaryOf(keywords: readonly RepairKeyword[]): Dictionary {
  const dictionary = known.get(keywords) ?? Map.groupBy(keywords.flatMap(compiled), ({ words }) => words[0]);
  known.set(keywords, dictionary);
  return dictionary;
}

function compiled(keyword: RepairKeyword): Compiled[] {
  const words = wordsOf(keyword.keyword);
  return words.length > 0 ? [{ ...keyword, words }] : [];
}

// A short word before a period is an abbreviation: "Repl. windshield".
const sentenceEnd = /(?<=\p{L}{5})\.\s|[;!?](?:\s|$)/u;
const clauseEnd = /,|\s[+]\s|\b(?:and|then|but|et|puis|mais|y|pero|luego)\b/i;

const longestQuote = 160;

/** A line as it is quoted: on one line, shortened. */
export function quoteOf(sentence: string): string {
  const quote = sentence.replaceAll(/\s+/g, " ").trim();
  return quote.length > longestQuote ? `${quote.slice(0, longestQuote - 1)}…` : quote;
}

interface Clause {
  words: readonly string[];
  deed: Deed | null;
  isNegated: boolean;
}

/** In "Replace windshield, mirror" a clause without a verb of its own takes that of its neighbor. */
function clausesOf(sentence: string): Clause[] {
  const own = sentence.split(clauseEnd).map((text) => clauseOf(wordsOf(text)));
  const alone = own.map((clause, index) => {
    if (clause.deed !== null || clause.isNegated) return clause;
    const before = own.slice(0, index).findLast(({ deed }) => deed !== null);
    const { deed, isNegated } = before ?? own.slice(index + 1).find((one) => one.deed !== null) ?? clause;
    return { ...clause, deed, isNegated };
  });
  return [...alone, ...turnedRound(alone, own)];
}

function clauseOf(words: readonly string[]): Clause {
  const deeds = words.map(deedOf);
  return {
    words,
    deed: (["removal", "work", "other"] as const).find((deed) => deeds.includes(deed)) ?? null,
    isNegated: words.some((word, index) => isNegation(word, words[index + 1])),
  };
}

/** "Panel, quarter" is a quarter panel. */
const turnedRound = (alone: readonly Clause[], own: readonly Clause[]): Clause[] =>
  alone.slice(1).flatMap((clause, index) => {
    const [before, mine] = [alone[index], own[index]];
    if (!before || !mine || (mine.deed !== null && own[index + 1]?.deed !== null)) return [];
    return { ...clause, words: [...clause.words, ...before.words], isNegated: clause.isNegated || before.isNegated };
  });

type Zone = "front" | "rear" | null;

const zoneOf = (words: readonly string[]): Zone =>
  words.includes("front") ? "front" : words.includes("rear") ? "rear" : null;

const longestHeading = 4;

/** A heading for the lines below it: a few words without a number or a verb. */
function isHeading(clauses: readonly Clause[]): boolean {
  const words = clauses.flatMap((clause) => clause.words);
  if (clauses.some(({ deed }) => deed !== null)) return false;
  return words.length > 0 && words.length <= longestHeading && !words.some((word) => /\d/.test(word));
}

/** Under the heading "Front bumper" a bumper is the front one. */
const placed =
  (zone: Zone) =>
  ({ words, ...clause }: Clause): Clause => ({
    ...clause,
    words:
      zone === null || zoneOf(words) !== null
        ? words
        : words.flatMap((word) => (word === "bumper" ? [zone, word] : word)),
  });

const operationsIn = (clauses: readonly Clause[], dictionary: Dictionary): string[] =>
  clauses.flatMap((clause) => {
    if (clause.isNegated) return [];
    return matchesIn(clause.words, dictionary)
      .filter((match, _, all) => !all.some((other) => contains(other, match)))
      .flatMap(({ operation, countsWith }) => (operation && counts(countsWith, clause.deed) ? operation : []));
  });

const counts = (countsWith: Counting, deed: Deed | null): boolean =>
  countsWith === "itself" || deed === "removal" || (countsWith === "work" && deed === "work");

interface Match {
  operation: string | null;
  countsWith: Counting;
  start: number;
  end: number;
}

/** The longer keyword wins: "seat cover" contains "seat". */
const contains = (one: Match, other: Match): boolean =>
  one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start;

const matchesIn = (words: readonly string[], dictionary: Dictionary): Match[] =>
  words.flatMap((word, start) =>
    (dictionary.get(word) ?? []).flatMap(({ operation, countsWith, words: wanted }) => {
      const end = endOf(wanted, words, start);
      return end === null ? [] : { operation, countsWith, start, end };
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
