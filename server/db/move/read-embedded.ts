import { access } from "node:fs/promises";
import { openEmbeddedDatabase } from "#platform/database/embedded-database.ts";
import { clusterOf } from "#platform/database/embedded-postgres.ts";
import { StartupError } from "#platform/startup-error.ts";

/** Opens the embedded database of a data folder for as long as the work takes. Throws a StartupError where there is none. */
export async function readEmbedded(dataDir: string, work: (ownerUrl: string) => Promise<void>): Promise<void> {
  const { folder } = await clusterOf(dataDir);
  await access(folder).catch((cause: unknown) => {
    throw new StartupError(`There is no embedded database in ${folder}: name its data folder with DATA_DIR.`, {
      cause,
    });
  });
  const { ownerUrl, release } = await openEmbeddedDatabase(dataDir);
  try {
    await work(ownerUrl);
  } finally {
    await release();
  }
}
