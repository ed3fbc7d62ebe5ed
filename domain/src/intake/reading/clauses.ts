/** Sentences of people's own repair orders: clauses with what is done in them, or that nothing is. */
import type { Work } from "./line-operation.ts";
import { left } from "./not-done.ts";
import { deedOf, isNegation, isWithout, wordsOf, type Deed } from "./words/repair-order-words.ts";

export interface Clause {
  text: string;
  words: readonly string[];
  work: Work | null;
  isNegated: boolean;
}

// A short word before a period is an abbreviation: "Repl. windshield", "Rempl. pare-brise".
const sentenceEnd =
  /(?<=\p{L}{5})(?<!\b(?:rempl|r[ée]inst))\.\s|(?<=\p{L}{3})\.\s(?=(?:remov|replac|install|repair|reinstall|refinish|align)ed\s)|[;!?](?:\s|$)/iu;
// "Calibrate camera after windshield replacement" says two things.
const clauseEnd =
  /,|\s[+]\s|\b(?:and|then|but|after|following|due to|et|puis|mais|y|pero|luego)\b|\bpost\b(?=(?:\s\S+){1,2}\s(?:r&|r\/|repl|inst))/i;

export const sentencesIn = (text: string): string[] =>
  advisedWhole(text.replace(byOthers, "$1").replace(outside, " ")).split(sentenceEnd);

/** "Recommended: brake pads; alignment" advises all that it lists. */
const advisedWhole = (text: string): string => (left.test(text) ? text.replaceAll(";", ",") : text);

/** "Sublet to glass vendor - replaced windshield": who does it is no part of the work. */
const byOthers = /\b(sublet|sent)(?: out)? (?:to|with|at) [^-–—:;.,]{2,40}(?:\s[-–—]|:)(?=\s)/gi;

/** "Replace windshield - sublet Desert Glass", "(sublet Safelite)": so it stands behind the part. */
const outside = /(?:\s[-–—]|\s?\()\s?(?:sublet|subl\.?)\b(?! to\b)[^,;.)]{0,40}\)?/gi;

/** In "Replace windshield, mirror" a clause without a verb of its own takes that of its neighbor. */
export function clausesOf(sentence: string): Clause[] {
  // "R and I" is one deed, not two clauses; so is "pull and square".
  const whole = sentence
    .replaceAll(/\b([rd]) ?(?:and|n|&|\+) ?([ir])\b/gi, "$1&$2")
    .replaceAll(/\b(pull(?:ed)?) and (?=square)/gi, "$1 ");
  const own = whole.split(clauseEnd).flatMap(piecesOf).map(clauseOf).map(withItsObject);
  const alone = own.map((clause, index) => {
    if (clause.work !== null || clause.isNegated) return clause;
    const before = own.slice(0, index).findLast(({ work }) => work !== null);
    const { work, isNegated } = before ?? own.slice(index + 1).find((one) => one.work !== null) ?? clause;
    return { ...clause, work, isNegated };
  });
  return [...alone, ...turnedRound(alone, own)];
}

/** "Airbag & dash panel" are two parts, "rain & light sensor" is one. */
function piecesOf(text: string): string[] {
  const pieces = text.split(/\s&\s/);
  return pieces.length > 1 ? [...pieces, text] : pieces;
}

/** In "Hood replaced and aligned" the hood is aligned. */
function withItsObject(clause: Clause, index: number, all: readonly Clause[]): Clause {
  const before = all[index - 1];
  return before && /^\W*(?:re-?)?align(?:ed|ing)?\W*$/i.test(clause.text)
    ? { ...clause, words: [...before.words, ...clause.words] }
    : clause;
}

function clauseOf(text: string): Clause {
  const all = wordsOf(text);
  // What comes after "without" is not done; only at the start it negates the clause.
  const cut = all.findIndex((word, index) => index > 0 && isWithout(word, all[index + 1]));
  const words = cut < 0 ? all : all.slice(0, cut);
  const deeds = words.map(deedOf);
  const deed = (["removal", "work", "other"] as const).find((one) => deeds.includes(one)) ?? null;
  const own = cut < 0 ? text : text.replace(without, " ");
  const isNegated = words.some((word, index) => isNegation(word, words[index + 1]));
  // "RR" is the rear, but where nothing else is done it is "R&R"; and what is new or recycled was put there.
  if (deed === null && putThere.test(own)) {
    return { text: own.replace(putThere, ""), words: words.slice(1), work: "removal", isNegated };
  }
  return { text: own, words, work: deed && workIn(deed, words), isNegated };
}

const putThere = /^\s*(?:rr|new|lkq|rcy|recycled|a\/m)\s/i;
const without = /\s(?:w\/o|without|sans|sin)\b.*$/i;

function workIn(deed: Deed, words: readonly string[]): Work {
  if (deed !== "work") return deed;
  return words.some((word) => /^(?:refinish|paint|blend|peindre|peint|pintar|pintad|pintura)/.test(word))
    ? "refinish"
    : "repair";
}

/** "Panel, quarter" is a quarter panel. */
const turnedRound = (alone: readonly Clause[], own: readonly Clause[]): Clause[] =>
  alone.slice(1).flatMap((clause, index) => {
    const [before, mine] = [alone[index], own[index]];
    if (!before || !mine || (mine.work !== null && own[index + 1]?.work !== null)) return [];
    return {
      ...clause,
      text: `${clause.text} ${before.text}`,
      words: [...clause.words, ...before.words],
      isNegated: clause.isNegated || before.isNegated,
    };
  });
