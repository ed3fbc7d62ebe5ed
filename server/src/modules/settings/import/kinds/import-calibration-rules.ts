import { setImmediate as turnOfOthers } from "node:timers/promises";
import { ruleFields, type RuleContent } from "@boresight/domain/calibrations/calibration-rule";
import { judgeRules, type ChangedRule } from "@boresight/domain/calibrations/calibration-rule-import";
import { readCatalogue } from "#modules/calibrations/rules/read-rules.ts";
import { addRules, changeRules, lockDefinitions } from "#modules/calibrations/rules/write-rules.ts";
import { problem, textOf, writeTogether, type PlanRows, type RowPlan } from "../import-kind.ts";

/** Rules by what they are about, judged as by the import of the rules' own page. */
export const planCalibrationRules: PlanRows = async (rows, tx, columns) => {
  await lockDefinitions(tx);
  const fields = ruleFields.filter((field) => columns.has(field));
  const read = rows.map(({ line, values }) => ({ line, cells: fields.map((field) => textOf(values, field)) }));
  const judged = await judgeRules({ fields, rows: read }, await readCatalogue(tx.caller), () => turnOfOthers());
  const created: RuleContent[] = [];
  const updated: ChangedRule[] = [];
  const plans = judged.map(({ row: { outcome, rule, reasons }, changed = [], ...written }, index): RowPlan => {
    const unread = rows[index]?.problems ?? [];
    if (outcome === "wrong" || unread.length > 0)
      return { outcome: "wrong", about: rule, problems: [...unread, ...reasons.map((reason) => problem("", reason))] };
    if (written.created) created.push(written.created);
    if (written.updated) updated.push(written.updated);
    return { outcome, about: rule, ...(outcome === "updated" && { changes: changed }) };
  });
  return writeTogether(plans, ["created", "updated"], async ({ caller }) => {
    if (created.length > 0) await addRules(created, caller);
    if (updated.length > 0) await changeRules(updated, caller);
  });
};
