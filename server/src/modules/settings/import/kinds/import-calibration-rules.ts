import { setImmediate as turnOfOthers } from "node:timers/promises";
import { ruleFields } from "@boresight/domain/calibrations/calibration-rule";
import { judgeRules, type JudgedRule } from "@boresight/domain/calibrations/calibration-rule-import";
import { text } from "@boresight/domain/texts/text";
import { readCatalogue } from "#modules/calibrations/rules/read-rules.ts";
import { addRules, changeRules, lockDefinitions } from "#modules/calibrations/rules/write-rules.ts";
import { problem, textOf, writeTogether, wrong, type PlanRows, type ReadRow, type RowPlan } from "../import-kind.ts";

/** Rules by repair, system, vehicles and trim. */
export const planCalibrationRules: PlanRows = async (rows, tx, { columns, apply }) => {
  if (apply) await lockDefinitions(tx);
  const fields = ruleFields.filter((field) => columns.has(field));
  const read = rows.map(({ line, values }) => ({ line, cells: fields.map((field) => textOf(values, field)) }));
  const judged = await judgeRules({ fields, rows: read }, await readCatalogue(tx.caller), () => turnOfOthers());
  const plans = judged.map((one, index) => planRow(one, rows[index]));
  const written = judged.filter((_one, index) => plans[index]?.outcome !== "wrong");
  const created = written.flatMap((one) => (one.outcome === "created" ? [one.created] : []));
  const updated = written.flatMap((one) => (one.outcome === "updated" ? [one.updated] : []));
  return writeTogether(plans, ["created", "updated"], async ({ caller }) => {
    if (created.length > 0) await addRules(created, caller);
    if (updated.length > 0) await changeRules(updated, caller);
  });
};

function planRow(judged: JudgedRule, row: ReadRow | undefined): RowPlan {
  const { rule: about, outcome } = judged;
  const unread = row?.problems ?? [];
  const said = outcome === "wrong" ? judged.problems.map((one) => problem("", one)) : [];
  if (outcome === "wrong" || unread.length > 0) return wrong(about, [...unread, ...said]);
  if (outcome !== "updated") return { outcome, about };
  const { changed, losesVerification } = judged;
  return { outcome, about, changes: changed, notes: losesVerification ? [text("calibrations.noLongerVerified")] : [] };
}
