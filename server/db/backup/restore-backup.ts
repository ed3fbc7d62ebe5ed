import { access, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Client } from "pg";
import { filesFolder, openBlobStore } from "#integrations/blobs/blob-store.ts";
import { identityKey } from "#modules/files/file-store-identity.ts";
import { loadConfig, type Config } from "#platform/settings/config.ts";
import { prepareDataFolder } from "#platform/settings/data-folder.ts";
import { requireSameMajor } from "#platform/database/cluster-version.ts";
import { connectOnce } from "#platform/database/db.ts";
import { clusterOf } from "#platform/database/embedded-postgres.ts";
import { openOwner } from "#platform/database/open-database.ts";
import { giveTo, postgresAccount } from "#platform/database/postgres-account.ts";
import { postgresBinaries } from "#platform/database/postgres-binaries.ts";
import { StartupError } from "#platform/startup-error.ts";
import { places, readManifest, type Manifest } from "./backup-contents.ts";
import { copyFolder } from "./copy-folder.ts";
import { emptyDatabase, requireEmptyDatabase, restoreDump } from "./dump-database.ts";
import { proveRestored, type Proof } from "./prove-restored.ts";
import { holdBack, markAsCopy } from "./shop-copy.ts";

export interface Restoring {
  source: string;
  dataDir: string;
  /** The settings, read only once the secrets are back: reading them makes what is missing. */
  environment: NodeJS.ProcessEnv;
  /** The shop goes on elsewhere: what is restored keeps to itself. */
  asCopy?: boolean;
}

export interface Restored {
  manifest: Manifest;
  proof: Proof;
}

/**
 * Puts a backup into a data folder that holds nothing yet, and looks whether all of it is there; the next start finds the shop as it
 * was. One that fails leaves folder and database as empty as they were.
 */
export async function restoreBackup(restoring: Restoring): Promise<Restored> {
  const { dataDir, environment, asCopy = false } = restoring;
  const source = resolve(restoring.source);
  const manifest = await readManifest(source);
  const isEmbedded = manifest.database === "embedded";
  if (isEmbedded === Boolean(environment["DATABASE_URL"]?.trim())) throw new StartupError(whichDatabase(isEmbedded));
  await prepareDataFolder(dataDir);
  await requireEmpty(dataDir);
  if (isEmbedded) await requireReadable(join(source, places.database));
  const undo = [() => emptyFolder(dataDir)];
  try {
    if (isEmbedded) undo.push(await restoreCluster(join(source, places.database), dataDir));
    await copyFolder(join(source, places.secrets), dataDir, { skip: (name) => asCopy && signing.has(name) });
    const skip = (name: string) => asCopy && name === identityKey;
    if (manifest.files === "folder") await copyFolder(join(source, places.files), filesFolder({ dataDir }), { skip });
    const config = await loadConfig(environment);
    const { databaseUrl } = config;
    if (databaseUrl) {
      await requireEmptyDatabase(databaseUrl);
      undo.push(() => emptyDatabase(databaseUrl));
      await restoreDump(databaseUrl, join(source, places.dump));
    }
    return { manifest, proof: await proveBackup(manifest, { config, asCopy }) };
  } catch (error) {
    for (const step of undo.toReversed()) await step();
    throw error;
  }
}

/** Secrets by which a copy would take sessions and programs of the shop for its own: it makes new ones. */
const signing = new Set(["jwt-secret", "admin-secret"]);

const whichDatabase = (isEmbedded: boolean): string =>
  isEmbedded
    ? "This backup is of an embedded database: restore it without DATABASE_URL."
    : "This backup is of a database of its own: name an empty one with DATABASE_URL.";

async function requireEmpty(dataDir: string): Promise<void> {
  if ((await readdir(dataDir)).length === 0) return;
  throw new StartupError(`The data folder ${dataDir} is not empty: move it away, or name another with DATA_DIR.`);
}

async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, maxRetries: 20 });
}

/** Before anything is in the data folder, so that the next try finds it empty. */
async function requireReadable(cluster: string): Promise<void> {
  await requireSameMajor(await postgresBinaries(await postgresAccount()), cluster);
}

/** Returns how it is undone: the cluster may lie outside of the data folder. */
async function restoreCluster(source: string, dataDir: string): Promise<() => Promise<void>> {
  const { folder, account } = await clusterOf(dataDir);
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartupError(`There is a database in ${folder} already: move it away first.`);
  const undo = () => rm(folder, { recursive: true, force: true, maxRetries: 20 });
  try {
    await copyFolder(source, folder, { made: (path) => giveTo(account, path) });
    return undo;
  } catch (error) {
    await undo();
    throw error;
  }
}

/** Looks at what was put back, and makes it a copy. */
async function proveBackup({ counted, madeAt }: Manifest, { config, asCopy }: Opened): Promise<Proof> {
  return withOwner(config, async (ownerUrl) => {
    const proof = await onceConnected(ownerUrl, (client) =>
      proveRestored({ client, counted, blobs: openBlobStore(config) }),
    );
    if (asCopy) await markAsCopy(ownerUrl, madeAt);
    return proof;
  });
}

interface Opened {
  config: Config;
  asCopy: boolean;
}

/** Looks at the database and the files of these settings, which other programs have put back, and holds the shop back. */
export async function proveInPlace(config: Config, { hold }: { hold: boolean }): Promise<Proof> {
  return withOwner(config, async (ownerUrl) => {
    const [proof, moment] = await onceConnected(ownerUrl, async (client) => [
      await proveRestored({ client, counted: undefined, blobs: openBlobStore(config) }),
      await lastChange(client),
    ]);
    if (hold) await holdBack(ownerUrl, moment);
    return proof;
  });
}

async function lastChange(client: Client): Promise<string> {
  const text = "select coalesce(max(at), transaction_timestamp()) as at from app.audit_entries";
  const { rows } = await client.query<{ at: string }>(text);
  return rows[0]?.at ?? "";
}

/** An embedded database starts, which makes its copy consistent. */
async function withOwner<Result>(config: Config, work: (ownerUrl: string) => Promise<Result>): Promise<Result> {
  const { ownerUrl, release } = await openOwner(config);
  try {
    return await work(ownerUrl);
  } finally {
    await release();
  }
}

async function onceConnected<Result>(ownerUrl: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = await connectOnce(ownerUrl);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
