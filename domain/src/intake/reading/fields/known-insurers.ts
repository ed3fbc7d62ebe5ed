/** Insurers whose own estimates name them in the letterhead alone. */
import type { Found } from "#intake/reading/estimate-document.ts";
import { tightened } from "./letter-spacing.ts";
import { cellsOf, textOf, type Row, type Sign } from "#intake/reading/layout.ts";
import { foundIn } from "#intake/reading/text-row.ts";
import { valueOf } from "./field-values.ts";
import { beginsWithLabel } from "./row-labels.ts";
import { isShopName } from "./shop-names.ts";

/** With ~ for a space. */
const names =
  `21st~Century~Insurance AAA Acuity Alfa Allstate Alliance~United Am~Fam Amer~Family American~Family American~National Ameriprise Amerisure AMICA Arbella Auto~Club~Group Automobile~Club
  Auto-Owners Aviva AXA Belair~Direct Beneva Bristol~West Broadspire Central~Mutual Chubb Cincinnati~Insurance Clearcover Commerce~Insurance Concord~Group Co-operators Country~Financial CSAA
  CURE~Auto~Insurance Dairyland Desjardins Direct~Auto Direct~General Donegal EMC Electric~Insurance Elephant Encompass Encova Erie~Insurance ESIS Esurance
  Farm~Bureau Farmers Foremost Frankenmuth Fred~Loya Gallagher~Bassett GAINSCO GEICO Generali GMF Grange Great~American Great~West Groupama Grinnell~Mutual GuideOne Hagerty Hallmark Hanover Hartford Horace~Mann ICBC IMT Infinity Intact
  Kemper Kemper~Auto Lemonade La~Capitale La~Personnelle Lib~Mutual Liberty~Mut Liberty~Mutual MAAF MACIF MAIF Main~Street~America Mapfre Markel MATMUT Mercury~Casualty Mercury~Insurance Metromile MetLife Mid-Century MMG MPI National~General
  National~Interstate Natl~General Nationwide NJM NYCM Old~Republic Pekin Pemco Penn~National Plymouth~Rock Progressive Promutuel PURE Root Rockford~Mutual Safe~Auto
  SAFECO Safety~Insurance Secura Sedgwick Selective Sentry SGI Shelter Sompo Southern~Farm~Bureau State~Auto State~Farm The~General The~Hanover The~Hartford Tokio~Marine Travelers Unitrin
  United~Services~Automobile~Association USAA Utica~National Vermont~Mutual Wawanesa West~Bend Western~National Westfield Zurich`
    .split(/\s+/)
    .map((name) => name.replaceAll("~", " "));
