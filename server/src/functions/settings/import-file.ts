import { importSchema } from "@boresight/domain/settings/import/import-schema";
import { importFile as runImport } from "#modules/settings/import/import-file.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";

/** Ten million bytes as JSON, in which quotation marks and line breaks take two. */
const bodyLimit = 24_000_000;

/** Checks a CSV file row by row; with `apply` it is imported, unless the mode forbids it. */
export const importFile = serverFunction(
  { path: "import-file", roles: ["admin"], input: importSchema, bodyLimit },
  ({ caller, input, deps: { pool, clock, config } }) =>
    inTransaction({ pool, clock }, caller, (tx) => runImport(input, tx, config.dataDir)),
);
