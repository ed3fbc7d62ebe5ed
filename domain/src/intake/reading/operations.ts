/** Which repairs the lines of a document mention. These are suggestions: people decide. */
import type { EstimateDocument, EstimateLine, LineOperation } from "./estimate-document.ts";
import { clausesOf, sentencesIn, type Clause } from "./clauses.ts";
import { readRows, type RestRow } from "./estimate-lines.ts";
import { dictionaryOf, matchesIn, type Dictionary } from "./keyword-matches.ts";
import { workOf, type Work } from "./line-operation.ts";
import {
  asksForCalibration,
  quoteOf,
  type Mention,
  type ReadingRules,
  type RepairKeyword,
  type TextLine,
} from "./mention.ts";
import { partIn, zoneOf } from "./part-phrase.ts";
import { isUncertain, orderedIn, withoutAbsentCodes } from "./not-done.ts";
import { isElectronic, isLeft, statedIn } from "./stated-repairs.ts";
import { deedOf, wordsOf } from "./words/repair-order-words.ts";

interface Shop {
  dictionary: Dictionary;
  /** Whether the shop asks about this repair, and about this work on its part. */
  asks: (mention: Mention) => boolean;
}

function shopOf(rules: ReadingRules): Shop {
  const operations = new Set(rules.keywords.map(({ operation }) => operation));
  return {
    dictionary: dictionaryOf(rules.keywords),
    asks: (mention) => operations.has(mention.operation) && asksForCalibration(mention, rules),
  };
}

/** Of an estimate the lines alone order work; of other papers all that they say. A data file has no text besides its lines. */
export const mentionsOf = (
  document: Pick<EstimateDocument, "lines">,
  text: readonly TextLine[],
  rules: ReadingRules,
): Mention[] =>
  text.length === 0 || isTable(document.lines) ? findOperations(document.lines, rules) : findMentions(text, rules);

/** So many lines with operations make a table. */
const tableLines = 4;
const isTable = (lines: readonly EstimateLine[]): boolean =>
  lines.filter(({ operation }) => operation !== null).length >= tableLines;

/** Returns each repair once, with the first line that mentions it: of text alone. */
export function findMentions(lines: readonly TextLine[], rules: ReadingRules): Mention[] {
  const read = readRows(lines.map((line) => ({ ...line, box: null, confidence: 1 })));
  const mentions = [...findOperations(read.lines, rules), ...firstOfEach(inSentences(read, shopOf(rules)))];
  return firstOfEach(mentions.toSorted((one, other) => placeOf(one, lines) - placeOf(other, lines)));
}

/** Where the first row of the quote stands: the quote can be a part of its row, or go on in the next. */
function placeOf({ line, page }: Mention, lines: readonly TextLine[]): number {
  const start = line.slice(0, 40);
  return lines.findIndex((one) => {
    if (one.page !== page) return false;
    const row = quoteOf(one.text);
    return row.includes(start) || (row !== "" && start.startsWith(row));
  });
}

/** Returns each repair once, with the first line of the estimate that mentions it. */
export function findOperations(lines: readonly EstimateLine[], rules: ReadingRules): Mention[] {
  const shop = shopOf(rules);
  const mentions = lines.flatMap((line) =>
    line.isDeleted ? [] : inLine(line, shop).map(({ operation, work }) => mentionOf(operation, work, line)),
  );
  return firstOfEach(mentions.filter(shop.asks));
}

const firstOfEach = (mentions: readonly Mention[]): Mention[] =>
  mentions.filter(({ operation }, index) => mentions.findIndex((other) => other.operation === operation) === index);

const mentionOf = (operation: string, work: Work, { quote, page }: { quote: string; page: number }): Mention => ({
  operation,
  line: quoteOf(quote),
  page,
  work,
});

interface Told {
  operation: string;
  work: Work;
}

