/** How CCC ONE, Mitchell and Audatex write what is done to a part. */
import type { LineOperation } from "./estimate-document.ts";

/** CCC's codes, which stand before the part; `R and I` and what recognition makes of `R&I` with them. */
const codes: readonly (readonly [RegExp, LineOperation])[] = [
  [/^r ?(?:&|\+|\/|and|n|-) ?[il1|](?=[\s,]|$)/i, "removeInstall"],
  [/^r ?(?:&|\+|\/|and|n|-) ?r(?=[\s,]|$)/i, "removeReplace"],
  [/^d ?(?:&|\+|\/|and) ?[ri](?=[\s,]|$)/i, "disconnectReconnect"],
  [/^o ?[/&] ?h(?=[\s,]|$)/i, "overhaul"],
  [/^OH(?= \p{L})/u, "overhaul"],
  [/^(?:repl|rpl|rplc)\.?(?=\s|$)/i, "replace"],
  [/^rep\.?(?=\s.*\s(?=[A-Z-]{0,8}\d)[A-Z0-9-]{5,}\s.*\d\.\d)/i, "replace"], // With the number of a part.
  [/^rep\.?(?=\s\D*\s\d{1,3}\.\d(?:\s|$))/i, "repair"],
  [/^rpr\.?(?=\s|$)/i, "repair"],
  [/^(?:refn|rfn|refin)\.?(?=\s|$)/i, "refinish"],
  [/^(?:blnd|BLD)\.?(?=\s|$)/, "blend"],
  [/^blnd\.?(?=\s|$)/i, "blend"],
  [/^sect\.?(?=\s|$)/i, "section"],
  [/^subl\.?(?=\s|$)/i, "sublet"],
  [/^algn\.?(?=\s|$)/i, "align"],
];

/** Mitchell's and Audatex's words, which stand behind the part. */
const words: readonly (readonly [RegExp, LineOperation])[] = [
  [/\bremove ?\/ ?replace\b/i, "replace"],
  [/\b(?:remove ?\/ ?(?:re)?install|r ?& ?i assembly)\b/i, "removeInstall"],
  [/\bpartial replace(?: labor)?\b/i, "section"],
  [/\breplace (?:oem|nags|economy|pxn|recycled|reman\w*|lkq|recond\w*|aftermarket|used)\b/i, "replace"],
  [/\bblend(?: refinish)?\b/i, "blend"],
  [/\brefinish(?: only| edges)?\b/i, "refinish"],
  [/\bcheck ?\/ ?adjust\b/i, "align"],
  [/\bdisconnect ?\/ ?(?:re)?connect\b/i, "disconnectReconnect"],
  [/\bsublet(?: repair)?\b/i, "sublet"],
  [/\boverhaul\b/i, "overhaul"],
  [/\brepair\b/i, "repair"],
  [/\balign\b/i, "align"],
];

/** Audatex's codes, which say it where the words behind the part are left out; of other codes nothing is done to a part. */
const audatexCodes: ReadonlyMap<string, LineOperation> = new Map([
  ...["E", "EC", "EP", "EU", "EX", "NG", "OE", "PC", "TE", "UC", "UE", "UM"].map((code) => [code, "replace"] as const),
  ["ET", "section"],
  ["I", "repair"],
  ["IT", "repair"],
  ["L", "refinish"],
  ["BR", "blend"],
  ["RI", "removeInstall"],
  ["SB", "sublet"],
]);

/** Code, number in the guide, numbers of notes, part: "E 0046 10 07 Headlamp Assy". */
const audatexLine = /^([A-Z]{1,2})\d?\s+\d{1,4}\s+(?:\d{2}\s+){0,3}(?=\D)/;

export function audatexOperation(text: string): Operated | null {
  const [all = "", code = ""] = audatexLine.exec(text) ?? [];
  const operation = audatexCodes.get(code);
  return operation === undefined ? null : { operation, rest: text.slice(all.length).replace(repeated, "") };
}

/** "Tray,Battery >> R/R", "Bumper Cover,Rear R&I": the operation once more, behind the part. */
const repeated = /(?: >> [A-Z/&]{2,4}| R&I)(?= |$)/;

/** NAGS numbers glass: the second letter of a windshield's is W ("FW04980GTYN", "DW01256"). What a line sells is put in. */
const soldGlass = /^(?:\d{1,3}\s+){0,2}(?=[FD][A-Z]\d{4,5}[A-Z]{0,5}\s)(.+)$/;

export function glassOperation(text: string): Operated | null {
  const [, rest] = soldGlass.exec(text) ?? [];
  if (rest === undefined) return null;
  return { operation: "replace", rest: rest.replace(/^\S+\s+/, "").replace(fittings, "") };
}

/** "Windshield - Rain Sensor, Heated Wiper Park": what the glass comes with. */
const fittings = /(?<=^(?:\S+ ){0,2}(?:glass|windshield))(?: -|,) .*$/i;

