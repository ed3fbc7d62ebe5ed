/** Which field each column of an imported file holds: guessed by its header, remembered, or chosen. */
import { inWords } from "#texts/in-words.ts";
import { languages } from "#texts/language.ts";
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import { fail } from "#base/errors.ts";
import type { ImportField } from "./import-field.ts";

/** The field of each column in order; null for a column that is left out. */
export type ImportColumns = readonly (string | null)[];

/** "E-Mail address" and "email_address" are the same header. */
export const foldedHeader = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A field, and how well a name says that it is meant: the lower, the better. */
interface Meant {
  key: string;
  rank: number;
}

interface FieldNames {
  exact: ReadonlyMap<string, Meant>;
  /** With a word before the name that means nothing more. */
  long: ReadonlyMap<string, Meant>;
  /** Without accents and small words. */
  plain: ReadonlyMap<string, Meant>;
}

/** The fields by their keys, their labels, and what files of this trade call them; a name in English, as most files have it, wins. */
function namesOf(fields: readonly ImportField[]): FieldNames {
  const foreign = languages.filter((language) => language !== "en");
  const named = [
    ...fields.flatMap((field) => foreign.map((language) => ({ field, name: inWords(language, field.label), rank: 0 }))),
    ...fields.flatMap((field) =>
      [field.key, inWords("en", field.label), ...(field.names ?? [])].map((name, rank) => ({ field, name, rank })),
    ),
  ].map(({ field, name, rank }) => ({
    name: foldedHeader(name),
    plainName: plainHeader(name),
    after: field.after ?? [],
    meant: { key: field.key, rank },
  }));
  const long = named.flatMap(({ name, after, meant: { key, rank } }) =>
    after.map((before, at) => [before + name, { key, rank: rank + (at + 1) * mostNames }] as const),
  );
  return {
    exact: new Map(named.map(({ name, meant }) => [name, meant])),
    long: new Map(long),
    plain: new Map(named.map(({ plainName, meant }) => [plainName, meant])),
  };
}

/** More than any field has: of two addresses that stand in a row, all parts are those of the one whose word comes first. */
const mostNames = 100;

/** What programs write short where there is little room. */
const shortWords: Readonly<Record<string, string>> = {
  acct: "account",
  addr: "address",
  amt: "amount",
  bal: "balance",
  cust: "customer",
  desc: "description",
  dt: "date",
  inv: "invoice",
  lic: "license",
  n: "number",
  nbr: "number",
  no: "number",
  nr: "number",
  num: "number",
  numero: "number",
  odo: "odometer",
  org: "organization",
  ph: "phone",
  veh: "vehicle",
  "#": "number",
};
const smallWords: ReadonlySet<string> = new Set([
  "a",
  "au",
  "d",
  "de",
  "des",
  "du",
  "l",
  "la",
  "le",
  "les",
  "of",
  "the",
]);

/** "Cust. Name", "N° de facture" and "Numero facture" in the words that they stand for. */
const plainHeader = (header: string): string =>
  (
    header
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/\p{L}+|\p{N}+|#/gu) ?? []
  )
    .filter((word) => !smallWords.has(word))
    .map((word) => (Object.hasOwn(shortWords, word) ? shortWords[word] : inFull(word)))
    .join("");

/** "CUSTNAME" and "HOMEPH", as programs without room for a space have them. */
const inFull = (word: string): string =>
  word
    .replace(/^cust(?!om)/, "customer")
    .replace(/^inv(?!o)/, "invoice")
    .replace(/(?<=.{3})ph$/, "phone")
    .replace(/(?<=.{3})addr$/, "address")
    .replace(/(?<=^(?:customer|invoice|account|vin|plate|license))(?:no|nbr|num)$/, "number");

/** What else a header may be: "State/Region" is either of the two, "Phone 1 - Value" the first of several, "Line One" line 1. */
function readingsOf(header: string): readonly string[] {
  const counted = header.replace(/(?<!\p{L})one(?!\p{L})/iu, "1").replace(/(?<!\p{L})two(?!\p{L})/iu, "2");
  const uncounted = counted.replace(/(?<![\p{L}\p{N}])1(?![\p{L}\p{N}])/u, ""); // "Organization 1 - Name"
  const unexplained = counted.replace(/\([^)]*\)/, ""); // "Odometer (miles)"
  const choices = [counted, ...counted.split("/"), uncounted, unexplained].map(foldedHeader);
  return choices.flatMap((choice) => [choice, choice.replace(/1?(?:value)?$/, "")]);
}

