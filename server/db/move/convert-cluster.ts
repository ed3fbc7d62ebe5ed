// The embedded database of another major version of PostgreSQL into one of this release's: by the programs of both, row by row.
import { access, rename } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { majorOf, majorOfCluster } from "#platform/database/cluster-version.ts";
import { connectOnce } from "#platform/database/db.ts";
import { createDatabase, holdDataFolder, shopUrl } from "#platform/database/embedded-database.ts";
import { clusterOf, clusterPassword, convertedTo, isMade, makeCluster } from "#platform/database/embedded-postgres.ts";
import { postgresBinaries } from "#platform/database/postgres-binaries.ts";
import { runningServer, startPostgres, stopPostgres, type Cluster } from "#platform/database/postgres-process.ts";
import { freePort } from "#platform/free-port.ts";
import { StartupError } from "#platform/startup-error.ts";
import { copyDatabase } from "./copy-database.ts";

interface Conversion {
  dataDir: string;
  /** Folder of a release that brings the major version of the old one. */
  release: string;
  say: (line: string) => unknown;
}

/**
 * Returns where the old one lies afterwards. Broken off, it goes on where it was. Throws a StartupError where there is none, it is of
 * this release's version, or the release does not bring its programs.
 */
export async function convertCluster({ dataDir, release, say }: Conversion): Promise<string> {
  const ours = await clusterOf(dataDir);
  const theirs = { ...ours, binaries: await binariesOf(release, ours) };
  if (await isMade(ours)) await requireConvertible(ours, theirs);
  return replaceCluster({ dataDir, ours, theirs, say });
}

interface Replacing {
  dataDir: string;
  /** The same folder with the programs of each release. */
  ours: Cluster;
  theirs: Cluster;
  say: Conversion["say"];
}

export async function replaceCluster({ dataDir, ours, theirs, say }: Replacing): Promise<string> {
  const made = { ...ours, folder: convertedTo(ours) };
  const kept = `${ours.folder}.${await majorOf(theirs.binaries)}`;
  if (await isMade(ours)) {
    await requireAbsent(kept);
    await copyCluster({ dataDir, from: theirs, to: made, say });
    await rename(ours.folder, kept);
  } else if (!(await isMade(made))) {
    throw new StartupError(`There is no embedded database in ${ours.folder}: name its data folder with DATA_DIR.`);
  }
  await rename(made.folder, ours.folder);
  return kept;
}

async function binariesOf(release: string, { account }: Cluster): Promise<string> {
  try {
    return await postgresBinaries(account, pathToFileURL(join(release, "server/package.json")).href);
  } catch (cause) {
    throw new StartupError(
      `${release} holds no release with an embedded database: name the folder of the one before, after "npm ci" in it.`,
      { cause },
    );
  }
}

async function requireConvertible(ours: Cluster, theirs: Cluster): Promise<void> {
  const [old, brought, wanted] = await Promise.all([
    majorOfCluster(ours.folder),
    majorOf(theirs.binaries),
    majorOf(ours.binaries),
  ]);
  if (old === wanted)
    throw new StartupError(
      `The database in ${ours.folder} is of PostgreSQL ${wanted} already: there is nothing to do.`,
    );
  if (old !== brought)
    throw new StartupError(
      `The database in ${ours.folder} is of PostgreSQL ${old}, and that release brings ${brought}: name one that brings ${old}.`,
    );
}

async function requireAbsent(folder: string): Promise<void> {
  const isThere = await access(folder).then(
    () => true,
    () => false,
  );
  if (isThere) throw new StartupError(`${folder} is there already, from an earlier conversion: move it away first.`);
}

interface Copying {
  dataDir: string;
  from: Cluster;
  to: Cluster;
  say: Conversion["say"];
}

async function copyCluster({ dataDir, from, to, say }: Copying): Promise<void> {
  const password = await clusterPassword(dataDir, from);
  if (!(await isMade(to))) await makeCluster(to, password, true);
  const [old, next] = [await openCluster(from, password), await openCluster(to, password)];
  try {
    const holder = await connectOnce(old.url);
    try {
      await holdDataFolder(holder, dataDir);
      await next.createDatabase();
      await copyDatabase({ from: shopUrl(old), to: shopUrl(next), say });
    } finally {
      await holder.end();
    }
  } finally {
    await Promise.all([old.stop(), next.stop()]);
  }
}

async function openCluster(cluster: Cluster, password: string) {
  const { port } = (await runningServer(cluster.folder)) ?? (await startPostgres(cluster, await freePort(), []));
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return {
    url,
    stop: () => stopPostgres(cluster),
    async createDatabase() {
      const client = await connectOnce(url);
      try {
        await createDatabase(client);
      } finally {
        await client.end();
      }
    },
  };
}
