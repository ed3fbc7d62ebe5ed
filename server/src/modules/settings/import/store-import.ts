import type { ImportOutcome } from "@boresight/domain/settings/import/import-kinds";
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import type { ImportFile } from "@boresight/domain/settings/import/read-import-file";
import type { Transaction } from "#platform/database/transaction.ts";
import type { ReportedRow } from "./import-file.ts";

interface DoneImport {
  asked: AskedImport;
  file: ImportFile;
  counts: Record<ImportOutcome, number>;
  /** What was made of the file as a whole. */
  notes: readonly string[];
  rows: readonly ReportedRow[];
}

/** Stores who imported what, the rows with their outcomes, and what undoing needs. Returns its id. */
export async function storeImport({ asked, file, counts, notes, rows }: DoneImport, tx: Transaction): Promise<string> {
  const { caller, system } = tx;
  const { id } = await caller.one<{ id: string }>({
    text: `insert into app.imports (kind, file_name, mode, created_count, updated_count, skipped_count, wrong_count, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9) returning id`,
    values: [
      asked.kind,
      asked.fileName,
      asked.mode,
      counts.created,
      counts.updated,
      counts.skipped,
      counts.wrong,
      caller.userId,
      tx.now,
    ],
  });
  await storeRows(id, { file, notes, rows }, tx);
  await system.run({ text: "select app_private.record_import($1)", values: [id] });
  return id;
}

const rowsAtOnce = 1000;

type Rows = Pick<DoneImport, "file" | "notes" | "rows">;

async function storeRows(id: string, { file, notes, rows }: Rows, { system }: Transaction) {
  const header = { line: 0, cells: file.headers, outcome: "", reasons: notes };
  const stored = file.rows.map(({ line, cells }, index) => ({
    line,
    cells,
    outcome: rows[index]?.outcome ?? "skipped",
    reasons: reasonsOf(rows[index]),
  }));
  const all = [header, ...stored];
  for (let from = 0; from < all.length; from += rowsAtOnce) {
    await system.run({
      text: `insert into app_private.import_rows (import_id, line, cells, outcome, reasons)
        select $1, line, cells, outcome, reasons
        from jsonb_to_recordset($2) as row (line integer, cells text[], outcome text, reasons text[])`,
      values: [id, JSON.stringify(all.slice(from, from + rowsAtOnce))],
    });
  }
}

/** What is wrong, or which fields change and what that brings about. */
const reasonsOf = (row: ReportedRow | undefined): readonly string[] =>
  row ? [...row.problems.map(({ message }) => message), ...row.changes, ...row.notes] : [];