export interface Operated {
  operation: LineOperation;
  /** The line without its operation: the part and what follows. */
  rest: string;
}

export function leadingOperation(text: string): Operated | null {
  for (const [pattern, operation] of codes) {
    const match = pattern.exec(text);
    if (!match) continue;
    const rest = text.slice(match[0].length).trim();
    // "Rpr R&I battery for scan", as lines by hand begin: what is taken off says more.
    const isOff = operation === "repair" && again(rest) !== rest;
    return { operation: isOff ? "removeInstall" : operation, rest: again(rest) };
  }
  return null;
}

const worded: readonly (readonly [RegExp, LineOperation])[] = [
  [/^(?:remove(?:d)? ?(?:[/&]|and) ?)?replace(?:d)?(?= )/i, "replace"],
  [/^remove(?:d)? ?(?:[/&]|and) ?(?:re)?install(?:ed)?(?= )/i, "removeInstall"],
  [/^repair(?:ed)?(?= )/i, "repair"],
  [/^refinish(?:ed)?(?= )/i, "refinish"],
  [/^blend(?:ed)?(?= )/i, "blend"],
  [/^overhaul(?:ed)?(?= )/i, "overhaul"],
  [/^remove(?:d)?(?= \p{L})/iu, "removeInstall"],
  [/^install(?:ed)?(?= \p{L})/iu, "replace"],
  [/^sublet(?= \p{L})/iu, "sublet"],
  [/^align(?:ed)?(?= \p{L})/iu, "align"],
];

/** "Replace LT Headlamp 0.4": the hours or the price tell a line from a sentence. */
export function wordedOperation(text: string): Operated | null {
  if (!/\s\d{1,3}\.\d(?:\s|$)|\s\$?[\d,]{1,9}\.\d\d(?:\s|$)/.test(text)) return null;
  const [operation, match] =
    worded.map(([pattern, one]) => [one, pattern.exec(text)] as const).find(([, found]) => found !== null) ?? [];
  return operation && match ? { operation, rest: text.slice(match[0].length).trim() } : null;
}

/** CCC marks what was judged by hand with stars, which recognition takes for letters and digits: "5k R&I", "6 os Rpr". */
const misreadMarks = /^(?:\S{1,6}\s+){1,2}(?=(?:R&[IR]|D&R|O\/H|Repl|Rpr|Refn|Blnd|Sect|Subl|Algn)\s)/;

/** Of a row that was recognized in a picture. */
export function operationBehindMarks(text: string): Operated | null {
  const [marks] = misreadMarks.exec(text) ?? [];
  return marks === undefined ? null : leadingOperation(text.slice(marks.length));
}

/** "R&I R&I door assy": the description of an assembly's labor says it once more. */
const again = (rest: string): string => rest.replace(/^((?:LT|RT|L|R)\s+)?R&[IR]\s+/i, "$1");

/** Behind the part. `next` is the row below, into which the words may wrap: "Remove /" above "Replace". */
export function trailingOperation(text: string, next: string): Operated | null {
  const wrapped = /\bremove ?\/(?! ?(?:re(?:place|install)|install))/i.exec(text);
  if (wrapped) {
    const below = /\b(replace|(?:re)?install)\b/i.exec(next)?.[1];
    if (below === undefined) return null;
    return {
      operation: /^replace/i.test(below) ? "replace" : "removeInstall",
      rest: text.slice(0, wrapped.index).trim(),
    };
  }
  for (const [pattern, operation] of words) {
    const match = pattern.exec(text);
    if (!match) continue;
    const [before, behind] = [text.slice(0, match.index).trim(), text.slice(match.index + match[0].length).trim()];
    // UltraMate puts the type of labor and the operation before the part.
    return { operation, rest: laborType.test(before) ? behind : before };
  }
  return null;
}

const laborType = /^(?:BDY|BODY|REF|RFN|MCH|MECH|GLS|GLASS|FRM|FRAME|STR|ELE|ELEC|PDR|DIA)?\s*[*#]?$/i;

/** What calibrations ask about: whether a part came off, was repaired, or only painted. */
export const calibratedWorks = ["removal", "repair", "refinish"] as const;
export type CalibratedWork = (typeof calibratedWorks)[number];
export type Work = CalibratedWork | "other";

const works: Readonly<Record<LineOperation, Work>> = {
  replace: "removal",
  removeInstall: "removal",
  removeReplace: "removal",
  overhaul: "removal", // Taken apart, which takes it off.
  section: "removal",
  sublet: "removal",
  disconnectReconnect: "removal",
  repair: "repair",
  refinish: "refinish",
  blend: "refinish",
  align: "other",
  other: "other",
};
export const workOf = (operation: LineOperation): Work => works[operation];
