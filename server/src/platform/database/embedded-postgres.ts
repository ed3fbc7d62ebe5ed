// An embedded PostgreSQL in the data folder: created on the first start, adopted when it is still running.
import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { storedSecret, leastSecretLength } from "../settings/data-folder.ts";
import { requireSameMajor } from "./cluster-version.ts";
import { canReach, giveTo, postgresAccount, type Account } from "./postgres-account.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { runningServer, runProgram, startPostgres, stopPostgres, type Cluster } from "./postgres-process.ts";
import { StartupError } from "#platform/startup-error.ts";
import { freePort } from "#platform/free-port.ts";

export interface EmbeddedPostgres {
  /** Connects as the cluster's superuser to its database `postgres`. */
  url: string;
  port: number;
  /** The folder of the cluster. */
  folder: string;
  /** Its parent folder when that is not the data folder, which PostgreSQL's account could not enter. */
  elsewhere: string | null;
  /** It was running before this call. */
  wasRunning: boolean;
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Off only for tests: a crash of the machine may then lose everything. */
  durable: boolean;
  /** The port to start it on; any free one by default. */
  port?: number;
}

/** For tests, whose databases live for seconds: no protection against crashes, no background work, and fast sign-in. */
const volatile =
  "fsync=off synchronous_commit=off full_page_writes=off wal_level=minimal max_wal_senders=0 autovacuum=off checkpoint_timeout=1d max_wal_size=8GB scram_iterations=1".split(
    " ",
  );
const throwaway = ["--no-sync", "--set=scram_iterations=1"];
const initdbOptions =
  "-U postgres -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 -A scram-sha-256".split(" ");

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable } = options;
  const cluster = await clusterOf(dataDir);
  const parent = dirname(cluster.folder);
  const password = await clusterPassword(dataDir, cluster);
  if (await isMade(cluster)) await requireSameMajor(cluster.binaries, cluster.folder);
  else {
    await requireNoneConverted(cluster);
    await makeCluster(cluster, password, durable);
  }
  const running = await runningServer(cluster.folder);
  const server = running ?? (await startPostgres(cluster, options.port ?? (await freePort()), durable ? [] : volatile));
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
    port: server.port,
    folder: cluster.folder,
    elsewhere: parent.startsWith(dataDir) ? null : parent,
    wasRunning: running !== null,
    stop: () => stopPostgres(cluster),
  };
}

/** Where the next one is made while one of another major version is read. */
export const convertedTo = ({ folder }: Pick<Cluster, "folder">): string => `${folder}.next`;

/** In the moment in which one takes the place of the other there is none: it must not be taken for a first start. */
async function requireNoneConverted(cluster: Cluster): Promise<void> {
  if (await exists(convertedTo(cluster)))
    throw new StartupError(`The conversion of the database in ${cluster.folder} was broken off: run it again.`);
}

/** Returns where the cluster of this data folder is or will be, and the account that runs it. */
export async function clusterOf(dataDir: string): Promise<Cluster> {
  const account = await postgresAccount();
  return {
    binaries: await postgresBinaries(account),
    account,
    folder: join(await clusterParent(dataDir, account), "pg"),
    logFile: join(dataDir, "postgres.log"),
  };
}

const passwordName = "postgres-password";

/** Created before the cluster, so a cluster without one has lost it. */
export async function clusterPassword(dataDir: string, cluster: Cluster): Promise<string> {
  const wasMade = await isMade(cluster);
  const kept = await readFile(join(dataDir, passwordName), "utf8").catch(() => "");
  if (wasMade && kept.trim().length < leastSecretLength) throw lostPassword(cluster);
  return storedSecret(dataDir, passwordName);
}

export const lostPassword = ({ folder }: Pick<Cluster, "folder">): StartupError =>
  new StartupError(
    `The database in ${folder} is there, but not its password, which the data folder kept in ${passwordName}: put the data folder back from a backup, or delete ${folder} to begin with an empty database.`,
  );

export const isMade = ({ folder }: Pick<Cluster, "folder">): Promise<boolean> => exists(join(folder, "PG_VERSION"));

/** A folder for PostgreSQL inside the data folder, or under /var/lib when its account has no access there. */
async function clusterParent(dataDir: string, account: Account | null): Promise<string> {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const parent = (await canReach(dataDir, account)) ? join(dataDir, "postgres") : `/var/lib/boresight/${name}`;
  await mkdir(parent, { recursive: true });
  await giveTo(account, parent);
  return parent;
}

/** Created under another name and renamed at the end, so that an interrupted first start is simply repeated. */
export async function makeCluster(cluster: Cluster, password: string, durable: boolean): Promise<void> {
  const parent = dirname(cluster.folder);
  const draft = await mkdtemp(join(parent, "pg.init-"));
  const passwordFile = join(draft, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(cluster.account, draft);
  await giveTo(cluster.account, passwordFile);
  try {
    const options = [...initdbOptions, `--pwfile=${passwordFile}`, ...(durable ? [] : throwaway)];
    await runProgram(cluster, "initdb", "-D", join(draft, "pg"), ...options);
    await rename(join(draft, "pg"), cluster.folder);
  } catch (error) {
    // Of two concurrent first starts the later one finds it created.
    if (!(await isMade(cluster))) throw error;
  }
  const drafts = (await readdir(parent)).filter((name) => name.startsWith("pg.init-"));
  await Promise.all(drafts.map((name) => rm(join(parent, name), { recursive: true, force: true, maxRetries: 20 })));
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
