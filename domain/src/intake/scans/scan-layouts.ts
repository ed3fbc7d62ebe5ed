/** The tools and services whose reports are read, by what their reports say of themselves. */
import type { Row } from "#intake/reading/layout.ts";
import { unaccented } from "./unaccented.ts";

export interface ScanLayout {
  name: string;
  /** In the head, foot or title of its reports. */
  sign: RegExp;
  /** How the tool names itself, where no label does. */
  tool: RegExp;
  /** Fault numbers of its own besides the codes of SAE J2012. */
  ownCodes?: RegExp;
}

const none = /(?!)/;

export const scanLayouts: readonly ScanLayout[] = [
  { name: "asTech", sign: /\bas ?tech\b|\brepairify\b/i, tool: /\bas ?tech ?(?:2|ii|duo|plus|connect|all-in-one)?/i },
  { name: "AirPro", sign: /\bair ?pro\b|\bauggie\b/i, tool: /\bauggie\b[^,;|]{0,20}/i },
  { name: "Opus", sign: /\bopus ?ivs\b|\bdrew ?(?:tech|linq)\b/i, tool: /\bdrivesafe\b|\bdrew ?linq\b/i },
  {
    name: "VCDS",
    sign: /\bVCDS\b|\bross-tech\b/i,
    tool: /\bVCDS\b|\bHEX-(?:V2|NET)\b/,
    ownCodes: /^\d{5,8}$/,
  },
  {
    name: "BMW ISTA",
    sign: /\bISTA(?:[+-]|\/[DP])?(?![\w])/,
    tool: /\bISTA(?:[+-]|\/[DP])?(?![\w])/,
    ownCodes: /^(?:0x)?(?=[0-9A-F]*\d)[0-9A-F]{6}$/,
  },
  {
    name: "Autel",
    sign: /\bautel\b|\bmaxi(?:sys|das|com|check|pro|flash)\b/i,
    tool: /\bmaxi(?:sys|das|com|check)(?: (?:ultra|elite|pro|cardaq|adas|ms\d+\w*|mk\d+\w*)){0,2}|\bms9\d\d\w*/i,
  },
  {
    name: "Bosch",
    sign: /\bbosch\b.*\b(?:ads|kts|esi|dcu|scan|diagnos\w*|report|rapport|informe|\w*bericht)\b|\bads ?(?:x|\d{3}x?)\b|\besi\[?tronic\b/i,
    tool: /\bads ?(?:x|\d{3}x?)\b|\bkts ?\d{3}\b/i,
  },
  {
    name: "Snap-on",
    sign: /\bsnap-? ?on\b|\b(?:zeus|verus|triton|solus|modis|apollo[- ]?d\d+)(?: ?(?:\+|edge|ultra|pro|d\d+))?\b.*\b(?:scan|report|diagnos)|\bsecurescan\b/i,
    tool: /\b(?:zeus|verus|triton|solus|modis|apollo)(?:[ -]?(?:\+|edge|ultra|pro|d\d+))?/i,
  },
  { name: "Launch", sign: /\blaunch\b.*\bx-?431\b|\bx-?431\b/i, tool: /\bx-?431(?: ?[\w+]+)?/i },
  {
    name: "Techstream",
    sign: /\btechstream\b|\bgts ?\+|\bhealth check report\b/i,
    tool: /\btechstream\b|\bgts ?\+/i,
  },
  {
    name: "OBD-II",
    sign: /\b(?:generic|global|enhanced)? ?obd ?-?(?:ii|2)\b|\bsae ?j1979\b|\bmode \$?0[37a]\b/i,
    tool: none,
  },
];

/** What a report of a scan speaks of; other papers may name a tool too, such as an estimate that charges for a scan. */
const isOfScan =
  /\b(?:dtcs?|scan(?:s|ned)?|(?:stored|pending) codes|obd ?-?(?:ii|2) (?:report|scan)|trouble codes?|fault (?:code|memory)|codes? defauts?|diagnostic (?:report|scan)|(?:vehicle|system|network|health|auto)[- ]?(?:scan|check)|(?:pre|post)[- ]?(?:repair )?scan|faults? found|rapport de diagnostic|fehler(?:speicher\w*|codes?|protokoll|eintrag\w*)|diagnose(?:bericht|protokoll)|(?:informe|reporte) de(?:l)? (?:diagnostico|escaneo)|codigos? de (?:falla|averia|error)s?)\b/i;
const ofMoney =
  "\\b(?:labor|refinish|paint supplies|subtotal|net cost of repairs|amount due|main[- ]d.?o?euvre|sous-total|mano de obra|zwischensumme|arbeitslohn)\\b";
/** With a number in the row: a scan report may say that it includes no labor. */
const isOfMoney = new RegExp(`${ofMoney}[^\\n]*\\d|\\d[^\\n]*${ofMoney}`, "i");

const [headRows, footRows] = [150, 50];

const endsOf = (rows: readonly Row[]): string => {
  const ends = rows.length > headRows + footRows ? [...rows.slice(0, headRows), ...rows.slice(-footRows)] : rows;
  return unaccented(ends.map((row) => row.text).join("\n"));
};

/** Tools whose layouts are not known; their reports may name an interface or a part of a maker who is. */
const unknownTools =
  /\bGDS ?(?:2|Mobile|Smart|NX)\b|\bF[DJ]RS\b|\bFord IDS\b|\bi-?HDS\b|\bCONSULT(?:[- ]?(?:I{2,3}|[34]))?(?: ?plus|[- ](?:I{2,3}|[34]))\b|\bXENTRY\b|\bXentry\b|\bwi ?TECH\b|\bSSM ?(?:III|[345])\b|\bODIS\b|\bVIDA\b|\bDiagBox\b|\bPIWIS\b|\bRenault CLIP\b|\bMDARS\b/;

const services: ReadonlySet<string> = new Set(["AirPro", "asTech", "Opus"]);
const generic = "OBD-II";

/** A service prints the names of the tools that it uses, and any tool those of parts and of a standard: the first name is its own. */
function toolIn(text: string): ScanLayout | null {
  const signed = scanLayouts.filter(({ sign }) => sign.test(text));
  const service = signed.find(({ name }) => services.has(name));
  if (service) return service;
  if (unknownTools.test(text)) return null;
  const own = signed.filter(({ name }) => name !== generic);
  const at = new Map(own.map((layout) => [layout, layout.sign.exec(text)?.index ?? 0]));
  const [first] = own.toSorted((one, other) => (at.get(one) ?? 0) - (at.get(other) ?? 0));
  return first ?? signed[0] ?? null;
}

/** Of any paper of a tool. */
export const toolNamedIn = (rows: readonly Row[]): ScanLayout =>
  toolIn(endsOf(rows)) ?? { name: "", sign: none, tool: none };

/** Returns whose report it is; null for a layout that nobody knows, and for a paper that is none. */
export function layoutOf(rows: readonly Row[]): ScanLayout | null {
  const text = endsOf(rows);
  return !isOfScan.test(text) || isOfMoney.test(text) ? null : toolIn(text);
}
