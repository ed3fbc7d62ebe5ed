// Opens this process's database, migrated and ready: the one in DATABASE_URL, else the embedded one.
import type { Pool } from "pg";
import type { Config } from "#platform/settings/config.ts";
import { openPool } from "./db.ts";
import { openEmbeddedDatabase, type OwnerAccess } from "./embedded-database.ts";
import type { Log } from "#platform/log.ts";
import { migrate } from "./migrate.ts";

export interface Database {
  /** For requests: logs in as app_server, which owns nothing and acts as one of the product's roles. */
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

/** In milliseconds: a request that cannot get a connection is refused within a second or so. */
export const busyAfter = 1000;

export type DatabaseSettings = Pick<Config, "dataDir" | "databaseUrl" | "jwtSecret">;

export async function openDatabase(settings: DatabaseSettings & Pick<Config, "queries">, log: Log): Promise<Database> {
  const { ownerUrl, elsewhere, continueRunning, release } = await openOwner(settings);
  try {
    const serverUrl = await migrate({ ownerUrl, secret: settings.jwtSecret });
    const { statementTimeout } = settings.queries;
    const pool = openPool(serverUrl, { max: 16, log, statementTimeout, busyAfter });
    const jobPool = openPool(serverUrl, { max: 4, log });
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

/** The database as it is, before any migration. */
export async function openOwner({ dataDir, databaseUrl }: DatabaseSettings): Promise<OwnerAccess> {
  if (!databaseUrl) return openEmbeddedDatabase(dataDir);
  return { ownerUrl: databaseUrl, elsewhere: null, continueRunning: () => {}, release: async () => {} };
}
