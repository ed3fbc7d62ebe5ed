// Opens this process's database, migrated and ready: the one in DATABASE_URL, else the embedded one.
import type { Pool } from "pg";
import type { Config } from "#platform/settings/config.ts";
import { openPool } from "./db.ts";
import { openEmbeddedDatabase, type OwnerAccess } from "./embedded-database.ts";
import { findPooler } from "./find-pooler.ts";
import type { Log } from "#platform/log.ts";
import { watchPool } from "./statements/watch-pool.ts";
import { migrate } from "./upgrade/migrate.ts";
import type { ChosenLogin } from "./upgrade/server-login.ts";

export interface Database {
  /** For requests: acts as app_server, which owns nothing and becomes one of the product's roles. */
  pool: Pool;
  /** The same for jobs, whose statements have no time limit. */
  jobPool: Pool;
  serverUrl: string;
  ownerUrl: string;
  /** Where the cluster is when it is not in the data folder. */
  elsewhere: string | null;
  /** From now on an embedded database that ends is restarted. */
  continueRunning: OwnerAccess["continueRunning"];
  close: () => Promise<void>;
}

export type OwnerSettings = Pick<Config, "dataDir" | "databaseUrl">;
type Settings = OwnerSettings & Pick<Config, "database" | "queries" | "watching">;

export async function openDatabase(settings: Settings, log: Log): Promise<Database> {
  const { ownerUrl, elsewhere, continueRunning, release } = await openOwner(settings);
  try {
    const { migrate: asked, poolUrl, connections } = settings.database;
    const mode = asked === "never" ? asked : "auto";
    const said = { say: (line: string) => log.warn(line), onApplied: (name: string) => log.info({ name }, "migrated") };
    const serverUrl = await migrate({ ownerUrl, mode, login: chosenLogin(poolUrl), ...said });
    const pool = await openRequestPool(serverUrl, settings, { max: connections, log });
    const jobPool = openPool(serverUrl, { max: 4, log });
    watchPool(jobPool, settings.watching, log);
    const close = async () => {
      await Promise.all([pool.end(), jobPool.end()]);
      await release();
    };
    return { pool, jobPool, serverUrl, ownerUrl, elsewhere, continueRunning, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** In milliseconds: a request that cannot get a connection is refused within a second or so. */
const busyAfter = 1000;

/** The connections of requests, through the pooler where there is one. */
export async function openRequestPool(
  serverUrl: string,
  { queries, watching, database: { poolUrl } }: Pick<Config, "database" | "queries" | "watching">,
  of: { max: number; log: Log },
): Promise<Pool> {
  const { statementTimeout } = queries;
  const url = poolUrl === null ? serverUrl : withLogin(poolUrl, serverUrl);
  const pooler = poolUrl === null ? undefined : await findPooler(url);
  const pool = openPool(url, { ...of, statementTimeout, busyAfter, pooler });
  watchPool(pool, watching, of.log);
  return pool;
}

/** The login in a pooler's URL is the server's: a pooler that looks logins up itself needs none there. */
function chosenLogin(poolUrl: string | null): ChosenLogin | null {
  const { username, password } = new URL(poolUrl ?? "postgres://nobody");
  return username ? { user: decodeURIComponent(username), password: decodeURIComponent(password) } : null;
}

function withLogin(poolUrl: string, serverUrl: string): string {
  const { username, password } = new URL(serverUrl);
  const url = new URL(poolUrl);
  if (!url.username) Object.assign(url, { username, password });
  return url.href;
}

/** The database as it is, before any migration. */
export async function openOwner({ dataDir, databaseUrl }: OwnerSettings): Promise<OwnerAccess> {
  if (!databaseUrl) return openEmbeddedDatabase(dataDir);
  return { ownerUrl: databaseUrl, elsewhere: null, continueRunning: () => {}, release: async () => {} };
}