function inLine(line: EstimateLine, shop: Shop): Told[] {
  const { description, operation } = line;
  if (operation === null) {
    if (/^(?:add|deduct|overlap|less)\b(?!'l)/i.test(description)) return [];
    return sentencesIn(withoutAbsentCodes(description)).flatMap((sentence) => inSentence(sentence, line, shop));
  }
  if (isUncertain(line.quote, line.priceCents !== null || line.laborHours !== null)) return [];
  const [own = "", ...more] = description.split(nextSentence);
  if (more.length > 0) {
    const further = more.flatMap((sentence) => inSentence(sentence, line, shop));
    return [...inLine({ ...line, description: own }, shop), ...further]; // "R&R outside mirror. Programmed and tested."
  }
  const words = wordsOf(description).join(" ");
  const whole = operation === "disconnectReconnect" ? `d&r ${words}` : words; // "D&R Battery negative cable"
  const stated = statedIn(whole, operation === "align" ? "aligned" : "line").map((one): Told => ({
    operation: one,
    work: "removal",
  }));
  const takesOff = partsOff.has(operation) || deedOf(words.split(" ", 1)[0] ?? "") === "removal";
  const said = isElectronic(words) && takesOff ? (description.split(purpose, 1)[0] ?? "") : description;
  const isNoRepair =
    operation === "align" ||
    (operation === "removeInstall" && roofRail.test(words)) ||
    isElectronic(wordsOf(said).join(" ")) ||
    preparation.test(description) ||
    (operation === "repair" && isLook(description));
  if (stated.length > 0 || isNoRepair || (operation === "removeInstall" && doorTrim.test(words))) return stated;
  const work = workIn(line, operation);
  if (clausesOf(said.replace(charging, " ")).some((clause) => clause.work !== null)) {
    return inSentence(`${verbs[work]} ${said}`, line, shop); // "R&I grille and check mirror"
  }
  const parts = said.split(listed);
  // "Rain & light sensor" is one part, "grille & headlamp" are two.
  const told = [...parts, ...(parts.length > 1 ? [said] : [])].flatMap((text) =>
    inPhrase({ text, words: wordsOf(text), work, isNegated: false }, line, shop),
  );
  return operation === "removeInstall" && welded.test(words)
    ? told.filter((one) => one.operation !== "structural")
    : told;
}

function workIn({ description, note }: EstimateLine, operation: LineOperation): Work {
  // The note of a line can say what is done to its part: "Battery", and below it "D&R 12 Volt".
  if (note !== null && /\b(?:d&r|disconnect|isolat)/i.test(note) && /batter/i.test(description)) return "removal";
  // Dents are pushed out where they are.
  return operation === "sublet" && /\b(?:pdr|paintless)\b/i.test(description) ? "repair" : workOf(operation);
}

/** "Rpr Inspect rear body panel" repairs nothing. */
const isLook = (description: string): boolean =>
  /^(?:check|diagnose|inspect|measure|verify)\b|\binspections?$/i.test(description) &&
  !wordsOf(description).some((word) => deedOf(word) === "removal");

/** What is charged there is no verb: "Door,Charge Port". */
const charging = /\bcharg(?:e|ing) (?=(?:cable|cord|door|inlet|lid|port)\b)/gi;

const nextSentence = /(?<=\p{L}{5})\.\s+(?=\p{Lu})/u;

/** What calibration a part comes off for, or calls for, changes nothing of it: "R&I Front camera for calibration". */
const partsOff: ReadonlySet<LineOperation> = new Set(["replace", "removeInstall", "removeReplace"]);
const purpose = /,?\s(?:-\s)?(?:w\/|with|for|incl\w*|requir\w*|needs?|before|after|prior to|(?:in order )?to)\b|\s\(/i;

/** Done to a part where it is: "Repl Prep unprimed bumper", "Rpr Mask for overspray doors". */
const preparation =
  /^(?:prep|prime|feather|mask|sand|buff|polish|de-?nib|tack weld|(?:dry|pre|trial)[- ]?fit|detail|shampoo|vacuum|clear (?:codes?|crash|data)|drill|punch|tint|color|clean|wash|restore|apply|undercoat|protect|cover (?:car|vehicle|for|and|&|interior|engine|entire|seat))\w*\b/i;

/** Skins of doors are not taken off and put on again: a door panel that is R&I is its trim. */
const doorTrim = /^(?!.*\b(?:outer|shell|skin)\b).*\bdoor panel$/;
const doorTrimOff = /^(?!.*\b(?:outer|shell|skin|replac\w*)\b).*\b(?:remov\w*|r&i|reinstall\w*)\b.*\bdoor panel\b/;

/** The rails of a body are cut out; those that are R&I carry luggage. */
const roofRail = /\broof (?:\w+ )?rail\b/;
const roofRailOff =
  /^(?!.*\b(?:replac\w*|section\w*)\b).*\b(?:remov\w*|r&i|(?:re)?install\w*)\b.*\broof (?:\w+ )?rail\b/;

/** What is welded does not come off and on again: "R&I LT A pillar" means its trim. */
const welded = /\b(?:apron|floor|pillar|rocker|sill|uniside)\b/;

/** Several parts in one line. */
const listed = /\s(?:and|&|\+)\s/i;
const verbs: Readonly<Record<Work, string>> = {
  removal: "replace",
  repair: "repair",
  refinish: "refinish",
  other: "check",
};

interface Place {
  section: string | null;
  side: EstimateLine["side"];
}

/** "Replace R mirror", but not "R & R mirror". */
const isSided = /\b(?:left|right|lt|rt|lh|rh)\b|(?<!\w|[&/] ?)[lr](?= (?!&|\/|and\b|n\b))/i;

/** The grammar decides for parts that it knows; the dictionary for others, and always for the shop's own keywords. */
function inPhrase({ text, words, work }: Clause, { section, side }: Place, { dictionary }: Shop): Told[] {
  if (work === null) return [];
  const part = partIn({
    text,
    section,
    hasSide: side !== null || isSided.test(text),
  });
  const placed = placedIn(words, section);
  const own = matchesIn(placed, dictionary).filter(({ isOwn }) => isOwn === true);
  if (own.length > 0) return own.flatMap(({ operation, countsWith }) => toldBy(operation, countsWith, work));
  if (part) return part.operation === null ? [] : [{ operation: part.operation, work }];
  // "Fender w/o emblem" is no emblem.
  const bare = wordsOf(text.replace(fitted, ""));
  const isFitted = fitted.test(text) && bare.some((word) => deedOf(word) === null); // "Replaced with new windshield"
  return matchesIn(isFitted ? placedIn(bare, section) : placed, dictionary).flatMap(({ operation, countsWith }) =>
    toldBy(operation, countsWith, work),
  );
}

const fitted = /(?<=\p{L}{3})[\s(,]+(?:w\/(?!s\b|sh(?:ie)?ld|strip)|with(?:out)?\b).*$/iu;

/** A bare bumper is that of its heading. */
function placedIn(words: readonly string[], section: string | null): readonly string[] {
  const zone = zoneOf(wordsOf(section ?? "").join(" "));
  if (zone === null || zoneOf(words.join(" ")) !== null) return words;
  return words.flatMap((word) => (word === "bumper" ? [zone, word] : word));
}

/** What a keyword says of a clause: those that count by themselves or with other work than removal do so here. */
function toldBy(operation: string | null, countsWith: RepairKeyword["countsWith"], work: Work): Told[] {
  if (operation === null) return [];
  const counts = countsWith === "itself" || work === "removal" || (countsWith === "work" && work !== "other");
  return counts ? [{ operation, work: "removal" }] : [];
}

function inSentence(sentence: string, place: Place, shop: Shop): Told[] {
  const clauses = clausesOf(orderedIn(sentence));
  return clauses.map(withoutPurpose).flatMap((clause, index) => {
    if (clause.isNegated) return [];
    const words = clause.words.join(" ");
    if (isLeft(words, clause.work) || doorTrimOff.test(words) || roofRailOff.test(words)) return [];
    // "Checked alignment, within spec"
    if (clause.work === "other" && isLeft(clauses[index + 1]?.words.join(" ") ?? "", null)) return [];
    const stated = statedIn(words, "sentence").map((operation): Told => ({ operation, work: "removal" }));
    if (stated.length > 0) return stated;
    if (isElectronic(words)) return [];
    return inPhrase(clause, place, shop).concat(clause.work === null ? ofItself(clause, shop) : []);
  });
}

/** "Removed front bumper for radar calibration" takes it off. */
function withoutPurpose(clause: Clause): Clause {
  if (clause.work !== "removal" || !isElectronic(clause.words.join(" "))) return clause;
  const text = clause.text.split(purpose, 1)[0] ?? "";
  return { ...clause, text, words: wordsOf(text) };
}

/** Keywords that are enough without a verb. */
const ofItself = ({ words }: Clause, { dictionary }: Shop): Told[] =>
  matchesIn(words, dictionary).flatMap(({ operation, countsWith }) =>
    operation !== null && countsWith === "itself" ? { operation, work: "removal" as const } : [],
  );

/** Of papers that are no table, the sentences; of tables only the lines order work. */
function inSentences(
  { rest, lines }: { rest: readonly RestRow[]; lines: readonly EstimateLine[] },
  shop: Shop,
): Mention[] {
  if (isTable(lines)) return [];
  const mentions = rest.flatMap(({ row: { page, text }, section, done }) => {
    const present = withoutAbsentCodes(text);
    return sentencesIn(present).flatMap((sentence) =>
      inSentence(done === undefined ? sentence : `${done} ${sentence}`, { section, side: null }, shop).map(
        ({ operation, work }) => mentionOf(operation, work, { quote: present === text ? sentence : text, page }),
      ),
    );
  });
  return mentions.filter(shop.asks);
}
