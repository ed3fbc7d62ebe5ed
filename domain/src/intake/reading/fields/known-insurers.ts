/** Insurers whose own estimates name them in the letterhead alone. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { cellsOf, textOf, type Row } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";

/** With ~ for a space. */
const names =
  `21st~Century~Insurance AAA Acuity Allstate American~Family Amerisure AMICA Auto-Owners Aviva Belair~Direct Chubb Cincinnati~Insurance
  Country~Financial CSAA Dairyland Desjardins Direct~General Donegal Elephant Encova Erie~Insurance Esurance Farm~Bureau Farmers Foremost
  Frankenmuth GEICO Grange Grinnell~Mutual Hagerty Hanover Horace~Mann ICBC Infinity Intact Kemper Lemonade Liberty~Mutual Mapfre
  Mercury~Insurance MetLife MMG National~General Nationwide NJM NYCM Pekin Penn~National Plymouth~Rock Progressive PURE Root Safe~Auto SAFECO
  Secura Selective Sentry SGI Shelter State~Auto State~Farm The~General The~Hanover The~Hartford Travelers USAA Vermont~Mutual Wawanesa
  West~Bend Western~National Westfield`
    .split(/\s+/)
    .map((name) => name.replaceAll("~", " "));
const bySpelling = new Map(names.map((name) => [name.toLowerCase().replaceAll(/[\s-]/g, ""), name]));
const endings = /(?:mutual)?(?:insurance)?(?:company|companies|co\.?|group|inc\.?|insurance)?$/;
const headRows = 4;

const insuring =
  /\b(?:insurance|insurers?|assurances?|casualty|indemnity|mutual|underwriters|seguros|aseguradora|assicurazioni)\b|تامين|تأمين/i;

const knownName = (text: string): string | undefined => {
  const spelling = text.toLowerCase().replaceAll(/[\s-]/g, "");
  const plain = spelling.replace(endings, "");
  return bySpelling.get(spelling) ?? bySpelling.get(plain) ?? bySpelling.get(`${plain}mutual`);
};

/** Whether a name tells that it is an insurer's. */
export const isInsurerName = (text: string): boolean => insuring.test(text) || knownName(text) !== undefined;

export function insurerOfHead(rows: readonly Row[]): Found | null {
  for (const row of rows.slice(0, headRows)) {
    for (const cell of [row.signs, ...cellsOf(row.signs)]) {
      const name = knownName(textOf(cell));
      if (name !== undefined) return foundIn(name, row, 0.8);
    }
  }
  return null;
}
