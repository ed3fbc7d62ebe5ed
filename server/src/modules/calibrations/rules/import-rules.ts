import { setImmediate as turnOfOthers } from "node:timers/promises";
import {
  importOutcomes,
  planImport,
  type ImportOutcome,
  type ImportPlan,
  type ImportRow,
} from "@boresight/domain/calibrations/calibration-rule-import";
import type { Transaction } from "#platform/database/transaction.ts";
import { readCatalogue } from "./read-rules.ts";
import { addRules, changeRules, lockDefinitions } from "./write-rules.ts";

export interface ImportReport {
  isApplied: boolean;
  columns: readonly string[];
  ignored: readonly string[];
  counts: Record<ImportOutcome, number>;
  /** Wrong rows come first. */
  rows: readonly ImportRow[];
}

interface AskedImport {
  text: string;
  /** Otherwise the file is only checked. */
  apply: boolean;
}

/** Returns what a file would change, and with `apply` applies it: everything, or nothing while one row is wrong. */
export async function importRules({ text, apply }: AskedImport, tx: Transaction): Promise<ImportReport> {
  if (apply) await lockDefinitions(tx);
  const plan = await planImport(text, await readCatalogue(tx.caller), () => turnOfOthers());
  const isApplied = apply && plan.rows.every(({ outcome }) => outcome !== "wrong");
  if (isApplied) {
    await addRules(plan.created, tx.caller);
    await changeRules(plan.updated, tx.caller);
  }
  return { isApplied, ...reportOn(plan) };
}

function reportOn({ columns, ignored, rows }: ImportPlan): Omit<ImportReport, "isApplied"> {
  const byOutcome = Map.groupBy(rows, ({ outcome }) => outcome);
  const counts = { wrong: 0, created: 0, updated: 0, skipped: 0 };
  for (const [outcome, { length }] of byOutcome) counts[outcome] = length;
  return { columns, ignored, counts, rows: importOutcomes.flatMap((outcome) => byOutcome.get(outcome) ?? []) };
}
