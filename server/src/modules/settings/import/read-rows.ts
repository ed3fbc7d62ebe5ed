import type { CsvRow } from "@boresight/domain/base/csv";
import type { ImportColumns } from "@boresight/domain/settings/import/import-columns";
import { readCell, type ImportField } from "@boresight/domain/settings/import/import-field";
import { t } from "@boresight/domain/texts/text";
import { problem, type ReadRow } from "./import-kind.ts";

/** Reads the cells of one row by the fields of its columns; empty cells say nothing. */
export function readRow(
  { line, cells }: CsvRow,
  columns: ImportColumns,
  fields: ReadonlyMap<string, ImportField>,
): ReadRow {
  const tooMany = cells.length > columns.length ? [problem("", t("settings.importMoreCells"))] : [];
  const problems = [...tooMany];
  const values: Record<string, unknown> = {};
  for (const [index, key] of columns.entries()) {
    const text = cells[index]?.trim() ?? "";
    const field = key === null ? undefined : fields.get(key);
    if (!field || text === "") continue;
    const read = readCell(text, field.cell);
    if ("problem" in read) problems.push(problem(field.key, read.problem));
    else values[field.key] = read.value;
  }
  return { line, values, problems };
}
