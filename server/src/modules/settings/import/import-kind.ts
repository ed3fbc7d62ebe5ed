/** How one kind of record is imported: its rows are planned together, and each is written by the verb that people use. */
import type { Text } from "@boresight/domain/texts/travelling-text";
import type { TextProblem } from "@boresight/domain/base/errors";
import type { ImportOutcome } from "@boresight/domain/settings/import/import-kinds";
import type { Transaction } from "#platform/database/transaction.ts";

/** The values of a row by field, read and not empty. */
export type RowValues = Readonly<Record<string, unknown>>;

export interface ReadRow {
  /** The line of the file where it begins. */
  line: number;
  values: RowValues;
  /** Cells that could not be read. */
  problems: readonly TextProblem[];
  /** What was made of its cells, each as a sentence. */
  notes: readonly string[];
  /** What was made of words in it, which is said once for the file. */
  told: readonly string[];
}

export interface RowPlan {
  outcome: ImportOutcome;
  /** What it is about, in the file's words. */
  about: string;
  /** What is wrong, each at its field. */
  problems?: readonly TextProblem[];
  /** The fields that an update changes. */
  changes?: readonly string[];
  /** What was made of it, and what else it brings about, each as a sentence. */
  notes?: readonly string[];
  /** The same, said once for the file. */
  told?: readonly string[];
  /** Carries it out; a row that is written together with others has none. */
  write?: (tx: Transaction) => Promise<unknown>;
  /** It writes other rows too, so a refusal does not speak of its line. */
  writesOthers?: true;
}

/** New records are written together, by the first of their rows: hundreds in one statement instead of one in ten. */
export const createTogether = (plans: readonly RowPlan[], write: NonNullable<RowPlan["write"]>): readonly RowPlan[] =>
  writeTogether(plans, ["created"], write);

/** The same for rows of these outcomes. */
export function writeTogether(
  plans: readonly RowPlan[],
  outcomes: readonly ImportOutcome[],
  write: NonNullable<RowPlan["write"]>,
): readonly RowPlan[] {
  const first = plans.findIndex(({ outcome }) => outcomes.includes(outcome));
  return plans.map((plan, index) => (index === first ? { ...plan, write, writesOthers: true as const } : plan));
}

interface Planning {
  /** Where the operator may have a table of VINs of their own. */
  dataDir: string;
  /** The fields that the file has a column for. */
  columns: ReadonlySet<string>;
  /** The plan is carried out; a plan that is not must lock nothing, because others go on working meanwhile. */
  apply: boolean;
}

/** Returns the plan of every row, in order. */
export type PlanRows = (rows: readonly ReadRow[], tx: Transaction, planning: Planning) => Promise<readonly RowPlan[]>;

/** A row that cannot be imported, with what is wrong. */
export const wrong = (about: string, problems: readonly TextProblem[]): RowPlan => ({
  outcome: "wrong",
  about,
  problems,
});

export const problem = (field: string, message: Text): TextProblem => ({ field, code: "custom", message });

/** A cell that holds text; empty without one. */
export function textOf(values: RowValues, field: string): string {
  const value = values[field];
  return typeof value === "string" ? value.trim() : "";
}
