/** Which field each column of an imported file holds: guessed by its header, remembered, or chosen. */
import { inWords } from "#texts/in-words.ts";
import { text } from "#texts/text.ts";
import type { Text } from "#texts/travelling-text.ts";
import { fail } from "#base/errors.ts";
import type { ImportField } from "./import-field.ts";

/** The field of each column in order; null for a column that is left out. */
export type ImportColumns = readonly (string | null)[];

/** "E-Mail address" and "email_address" are the same header. */
export const foldedHeader = (header: string): string => header.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** The fields by every header that they have; of labels the English one, which exported files have. */
const fieldsByHeader = (fields: readonly ImportField[]): ReadonlyMap<string, string> =>
  new Map(
    fields.flatMap(({ key, label, names = [] }) =>
      [key, inWords("en", label), ...names].map((name) => [foldedHeader(name), key]),
    ),
  );

/** Whether one of the fields has this header, or somebody chose one for it before. */
export function headerOf(
  fields: readonly ImportField[],
  remembered: RememberedColumns = {},
): (header: string) => boolean {
  const byName = fieldsByHeader(fields);
  return (header) => {
    const folded = foldedHeader(header);
    return folded !== "" && (byName.has(folded) || Boolean(remembered[folded]));
  };
}

/** Xero calls its customers contacts. */
const isOfXero = (headers: readonly string[]): boolean =>
  headers.includes("*ContactName") ||
  (headers.includes("ContactName") &&
    headers.some((header) => /^\*?(?:POAddressLine1|SAAddressLine1|InvoiceNumber|AccountNumber)$/.test(header)));

/** What somebody chose before, by folded header; null for a column that they left out. */
export type RememberedColumns = Readonly<Record<string, string | null>>;

/** Guesses the field of every column; no field is guessed twice. */
export function guessColumns(
  headers: readonly string[],
  fields: readonly ImportField[],
  remembered: RememberedColumns = {},
): ImportColumns {
  const byName = fieldsByHeader(fields);
  const ofXero = isOfXero(headers);
  const keys = new Set(fields.map(({ key }) => key));
  const taken = new Set<string>();
  return headers.map((header) => {
    const folded = foldedHeader(header);
    const before = remembered[folded];
    const known = ofXero && folded === "contactname" ? "customer" : folded;
    const field = before === undefined ? byName.get(known) : before;
    if (!field || !keys.has(field) || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
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
