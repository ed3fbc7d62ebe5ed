/** What a printed row is, besides a line: a heading, a total, the legend, legal text. */

import { deedOf, wordsOf } from "./words/repair-order-words.ts";

/** Words that headings of estimates are made of, in CCC ONE, Mitchell and Audatex. */
const headingWords: ReadonlySet<string> = new Set(
  `access accessories adas additional air and appearance apron assist assistance audio axle axles back bag bags bed bench boards body bonnet box
  brake brakes bumper bumpers cab cargo center charges cold column combination compartment components conditioning console cooling costs cowl damage dash deck
  diagnostic diagnostics door doors drive driver electrical end engine entries exhaust exterior fender fenders finish floor frame front fuel
  gate gear glass grille group hardware hatch head headlamp headlamps headlight headlights heater hood information inner instrument interior keyless labels labor lamp lamps lid lift
  liftgate light lights linkage lock locks luggage manual materials mechanical metal mirror mirrors misc miscellaneous molding moldings mount oil
  operations other outer outside package paint pan panel panels passenger pick pickup pillar pillars plastics post quarter rack racks radiator rail
  rails rear restraint restraints rocker roof roofs row running safety scan seat seats sheet sheetmetal side sides sliding special steering
  structural structure support suspension system systems tail tailgate tire tires tracks transmission trim trunk underbody unibody up uniside
  vehicle wheel wheels wind window windows windshield wiper wipers`.split(/\s+/),
);

const longestHeading = 60;
const mostWords = 7;

/** Returns the heading without letter-spacing, or null. One that is numbered may be of any capital words. */
export function headingOf(text: string, isNumbered: boolean): string | null {
  if (text.length > longestHeading * 2 || /[.:;=$%]|\d/.test(text)) return null;
  const plain = unspaced(text);
  if (wordsOf(plain).some((word) => deedOf(word) !== null || /^(?:alignment$|(?:dis|re)connect)/.test(word)))
    return null;
  const words = plain.split(/[\s&,/()-]+/).filter((word) => word !== "");
  if (words.length === 0 || words.length > mostWords || plain.length > longestHeading) return null;
  const isUpper = !/\p{Ll}/u.test(plain);
  if (isNumbered && isUpper && words.some((word) => word.length > 2)) return plain;
  // "Rear bumper", but not "rear bumper", the rest of a description.
  const isTitled = isUpper || /^\p{Lu}/u.test(plain);
  const named = words.filter((word) => !sides.test(word));
  // "RIGHT FRONT DOOR", but not "RIGHT SIDE" or "LEFT FRONT" below what they belong to.
  if (named.length < words.length && named.every((word) => places.test(word))) return null;
  return isTitled && named.every((word) => headingWords.has(word.toLowerCase())) ? plain : null;
}
const sides = /^(?:left|right|driver'?s?)$/i;
const places = /^(?:front|rear|side|upper|lower|inner|outer|and|cent(?:er|re)|back|up|other|panel|assembly|new)$/i;

/** "R E A R B U M P E R" has lost where its words end, so the words that are known are looked for. */
export function unspaced(text: string): string {
  const pieces = text.split(" ");
  const short = pieces.filter((piece) => piece.length <= 2).length;
  if (pieces.length < 4 || short < pieces.length * 0.6) return text;
  const joined = text.replaceAll(" ", "");
  return joined
    .split("&")
    .map((part) => wordsIn(part))
    .join(" & ");
}

function wordsIn(joined: string): string {
  const words: string[] = [];
  let rest = joined.toLowerCase();
  while (rest !== "") {
    const word = [...headingWords]
      .filter((one) => rest.startsWith(one))
      .toSorted((one, other) => other.length - one.length)[0];
    if (word === undefined) return joined;
    words.push(word);
    rest = rest.slice(word.length);
  }
  return words.join(" ").toUpperCase();
}

/** The head of the columns, on each page. */
export const isTableHead = (text: string): boolean =>
  /^line#?(?:oper|op|entry|item|desc|guide)/i.test(text.slice(0, longestHeading).replaceAll(" ", ""));

/** Audatex's: "Op Guide MC Description". */
export const isCodedHead = (text: string): boolean => /^(?:line )?op\.? gu?i?de (?:mc )?desc/i.test(text);

/** Mitchell's: "Line # Description Operation Type". */
export const isTrailingHead = (text: string): boolean =>
  /^(?:line ?(?:#|no\.?|item)? |# )?(?:line item )?description operation\b/i.test(text);

export const startsTotals = (text: string): boolean =>
  totals.test(text) ||
  /^\d{1,4} items?$/i.test(text) || // Audatex counts its lines.
  /^(?:subtotals?\d|estimatetotals|totalcostofrepairs|alternateparts?suppliers?)/i.test(text.replaceAll(" ", ""));
const totals =
  /^(?:sub ?totals?\b|s u b ?t o t|estimate totals?\b|totals? summary\b|(?:gross|grand|net) total\b|estimate total & entries|op codes\b|mc message\b|alternate parts? suppliers?\b|labor subtotals?\b|part replacement summary\b|the following is a list of abbreviations)/i;

const byWhom = String.raw`(?: by (?:the )?(?:client|customer|guest|owner))?`;
const notDone = "declined|deferred|postponed|refused|not (?:approved|authorized|done|performed)";
const partHeads = [
  String.raw`(deleted|added|changed) items\b.*`,
  String.raw`(?:customer )?(${notDone}|future|recommended|suggested|unapproved|approved|authorized|completed|performed|requested) (?:services?|jobs?|maintenance|work|repairs?|items?|labor)(?:\W{1,3}(?:${notDone})${byWhom})?\W*`,
  String.raw`(?:customer )?(${notDone}|recommendations?|recommended|suggestions?|unauthorized)(?:\W{1,3}(?:${notDone}))?${byWhom}\W*`,
  String.raw`(?:services?|jobs?|work|repairs?|items?) (${notDone}|recommended|approved|authorized|completed|performed)${byWhom}\W*`,
  String.raw`(?:the )?(?:client|customer|guest|owner) (declined|deferred|refused) (?:the )?following\b.{0,20}`,
].map((head) => new RegExp(`^${head}$`, "i"));

/** "Deleted Items", "DECLINED SERVICES": the heading of a part, in which nothing may be done. */
export function partOf(text: string): { isDeleted: boolean } | null {
  for (const head of partHeads) {
    const [, word] = head.exec(text) ?? [];
    if (word !== undefined) return { isDeleted: /^(?:de|fut|not|post|rec|ref|sug|una)/i.test(word) };
  }
  return null;
}

const legal =
  /\b(?:authoriz\w*|deductible|waived|applicable|discard\w*|liab\w*|(?<!\bunder )warrant\w*|guarante\w*|fraud\w*|penalt\w*|responsib\w*|disclaim\w*|disclos\w*|such as|shall|are required|is required on|if (?:required|needed|necessary)|as needed|statute|regulation|insured|appraisal|policyholder|is covered|are covered|contingenc\w*|abbreviations?|supplement(?:al)? (?:request|will)|(?:shop|facility|repairer|taller|atelier) (?:may|might|can|puede|podr|peut|pourra)\w*|(?:autoris|autoriz)\w*|solicito|manufactured by|crash parts?|procedures? (?:may|must|are))\b/i;

/** Legal and explaining text orders nothing. */
export const isProse = (text: string): boolean => legal.test(text) || isLegend(text);

/** "Adj.=Adjacent. Algn.=Align." */
const isLegend = (text: string): boolean => /[\p{L}.&/]\s?=\s?\p{L}/u.test(text);
