import { copyFile, mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { filesFolder } from "#integrations/blobs/blob-store.ts";
import type { Config } from "#platform/settings/config.ts";
import { errorCode, StartupError } from "#platform/startup-error.ts";
import { manifestName, places, secretNames, type Manifest } from "./backup-contents.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyFolder } from "./copy-folder.ts";
import { dumpDatabase } from "./dump-database.ts";

type Settings = Pick<Config, "databaseUrl" | "dataDir" | "files">;

/** Everything that a shop needs to begin again, in a new folder; the server may run meanwhile. */
export async function makeBackup(settings: Settings, given: string): Promise<Manifest> {
  const target = resolve(given);
  await makeEmpty(target);
  const { databaseUrl, dataDir, files } = settings;
  // The database first: a content lies there before its row does, so every row in the copy finds its content.
  const counted = databaseUrl
    ? await dumpDatabase(databaseUrl, join(target, places.dump))
    : await copyCluster(dataDir, join(target, places.database));
  if (!files.s3) await copyFolder(filesFolder(settings), join(target, places.files), { skip: isRemade });
  await copySecrets(dataDir, join(target, places.secrets));
  const manifest: Manifest = {
    madeAt: new Date().toISOString(),
    database: databaseUrl ? "dump" : "embedded",
    files: files.s3 ? "s3" : "folder",
    counted,
  };
  // Last, and at once: a backup that was interrupted has none.
  await writeFile(join(target, `${manifestName}.new`), JSON.stringify(manifest), { flush: true });
  await rename(join(target, `${manifestName}.new`), join(target, manifestName));
  return manifest;
}

/** Uploads under way, and images that are made again when they are asked for. */
const isRemade = (path: string): boolean => path === "incoming" || path === "derived";

async function makeEmpty(target: string): Promise<void> {
  await mkdir(target, { recursive: true, mode: 0o700 });
  if ((await readdir(target)).length > 0) {
    throw new StartupError(`The folder ${target} is not empty: name a new one for each backup.`);
  }
}

async function copySecrets(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { mode: 0o700 });
  for (const name of secretNames) {
    await copyFile(join(dataDir, name), join(target, name)).catch((error: unknown) => {
      if (errorCode(error) !== "ENOENT") throw error; // A setting gives it.
    });
  }
}
