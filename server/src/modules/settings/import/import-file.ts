import { BoresightError, fail, type TextProblem } from "@boresight/domain/base/errors";
import {
  columnsToRemember,
  type ImportColumns,
  type RememberedColumns,
} from "@boresight/domain/settings/import/import-columns";
import type { ImportKind, ImportOutcome } from "@boresight/domain/settings/import/import-kinds";
import type { AskedImport } from "@boresight/domain/settings/import/import-schema";
import type { ImportQuestion } from "@boresight/domain/settings/import/judge-columns";
import type { ImportFile } from "@boresight/domain/settings/import/read-import-file";
import { t, text } from "@boresight/domain/texts/text";
import { readBillingSettings } from "#modules/billing/prices/read-billing-settings.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { allowMinutes } from "./allow-minutes.ts";
import type { ReadRow, RowPlan } from "./import-kind.ts";
import { importPlanners } from "./import-planners.ts";
import { openList, readList, type OpenList } from "./read-list.ts";
import { storeImport } from "./store-import.ts";

export interface ReportedRow {
  line: number;
  about: string;
  outcome: ImportOutcome;
  problems: readonly TextProblem[];
  changes: readonly string[];
  /** What was made of it, and what else it brings about. */
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
  /** What the file leaves open; while one is not answered no row is read. */
  questions: readonly ImportQuestion[];
  /** What was made of the file as a whole. */
  notes: readonly string[];
  counts: Record<ImportOutcome, number>;
  rows: readonly ReportedRow[];
}

const sampleRows = 3;
/** Of one row; the others usually follow from them. */
const mostProblems = 5;
/** Of words that were understood as something else. */
const mostTold = 30;

/**
 * Returns what a file would change, row by row; with `apply` it is carried out, in one transaction, by the verbs that
 * people use. Throws `permission-error` for everyone but admins and `invalid-input` for a file that cannot be read.
 */
export async function importFile(asked: AskedImport, tx: Transaction, dataDir: string): Promise<ImportReport> {
  if (tx.caller.role !== "admin") throw fail("permission-error");
  const list = openList(asked, await readRemembered(asked.kind, tx));
  if (asked.apply) await waitForOthers(tx);
  const { file, columns } = list;
  const { plans, told } = list.isReadable ? await planList(list, { ...asked, dataDir }, tx) : { plans: [], told: [] };
  const counts = countOf(plans);
  const isWanted = counts.created + counts.updated > 0 && (asked.mode === "validRows" || counts.wrong === 0);
  const report = {
    headers: file.headers,
    columns,
    samples: file.rows.slice(0, sampleRows).map(({ cells }) => columns.map((_, index) => cells[index] ?? "")),
    missing: list.missing,
    questions: list.questions,
    notes: [...file.notes, ...list.judged.notes, ...told],
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

interface Planned {
  plans: readonly RowPlan[];
  told: readonly string[];
}

async function planList(
  list: OpenList,
  { kind, apply, dataDir }: AskedImport & { dataDir: string },
  tx: Transaction,
): Promise<Planned> {
  const { currency } = await readBillingSettings(tx.system);
  const read = await readList(list, { currency, thisYear: tx.now.getUTCFullYear() });
  const known = new Set(list.columns.filter((field) => field !== null));
  return withNotes(await importPlanners[kind](read, tx, { columns: known, apply, dataDir }), read);
}

/** What was made of its cells is said of a row before what it brings about. */
const withNotes = (plans: readonly RowPlan[], read: readonly ReadRow[]): Planned => ({
  plans: plans.map((plan, index) => ({ ...plan, notes: [...(read[index]?.notes ?? []), ...(plan.notes ?? [])] })),
  told: [...new Set([...read, ...plans].flatMap(({ told = [] }) => told))].slice(0, mostTold),
});

function countOf(plans: readonly RowPlan[]): Record<ImportOutcome, number> {
  const counts = { wrong: 0, created: 0, updated: 0, skipped: 0 };
  for (const { outcome } of plans) counts[outcome] += 1;
  return counts;
}

const reported = ({ about, outcome, problems = [], changes = [], notes = [] }: RowPlan, line: number): ReportedRow => ({
  line,
  about: about.slice(0, 200),
  outcome,
  problems: problems.filter(isFirstOfField).slice(0, mostProblems),
  changes,
  notes,
});

/** A cell that could not be read is missing too, which need not be said. */
const isFirstOfField = ({ field }: TextProblem, at: number, all: readonly TextProblem[]): boolean =>
  field === "" || all.findIndex((one) => one.field === field) === at;

interface Carried extends Pick<ImportReport, "counts" | "notes" | "rows"> {
  asked: AskedImport;
  file: ImportFile;
  plans: readonly RowPlan[];
}

async function carryOut({ plans, ...done }: Carried, tx: Transaction): Promise<string> {
  const reason = t("settings.importedFrom", { file: done.asked.fileName });
  await tx.system.run({ text: "select set_config('app.reason', $1, true)", values: [reason] });
  for (const [index, { write, writesOthers }] of plans.entries()) {
    await write?.(tx).catch((error: unknown) => {
      throw writesOthers ? error : refusedAt(done.file.rows[index]?.line ?? 0, error);
    });
  }
  return storeImport(done, tx);
}

/** Somebody was faster, or a rule that only the verb knows: nothing of the file stays. */
function refusedAt(line: number, error: unknown): unknown {
  if (!(error instanceof BoresightError)) return error;
  return fail("invalid-input", { message: text("settings.importRowRefused", { line, reason: error.message }) });
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
