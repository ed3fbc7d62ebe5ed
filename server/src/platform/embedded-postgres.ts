// A PostgreSQL of our own in the data folder: made on the first start, adopted when it is still running.
import { createHash } from "node:crypto";
import { access, mkdir, mkdtemp, readdir, rename, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { keptSecret } from "./data-folder.ts";
import { canReach, giveTo, postgresAccount, type Account } from "./postgres-account.ts";
import { postgresBinaries } from "./postgres-binaries.ts";
import { runningServer, runProgram, startPostgres, stopPostgres, type Cluster } from "./postgres-process.ts";

export interface EmbeddedPostgres {
  /** Connects as the cluster's superuser to its database `postgres`. */
  url: string;
  /** Where the tables lie when that is not the data folder: PostgreSQL's account could not enter it. */
  elsewhere: string | null;
  stop: () => Promise<void>;
}

export interface EmbeddedPostgresOptions {
  dataDir: string;
  /** Off only for tests: a crash of the machine may then lose everything. */
  durable: boolean;
}

const volatile = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const initdbOptions =
  "-U postgres -E UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8 -A scram-sha-256".split(" ");

export async function startEmbeddedPostgres({ dataDir, durable }: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const account = await postgresAccount();
  const parent = await clusterParent(dataDir, account);
  const cluster: Cluster = {
    binaries: await postgresBinaries(account),
    account,
    folder: join(parent, "pg"),
    logFile: join(dataDir, "postgres.log"),
  };
  const password = await keptSecret(dataDir, "postgres-password");
  if (!(await exists(join(cluster.folder, "PG_VERSION")))) await makeCluster(cluster, password, durable);
  const server =
    (await runningServer(cluster.folder)) ?? (await startPostgres(cluster, await freePort(), durable ? [] : volatile));
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${server.port}/postgres`,
    elsewhere: parent.startsWith(dataDir) ? null : parent,
    stop: () => stopPostgres(cluster),
  };
}

/** A folder of PostgreSQL's own inside the data folder, or under /var/lib when its account cannot walk there. */
async function clusterParent(dataDir: string, account: Account | null): Promise<string> {
  const name = createHash("sha256").update(dataDir).digest("hex").slice(0, 12);
  const parent = (await canReach(dataDir, account)) ? join(dataDir, "postgres") : `/var/lib/boresight/${name}`;
  await mkdir(parent, { recursive: true });
  await giveTo(account, parent);
  return parent;
}

/** Made aside and renamed at the end, so that an interrupted first start is simply repeated. */
async function makeCluster(cluster: Cluster, password: string, durable: boolean): Promise<void> {
  const parent = dirname(cluster.folder);
  const draft = await mkdtemp(join(parent, "pg.init-"));
  const passwordFile = join(draft, "password");
  await writeFile(passwordFile, password, { mode: 0o600 });
  await giveTo(cluster.account, draft);
  await giveTo(cluster.account, passwordFile);
  try {
    const options = [...initdbOptions, `--pwfile=${passwordFile}`, ...(durable ? [] : ["--no-sync"])];
    await runProgram(cluster, "initdb", "-D", join(draft, "pg"), ...options);
    await rename(join(draft, "pg"), cluster.folder);
  } catch (error) {
    // Of two first starts at once the later one finds the work done.
    if (!(await exists(join(cluster.folder, "PG_VERSION")))) throw error;
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

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
