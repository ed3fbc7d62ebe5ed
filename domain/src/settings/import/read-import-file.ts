/** Reads the file of an import, as far as that is the same for everything that can be imported. */
import { t } from "#texts/text.ts";
import { readCsv, separatorOf, type CsvRow } from "#base/csv.ts";
import { fail } from "#base/errors.ts";
import { importLimits } from "./import-kinds.ts";

export interface ImportFile {
  headers: readonly string[];
  rows: readonly CsvRow[];
}

const refused = (message: string) => fail("invalid-input", { message });

// oxlint-disable-next-line no-control-regex -- what no text file has is how a file that is none is recognized
const binary = /[\u0000-\u0008\u000E-\u001A]/;

/** Throws `invalid-input` for what is no table of text, and for more than one import may have. */
export function readImportFile(text: string): ImportFile {
  if (text.length > importLimits.bytes) throw refused(t("settings.importTooLarge"));
  if (binary.test(text)) throw refused(t("settings.importNotText"));
  if (text.includes("\uFFFD")) throw refused(t("settings.importNotUtf8"));
  if (text.trim() === "") throw refused(t("settings.importEmpty"));
  // One of each more than an import may have, headers apart: that it is too much is seen without reading all of it.
  const most = { mostRows: importLimits.rows + 2, mostCells: importLimits.columns + 1 };
  const all = readCsv(text, { separator: separatorOf(text), ...most });
  if (!all) throw refused(t("settings.importQuoteOpen"));
  const [header, ...rows] = all;
  if (!header || rows.length === 0) throw refused(t("settings.importNoRows"));
  if (header.cells.length < 2) throw refused(t("settings.importOneColumn"));
  if (header.cells.length > importLimits.columns)
    throw refused(t("settings.importTooManyColumns", { max: importLimits.columns }));
  if (rows.length > importLimits.rows) throw refused(t("settings.importTooManyRows", { max: importLimits.rows }));
  return { headers: header.cells.map((cell) => cell.trim()), rows };
}
