/** A list as far as it is read without looking at what is stored. */
import {
  guessColumns,
  headerOf,
  missingColumns,
  requireColumns,
  type ImportColumns,
  type RememberedColumns,
} from "@boresight/domain/settings/import/import-columns";
import type { ImportField } from "@boresight/domain/settings/import/import-field";
import { importFields } from "@boresight/domain/settings/import/import-fields";
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import { judgeColumns, type ImportQuestion, type JudgedColumns } from "@boresight/domain/settings/import/judge-columns";
import type { ImportFile } from "@boresight/domain/settings/import/read-import-file";
import type { ReadRow } from "./import-kind.ts";
import { inStretches } from "./in-stretches.ts";
import { openFile } from "./open-file.ts";
import { readRow } from "./read-rows.ts";

export interface OpenList {
  file: ImportFile;
  fields: ReadonlyMap<string, ImportField>;
  columns: ImportColumns;
  judged: JudgedColumns;
  missing: readonly (readonly string[])[];
  questions: readonly ImportQuestion[];
  /** Nothing is missing, and no question is open. */
  isReadable: boolean;
}

/** Throws `invalid-input` for a file that is no table, and for columns that do not fit it. */
export function openList(asked: AskedImport, remembered: RememberedColumns): OpenList {
  const fields = importFields[asked.kind];
  const { file, question } = openFile(asked, headerOf(fields, remembered));
  const columns = asked.columns ?? guessColumns(file.headers, fields, remembered);
  requireColumns({ headers: file.headers, columns, fields });
  const missing = missingColumns(columns, fields);
  const byKey = new Map(fields.map((field) => [field.key, field]));
  const judged = judgeColumns({ ...file, columns, fields: byKey, dayOrder: asked.dayOrder });
  const questions = [question, judged.question].filter((one) => one !== null);
  const isReadable = missing.length === 0 && questions.every(({ chosen }) => chosen !== null);
  return { file, fields: byKey, columns, judged, missing, questions, isReadable };
}

export function readList(
  { file, fields, columns, judged }: OpenList,
  shop: { currency: string; thisYear: number },
): Promise<readonly ReadRow[]> {
  const { dayOrder, decimalSigns } = judged;
  const readings = decimalSigns.map((decimalSign) => ({ ...shop, dayOrder, decimalSign }));
  return inStretches(file.rows, (row) => readRow(row, { columns, fields, readings }));
}
