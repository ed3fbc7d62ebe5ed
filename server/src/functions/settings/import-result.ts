import { importIdSchema } from "@boresight/domain/settings/import/import-schema";
import { exportImportResult } from "#modules/settings/import/export-import-result.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** The rows of an imported file as they stood in it, each with what came of it. */
export const importResult = serverFunction(
  { path: "import-result", roles: ["admin"], input: importIdSchema },
  async ({ caller, input, deps: { pool } }) =>
    new StreamedText({
      type: "text/csv; charset=utf-8",
      fileName: "import-result.csv",
      parts: await exportImportResult(input, { caller, pool }),
    }),
);
