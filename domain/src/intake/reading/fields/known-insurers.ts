/** Insurers whose own estimates name them in the letterhead alone. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { tightened } from "./letter-spacing.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";

/** With ~ for a space. */
const names =
  `21st~Century~Insurance AAA Acuity Allstate Am~Fam Amer~Family American~Family Ameriprise Amerisure AMICA Auto-Owners Aviva Belair~Direct Bristol~West Chubb Cincinnati~Insurance
  Country~Financial CSAA Dairyland Desjardins Direct~General Donegal Elephant Encompass~Insurance Encova Erie~Insurance Esurance Farm~Bureau Farmers Foremost
  Frankenmuth GEICO Grange Grinnell~Mutual Hagerty Hanover Hartford Horace~Mann ICBC Infinity Intact Kemper Kemper~Auto Lemonade Lib~Mutual Liberty~Mut Liberty~Mutual Mapfre
  Mercury~Insurance MetLife MMG National~General Natl~General Nationwide NJM NYCM Pekin Penn~National Plymouth~Rock Progressive PURE Root Safe~Auto SAFECO
  Secura Selective Sentry SGI Shelter State~Auto State~Farm The~General The~Hanover The~Hartford Travelers USAA Vermont~Mutual Wawanesa
  West~Bend Western~National Westfield`
    .split(/\s+/)
    .map((name) => name.replaceAll("~", " "));
const spellings = names.map((name) => name.toLowerCase().replaceAll(/[\s-]/g, ""));
const endings =
  /^(?:&|and|assurance|auto&home|auto(?:mobile)?insurance|casualty|company|companies|co\.?|direct|exchange|fire|general|group|grp|inc\.?|indemnity|ins\.?|insurance|mut\.?|mutual(?:auto(?:mobile)?)?|ofamerica|personal|preferred|property|s\.i\.|services|,)*$/;
const headRows = 4;

const insuring =
  /\b(?:(?:inter-?)?insurance|insurers?|assurances?|casualty|indemnity|mutual|underwriters|seguros|aseguradora|assicurazioni)\b|تامين|تأمين/i;

/** Behind the name nothing but what companies are called. */
function isKnown(text: string): boolean {
  const spelling = text.toLowerCase().replaceAll(/[\s-]/g, "");
  return spellings.some((name) => spelling.startsWith(name) && endings.test(spelling.slice(name.length)));
}

/** Whether a name tells that it is an insurer's. */
export const isInsurerName = (text: string): boolean => insuring.test(text) || isKnown(text);

const ends =
  /^(?!(?:all|auto|by|car|company|for|insurance|insurer|motor|name|no|other|primary|vehicle|your)\b)(?:\S+ ){0,6}(?:inter-?insurance|insurance|assurances?|casualty|indemnity|mutual|underwriters|seguros)(?:,? (?:automobile|club|companies|company|co\.?|corp\.?|corporation|exchange|group|inc\.?|insurance|s\.i\.|services))*(?: of(?: the)?(?: \p{L}+){1,3})?$/iu;

/** "Northern Plains Mutual Insurance Company": one that the list does not have says of itself what it is. */
const isCompany = (name: string): boolean =>
  ends.test(name) && name.includes(" ") && name.split(" ").every((word) => /^[\p{Lu}&]|^(?:and|of|the)$/u.test(word));

/** Letter-spaced print has lost where its words end. */
function nameIn(cell: readonly Sign[]): string {
  const name = textOf(tightened(cell));
  if (name === textOf(cell)) return name;
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .replaceAll(/(?<=\p{Ll}{3})(?:(?<!l)and|of)(?=the\b| )/gu, " $&")
    .replace(/ ofthe\b/, " of the");
}

/** As it is written. */
export function insurerOfHead(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, headRows))
    for (const cell of [row.signs, ...cellsOf(row.signs)]) {
      const name = nameIn(cell);
      if (isKnown(name) || isCompany(name)) return foundIn(name, row, 0.8);
    }
  return null;
}