/** "City/State/Zip" is no city, and what says make or model with the year describes the vehicle. */
function ofSeveral(header: string, exact: FieldNames["exact"]): "nothing" | "vehicle" | null {
  const partsOf = (between: RegExp) =>
    new Set(header.split(between).flatMap((part) => exact.get(foldedHeader(part))?.key ?? []));
  const keys = partsOf(/[/,&]/);
  if (keys.has("city") && keys.size > 1) return "nothing";
  const said = partsOf(/[^\p{L}]+/u);
  return said.has("make") && (said.has("year") || said.has("model")) ? "vehicle" : null;
}

/** Finds the field of a header: by one of its names, or by what else the header may be, which is worse. */
function meantBy(header: string, { exact, long, plain }: FieldNames): Meant | undefined {
  const own = exact.get(foldedHeader(header));
  if (own) return own;
  const several = ofSeveral(header, exact);
  if (several) return several === "vehicle" ? exact.get("vehicle") : undefined;
  const words = plainHeader(header);
  const meant =
    readingsOf(header).flatMap((reading) => exact.get(reading) ?? long.get(reading) ?? [])[0] ??
    plain.get(words) ??
    exact.get(words) ??
    long.get(words);
  return meant && { ...meant, rank: meant.rank + mostNames };
}

/** Whether one of the fields has this header, or somebody chose one for it before. */
export function headerOf(
  fields: readonly ImportField[],
  remembered: RememberedColumns = {},
): (header: string) => boolean {
  const names = namesOf(fields);
  return (header) => meantBy(header, names) !== undefined || Boolean(remembered[foldedHeader(header)]);
}

/** Xero calls its customers contacts. */
const isOfXero = (headers: readonly string[]): boolean =>
  headers.includes("*ContactName") ||
  (headers.includes("ContactName") &&
    headers.some((header) => /^\*?(?:POAddressLine1|SAAddressLine1|InvoiceNumber|AccountNumber)$/.test(header)));

/** What somebody chose before, by folded header; null for a column that they left out. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

/** Guesses the field of every column. No field is guessed twice: what somebody chose comes first, then the field's best name. */
export function guessColumns(
  headers: readonly string[],
  fields: readonly ImportField[],
  remembered: RememberedColumns = {},
): ImportColumns {
  const names = namesOf(fields);
  const ofXero = isOfXero(headers);
  const keys = new Set(fields.map(({ key }) => key));
  const guesses = headers.flatMap((header, index) => {
    const folded = foldedHeader(header);
    const chosen = remembered[folded];
    if (chosen !== undefined) return chosen !== null && keys.has(chosen) ? [{ index, key: chosen, rank: -1 }] : [];
    const meant = meantBy(ofXero && folded === "contactname" ? "customer" : header, names);
    return meant ? [{ index, ...meant }] : [];
  });
  const best = Map.groupBy(guesses, ({ key }) => key);
  const first = [...best.values()].map((same) => same.toSorted((one, other) => one.rank - other.rank)[0]);
  const columns = new Map(first.flatMap((guess) => (guess ? [[guess.index, guess.key] as const] : [])));
  return headers.map((_header, index) => columns.get(index) ?? null);
}

/** What to remember of a choice of columns. */
export const columnsToRemember = (headers: readonly string[], columns: ImportColumns): RememberedColumns =>
  Object.fromEntries(
    headers.flatMap((header, index) => {
      const folded = foldedHeader(header);
      return folded === "" ? [] : [[folded, columns[index] ?? null] as const];
    }),
  );

const refused = (message: Text) => fail("invalid-input", { message });

interface ChosenColumns {
  headers: readonly string[];
  columns: ImportColumns;
  fields: readonly ImportField[];
}

/** Throws `invalid-input` for columns that do not fit the file, a field that two columns claim, and one that does not exist. */
export function requireColumns({ headers, columns, fields }: ChosenColumns): void {
  if (columns.length !== headers.length) throw refused(text("settings.importOtherColumns"));
  for (const [index, chosen] of columns.entries()) {
    if (chosen === null) continue;
    const field = fields.find(({ key }) => key === chosen);
    if (!field) throw refused(text("settings.importOtherColumns"));
    if (columns.indexOf(chosen) !== index) throw refused(text("settings.importFieldTwice", { field: field.label }));
  }
}

/** The groups of needed fields, each by the labels of its fields, for which the file has no column. */
export function missingColumns(columns: ImportColumns, fields: readonly ImportField[]): readonly (readonly string[])[] {
  const groups = Map.groupBy(
    fields.filter(({ neededAs }) => neededAs !== undefined),
    ({ neededAs }) => neededAs,
  );
  return [...groups.values()]
    .filter((group) => !group.some(({ key }) => columns.includes(key)))
    .map((group) => group.map(({ label }) => label));
}
