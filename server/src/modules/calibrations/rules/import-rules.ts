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
  /** What is wrong comes first. */
  rows: readonly ImportRow[];
}

interface AskedImport {
  text: string;
  /** Else it is only judged. */
  apply: boolean;
}

/** What a file would change, and with `apply` has changed: all of it, or nothing as long as one row is wrong. */
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
