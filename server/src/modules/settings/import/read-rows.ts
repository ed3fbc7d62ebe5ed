import type { CsvRow } from "@boresight/domain/base/csv-reader";
import { meantKind, meantPurposes, meantTerms } from "@boresight/domain/customers/meant-words";
import { cellReader, type Reading } from "@boresight/domain/settings/import/cells/read-cell";
import type { ImportColumns } from "@boresight/domain/settings/import/import-columns";
import type { ImportField } from "@boresight/domain/settings/import/import-field";
import { importLimits } from "@boresight/domain/settings/import/import-kinds";
import { text } from "@boresight/domain/texts/text";
import { problem, type ReadRow } from "./import-kind.ts";
import { readPhoneCell } from "./phone-cell.ts";

interface ReadColumns {
  columns: ImportColumns;
  fields: ReadonlyMap<string, ImportField>;
  /** How each column is read. */
  readings: readonly Reading[];
}

const readCell = cellReader({
  customerKind: meantKind,
  phone: readPhoneCell,
  purposes: meantPurposes,
  terms: meantTerms,
});

/** Reads the cells of one row by the fields of its columns; empty cells say nothing. */
export function readRow(row: CsvRow, { columns, fields, readings }: ReadColumns): ReadRow {
  const problems = flawsOf(row, columns.length);
  const values: Record<string, unknown> = {};
  const notes = row.flaw === "quotes" ? [text("settings.importCarelessQuotes")] : [];
  const told: string[] = [];
  for (const [index, key] of columns.entries()) {
    const text = cellText(row.cells[index]);
    const field = key === null ? undefined : fields.get(key);
    const reading = readings[index];
    if (!field || !reading || text === "") continue;
    const read = readCell(text, field.cell ?? "text", reading);
    if ("problem" in read) problems.push(problem(field.key, read.problem));
    else {
      if (read.value !== undefined) values[field.key] = read.value;
      if (read.note !== undefined) notes.push(read.note);
      if (read.told !== undefined) told.push(read.told);
    }
  }
  return { line: row.line, values, problems, notes, told };
}

/** Some programs write `="02139"`, so that a spreadsheet keeps the zeros. */
function cellText(cell = ""): string {
  const [, kept] = /^="([^"]*)"$/.exec(cell.trim()) ?? [];
  return (kept ?? cell).trim();
}

function flawsOf({ cells, flaw }: CsvRow, width: number) {
  const isUnreadable = cells.some((cell) => cell.includes("\uFFFD"));
  return [
    ...(cells.length > width || flaw === "tooMany" ? [problem("", text("settings.importMoreCells"))] : []),
    ...(flaw === "joined" ? [problem("", text("settings.importJoined"))] : []),
    ...(flaw === "tooLong" ? [problem("", text("settings.importTooLong", { max: importLimits.cell }))] : []),
    ...(isUnreadable ? [problem("", text("settings.importUnreadable"))] : []),
  ];
}
