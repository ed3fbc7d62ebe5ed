import { z } from "zod";
import { importRules } from "#modules/calibrations/rules/import-rules.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { serverFunction } from "./server-function.ts";

/** Checks a CSV of calibration rules row by row; with `apply` it also imports them, unless a row is wrong. */
export const calibrationRulesImport = serverFunction(
  {
    path: "calibration-rules-import",
    roles: ["admin"],
    input: z.object({ text: z.string(), apply: z.boolean().default(false) }),
    bodyLimit: 8_000_000,
  },
  ({ caller, input, deps: { pool } }) => inTransaction(pool, caller, (tx) => importRules(input, tx)),
);