const spellings = names.map((name) => name.toLowerCase().replaceAll(/[\s-]/g, ""));
/** What subsidiaries and companies are called: "USAA CIC", "Progressive Northern", "Mercury Insurance Services, LLC". */
const endings =
  /^(?:&|and|,|\(us\)|(?:d['’])?assurances?(?:automobile|générales?|générale|habitation)*|du(?:canada|québec)|advantage|affinity|american|auto&home|auto(?:mobile)?insurance|casualty|choice|cic|claims(?:service)?s?|financialservices|reinsurance|compagnie|company|companies|connect|co\.?|corp(?:oration|\.)?|countymutual|direct|exchange|fire|general|gic|group|grp|homeandmarine|inc\.?|indemnity|ins\.?|insurance|l\.?l\.?c\.?|lloyds|ltd\.?|marine|max|mut\.?|mutual(?:auto(?:mobile)?)?|national|north(?:ern|america)|of(?:america|southerncalifornia|illinois|indiana|oregon|texas|canada|michigan|florida|newyork|newjersey)|personal|pc|p&c|preferred|premier|property|s\.i\.|secure|security|select|services|southeastern|southern|specialty|texas|underwriters|universal|usa|vehicle&property|western)*$/;
/** "Texas Farm Bureau", "The Cincinnati Insurance Company" */
const stateBefore = /^(?:the(?=cincinnati)|\p{L}{4,13}(?=farmbureau))/u;
const headRows = 4;
const titleRows = 12;
/** Mitchell prints dates and numbers over the letterhead. */
const beforeHead =
  /^(?:(?:date|estimate (?:id|version)|profile id|quote id|supplement)\b.{0,40}|preliminary|committed)$/i;

const insuring =
  /\bins\.? (?:assoc(?:iation)?|co(?:mpany|rp)?|exch(?:ange)?|group|grp)\b|\b(?:(?:inter-?)?insurance|insurers?|assurances?|casualty|indemnity|mutual|underwriters|seguros|aseguradora|assicurazioni)\b|تامين|تأمين/i;

/** One of the list; behind the name nothing but what companies are called. */
export function isListedInsurer(text: string): boolean {
  const spelling = text.toLowerCase().replaceAll(/[\s-]/g, "").replace(stateBefore, "");
  return spellings.some((name) => spelling.startsWith(name) && endings.test(spelling.slice(name.length)));
}

/** The insurer with which a row ends whose columns ran together. */
export function insurerAtEnd(text: string): string | null {
  const words = text.split(" ");
  const at = words.findIndex((_word, index) => isListedInsurer(words.slice(index).join(" ")));
  return at < 0 ? null : words.slice(at).join(" ");
}

/** Whether a name tells that it is an insurer's. */
export const isInsurerName = (text: string): boolean => insuring.test(text) || isListedInsurer(text);

const ends =
  /^(?!(?:all|auto|by|car|company|for|insurance|insurer|motor|name|no|other|primary|vehicle|your)\b)(?:\S+ ){0,6}(?:inter-?insurance|insurance|assurances?|casualty|indemnity|mutual|underwriters|seguros)(?:,? (?:automobile|club|companies|company|co\.?|corp\.?|corporation|exchange|group|inc\.?|insurance|reciprocal|s\.i\.|services))*(?: of(?: the)?(?: \p{L}+){1,3})?$/iu;

/** "Northern Plains Mutual Insurance Company": one that the list does not have says of itself what it is. */
const isCompany = (name: string): boolean =>
  ends.test(name) &&
  !/\b(?:(?:bill|invoice|sold) to|(?:estimate|prepared) for|customer|insured|owner|shop|vehicle)\b/i.test(name) && // Heads of columns.
  name.includes(" ") &&
  name.split(" ").every((word) => /^[\p{Lu}&]|^(?:and|of|the)$/u.test(word));

/** Letter-spaced print has lost where its words end. */
function nameIn(cell: readonly Sign[]): string {
  const name = textOf(tightened(cell));
  if (name === textOf(cell)) return name;
  return name
    .replaceAll(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/gu, " ")
    .replaceAll(/(?<=\p{Ll}{3})(?:(?<!l)and|of)(?=the\b| )/gu, " $&")
    .replace(/ ofthe\b/, " of the");
}

/** "Encompass Workfile ID : 41445154": what a label names is not the letterhead's. */
export const labelBehind =
  /(?:^|\s+)(?:work ?file|claim|policy|file|loss|federal|tax|resident)\b[^:#\d]{0,15}[:#\d].*$/i;
/** "ICBC Material Damage", "Travelers Auto Claims": who of them wrote it is no part of the name. */
const department =
  /\s+(?:[-–—|] )?(?:auto(?:mobile)? )?(?:(?:material|physical|property) damage(?: claims?)?|claims? (?:cent(?:er|re)|dep(?:artmen)?t\.?|office)|(?<=auto )claims?)$/i;
const namesIn = (row: Row): string[] =>
  [row.signs, ...cellsOf(row.signs)]
    .slice(beginsWithLabel(row) ? 1 : 0)
    .map((cell) => nameIn(cell).replace(labelBehind, "").replace(department, ""))
    .map((name) => (/^(?:\p{L} ){2,}\p{L}$/u.test(name) ? name.replaceAll(" ", "") : name)) // "G E I C O"
    .filter((name) => name !== "" && !name.includes(":")); // "Client: Erie Insurance"

/** As it is written; a long name goes on in the next row. */
export function insurerOfHead(rows: readonly Row[]): Found | null {
  const first = rows.slice(0, titleRows).findIndex(({ text }) => !beforeHead.test(text));
  for (const [index, row] of rows.slice(0, Math.max(first, 0) + headRows).entries())
    for (const name of namesIn(row)) {
      if (isListedInsurer(name) || isCompany(name)) return foundIn(`${name}${restBelow(rows[index + 1])}`, row, 0.8);
      const [, client] = administered.exec(name) ?? [];
      if (client !== undefined && isListedInsurer(client)) return foundIn(client, row, 0.7);
    }
  return null;
}

/** "INSURANCE COMPANY" below "ALLSTATE FIRE AND CASUALTY" */
function restBelow(row: Row | undefined): string {
  const isRest =
    row !== undefined &&
    /^(?:insurance|indemnity|casualty) (?:co(?:mpany|\.)?|corp(?:oration|\.)?|exchange|group)$/i.test(row.text);
  return isRest ? ` ${row.text}` : "";
}

/** "Lynx Services for Farmers": who handles an insurer's glass or claims, and no shop that repairs for it. */
const administered =
  /^(?!.*\b(?:repairs?|shop|facility|certified|approved|preferred)\b).{3,40} (?:for|on behalf of) (.+)$/i;

/** The insurer for whom an administrator stands behind a label: "Lynx Services as administrator for Farmers". */
export function administeredBy(name: string): string | null {
  const [, client] =
    /^.{3,40}? (?:as (?:the )?(?:third[- ]party )?(?:administrator|tpa) for|administering for|on behalf of|c\/o|for) (?=\S)(.+)$/i.exec(
      name,
    ) ?? [];
  return client !== undefined && isListedInsurer(client) ? client : null;
}

const insurersTitle = /^(?:estimate|supplement)ofrecord/i;

/** Insurers put their name over "Estimate of Record", whatever they are called, and say which shop repairs. */
export function insurerOverTitle(rows: readonly Row[], shop: string): Found | null {
  const title = rows.slice(0, titleRows).findIndex(({ text }) => insurersTitle.test(text.replaceAll(" ", "")));
  const [head, name] =
    rows.slice(0, Math.max(title, 0)).flatMap((row) => namesIn(row).map((one) => [row, one] as const))[0] ?? [];
  if (!head || name === undefined || /\d/.test(name) || valueOf("insurer", name) === null) return null;
  return isShopName(name) || isSame(name, shop) ? null : foundIn(name, head, 0.6);
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((name) => name.toLowerCase().replaceAll(/[^\p{L}]/gu, ""));
  return first === "" || second === "" || first?.includes(second ?? "") || second?.includes(first ?? "") || false;
}
