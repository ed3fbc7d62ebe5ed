import { exportEverything as runExport } from "#modules/settings/export/export-everything.ts";
import { serverFunction } from "../server-function.ts";
import { StreamedText } from "../streamed-text.ts";

/** Everything as a zip of CSV files and the files themselves. Needs a fresh proof of who the caller is. */
export const exportEverything = serverFunction(
  { path: "export-everything", roles: ["admin"] },
  async ({ caller, deps }) =>
    new StreamedText({
      type: "application/zip",
      exports: "everything",
      fileName: `boresight-${deps.clock().toISOString().slice(0, 10)}.zip`,
      parts: runExport(caller, deps),
    }),
);
