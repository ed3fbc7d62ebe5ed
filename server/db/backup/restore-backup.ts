import { access, readdir } from "node:fs/promises";
import { join, resolve } from "node:path";
import { filesFolder } from "#integrations/blobs/blob-store.ts";
import { loadConfig } from "#platform/settings/config.ts";
import { prepareDataFolder } from "#platform/settings/data-folder.ts";
import { requireSameMajor } from "#platform/database/cluster-version.ts";
import { clusterOf } from "#platform/database/embedded-postgres.ts";
import { giveTo, postgresAccount } from "#platform/database/postgres-account.ts";
import { postgresBinaries } from "#platform/database/postgres-binaries.ts";
import { StartupError } from "#platform/startup-error.ts";
import { places, readManifest, type Manifest } from "./backup-contents.ts";
import { copyFolder } from "./copy-folder.ts";
import { restoreDump } from "./dump-database.ts";

export interface Restoring {
  source: string;
  dataDir: string;
  /** The settings, read only once the secrets are back: reading them makes what is missing. */
  environment: NodeJS.ProcessEnv;
}

/** Puts a backup into a data folder that holds nothing yet; the next start finds the shop as it was. */
export async function restoreBackup({ source: given, dataDir, environment }: Restoring): Promise<Manifest> {
  const source = resolve(given);
  const manifest = await readManifest(source);
  const isEmbedded = manifest.database === "embedded";
  if (isEmbedded === Boolean(environment["DATABASE_URL"]?.trim())) throw new StartupError(whichDatabase(isEmbedded));
  await prepareDataFolder(dataDir);
  await requireEmpty(dataDir);
  if (isEmbedded) {
    await requireReadable(join(source, places.database));
    await restoreCluster(join(source, places.database), dataDir);
  }
  await copyFolder(join(source, places.secrets), dataDir);
  if (manifest.files === "folder") await copyFolder(join(source, places.files), filesFolder({ dataDir }));
  const { databaseUrl } = await loadConfig(environment);
  if (databaseUrl) await restoreDump(databaseUrl, join(source, places.dump));
  return manifest;
}

const whichDatabase = (isEmbedded: boolean): string =>
  isEmbedded
    ? "This backup is of an embedded database: restore it without DATABASE_URL."
    : "This backup is of a database of its own: name an empty one with DATABASE_URL.";

async function requireEmpty(dataDir: string): Promise<void> {
  if ((await readdir(dataDir)).length === 0) return;
  throw new StartupError(`The data folder ${dataDir} is not empty: move it away, or name another with DATA_DIR.`);
}

/** Before anything is in the data folder, so that the next try finds it empty. */
async function requireReadable(cluster: string): Promise<void> {
  await requireSameMajor(await postgresBinaries(await postgresAccount()), cluster);
}

async function restoreCluster(source: string, dataDir: string): Promise<void> {
  const { folder, account } = await clusterOf(dataDir);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartupError(`There is a database in ${folder} already: move it away first.`);
  await copyFolder(source, folder, { made: (path) => giveTo(account, path) });
}
