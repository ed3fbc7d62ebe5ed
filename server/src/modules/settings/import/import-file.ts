import { setImmediate as turnOfOthers } from "node:timers/promises";
import { BoresightError, fail, type FieldProblem } from "@boresight/domain/base/errors";
import {
  columnsToRemember,
  guessColumns,
  missingColumns,
  requireColumns,
  type ImportColumns,
  type RememberedColumns,
} from "@boresight/domain/settings/import/import-columns";
import { importFields } from "@boresight/domain/settings/import/import-fields";
import type { ImportKind, ImportOutcome } from "@boresight/domain/settings/import/import-kinds";
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import { readImportFile, type ImportFile } from "@boresight/domain/settings/import/read-import-file";
import { t } from "@boresight/domain/texts/text";
import type { Transaction } from "#platform/database/transaction.ts";
import { allowMinutes } from "./allow-minutes.ts";
import type { ReadRow, RowPlan } from "./import-kind.ts";
import { importPlanners } from "./import-planners.ts";
import { readRow } from "./read-rows.ts";
import { storeImport } from "./store-import.ts";

export interface ReportedRow {
  line: number;
  about: string;
  outcome: ImportOutcome;
  problems: readonly FieldProblem[];
  changes: readonly string[];
  /** What else it brings about. */
  notes: readonly string[];
}

export interface ImportReport {
  /** Null: it was only tried, or nothing of it could be imported. */
  importId: string | null;
  headers: readonly string[];
  columns: ImportColumns;
  /** What the first rows hold, to choose columns by. */
  samples: readonly (readonly string[])[];
  /** Fields of which the file needs a column, each with its alternatives; while any is missing no row is read. */
  missing: readonly (readonly string[])[];
  counts: Record<ImportOutcome, number>;
  rows: readonly ReportedRow[];
}

/** Rows read before others have their turn. */
const stretch = 250;
const sampleRows = 3;
/** Of one row; the others usually follow from them. */
const mostProblems = 5;

/**
 * Returns what a file would change, row by row; with `apply` it is carried out, in one transaction, by the verbs that
 * people use. Throws `permission-error` for everyone but admins and `invalid-input` for a file that cannot be read.
 */
export async function importFile(asked: AskedImport, tx: Transaction): Promise<ImportReport> {
  if (tx.caller.role !== "admin") throw fail("permission-error");
  const file = readImportFile(asked.text);
  const fields = importFields[asked.kind];
  const columns = asked.columns ?? guessColumns(file.headers, fields, await readRemembered(asked.kind, tx));
  requireColumns({ headers: file.headers, columns, fields });
  if (asked.apply) await waitForOthers(tx);
  const missing = missingColumns(columns, fields);
  const plans = missing.length > 0 ? [] : await planFile(file, { asked, columns }, tx);
  const counts = countOf(plans);
  const isWanted = counts.created + counts.updated > 0 && (asked.mode === "validRows" || counts.wrong === 0);
  const report = {
    headers: file.headers,
    columns,
    samples: file.rows.slice(0, sampleRows).map(({ cells }) => cells.slice(0, columns.length)),
    missing,
    counts,
    rows: plans.map((plan, index) => reported(plan, file.rows[index]?.line ?? 0)),
  };
  if (!asked.apply || !isWanted) return { importId: null, ...report };
  await remember(asked.kind, columnsToRemember(file.headers, columns), tx);
  return { importId: await carryOut({ asked, file, plans, ...report }, tx), ...report };
}

/** One import after another: each is planned by what the one before has left. */
async function waitForOthers({ system }: Transaction): Promise<void> {
  await allowMinutes(system);
  await system.run({ text: "select pg_advisory_xact_lock(hashtextextended('import', 0))" });
}

async function planFile(
  { rows }: ImportFile,
  { asked: { kind, apply }, columns }: { asked: AskedImport; columns: ImportColumns },
  tx: Transaction,
): Promise<readonly RowPlan[]> {
  const fields = new Map(importFields[kind].map((field) => [field.key, field]));
  const read: ReadRow[] = [];
  for (const row of rows) {
    if (read.length % stretch === stretch - 1) await turnOfOthers();
    read.push(readRow(row, columns, fields));
  }
  const known = new Set(columns.filter((field) => field !== null));
  return importPlanners[kind](read, tx, { columns: known, apply });
}

function countOf(plans: readonly RowPlan[]): Record<ImportOutcome, number> {
  const counts = { wrong: 0, created: 0, updated: 0, skipped: 0 };
  for (const { outcome } of plans) counts[outcome] += 1;
  return counts;
}

const reported = ({ about, outcome, problems = [], changes = [], notes = [] }: RowPlan, line: number): ReportedRow => ({
  line,
  about: about.slice(0, 200),
  outcome,
  problems: problems.slice(0, mostProblems),
  changes,
  notes,
});

interface Carried extends Pick<ImportReport, "counts" | "rows"> {
  asked: AskedImport;
  file: ImportFile;
  plans: readonly RowPlan[];
}

async function carryOut({ asked, file, plans, counts, rows }: Carried, tx: Transaction): Promise<string> {
  const reason = t("settings.importedFrom", { file: asked.fileName });
  await tx.system.run({ text: "select set_config('app.reason', $1, true)", values: [reason] });
  for (const [index, { write, writesOthers }] of plans.entries()) {
    await write?.(tx).catch((error: unknown) => {
      throw writesOthers ? error : refusedAt(file.rows[index]?.line ?? 0, error);
    });
  }
  return storeImport({ asked, file, counts, rows }, tx);
}

/** Somebody was faster, or a rule that only the verb knows: nothing of the file stays. */
function refusedAt(line: number, error: unknown): unknown {
  if (!(error instanceof BoresightError)) return error;
  return fail("invalid-input", { message: t("settings.importRowRefused", { line, reason: error.message }) });
}

async function readRemembered(kind: ImportKind, { caller, system }: Transaction): Promise<RememberedColumns> {
  const known = await system.maybe<{ columns: RememberedColumns }>({
    text: "select columns from app_private.import_columns where user_id = $1 and kind = $2",
    values: [caller.userId, kind],
  });
  return known?.columns ?? {};
}

/** Headers of other files stay remembered. */
const remember = (kind: ImportKind, columns: RememberedColumns, { caller, system }: Transaction): Promise<number> =>
  system.run({
    text: `insert into app_private.import_columns as known (user_id, kind, columns) values ($1, $2, $3)
      on conflict (user_id, kind) do update set columns = known.columns || excluded.columns`,
    values: [caller.userId, kind, columns],
  });
