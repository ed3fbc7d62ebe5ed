import { shopDay } from "#modules/billing/shop-day.ts";
import { exportEverything as runExport } from "#modules/settings/export/export-everything.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { serverFunction } from "#functions/server-function.ts";
import { StreamedText } from "#functions/streamed-text.ts";

/** Everything as a zip of CSV files and the files themselves. Needs a fresh proof of who the caller is. */
export const exportEverything = serverFunction(
  { path: "export-everything", roles: ["admin"] },
  async ({ caller, deps }) => {
    const day = await asSystem(deps, (system, { now }) => shopDay({ system, now }));
    const parts = runExport(caller, deps);
    return new StreamedText({
      type: "application/zip",
      exports: "everything",
      fileName: `boresight-${day}.zip`,
      parts,
    });
  },
);
