import { exportRules } from "#modules/calibrations/rules/export-rules.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Exports every calibration rule as CSV, in the format that the import reads. */
export const calibrationRulesCsv = serverFunction(
  { path: "calibration-rules-csv", roles: ["admin"] },
  async ({ caller, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      exports: "calibration_rules",
      fileName: "calibration-rules.csv",
      parts: exportRules(caller, pool),
    }),
);
