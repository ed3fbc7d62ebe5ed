import { exportRules } from "#modules/calibrations/rules/export-rules.ts";
import { serverFunction } from "./server-function.ts";
import { StreamedText } from "./streamed-text.ts";

/** Every calibration rule, as a file for spreadsheets that can be imported again. */
export const calibrationRulesCsv = serverFunction(
  { path: "calibration-rules-csv", roles: ["admin"] },
  async ({ caller, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      fileName: "calibration-rules.csv",
      parts: exportRules(caller, pool),
    }),
);
