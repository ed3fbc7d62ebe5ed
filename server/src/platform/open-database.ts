// The database of this process, migrated and open for serving: the one DATABASE_URL names, else the embedded one.
import type { Pool } from "pg";
import type { Config } from "./config.ts";
import { openPool } from "./db.ts";
import { openEmbeddedDatabase, type OwnerAccess } from "./embedded-database.ts";
import type { Log } from "./log.ts";
import { migrate } from "./migrate.ts";

export interface Database {
  /** Serves requests: logs in as app_server, which owns nothing and acts as one of the product's roles. */
  pool: Pool;
  serverUrl: string;
  ownerUrl: string;
  /** Where the tables lie when that is not the data folder. */
  elsewhere: string | null;
  /** From now on an embedded database that ends is started again. */
  keepRunning: OwnerAccess["keepRunning"];
  close: () => Promise<void>;
}

export type DatabaseSettings = Pick<Config, "dataDir" | "databaseUrl" | "jwtSecret">;

export async function openDatabase(settings: DatabaseSettings, log: Log): Promise<Database> {
  const { ownerUrl, elsewhere, keepRunning, release } = await openOwner(settings);
  try {
    const serverUrl = await migrate({ ownerUrl, secret: settings.jwtSecret });
    const pool = openPool(serverUrl, { max: 16, log });
    const close = async () => {
      await pool.end();
      await release();
    };
    return { pool, serverUrl, ownerUrl, elsewhere, keepRunning, close };
  } catch (error) {
    await release();
    throw error;
  }
}

/** The database as it lies there, before any migration. */
export async function openOwner({ dataDir, databaseUrl }: DatabaseSettings): Promise<OwnerAccess> {
  if (!databaseUrl) return openEmbeddedDatabase(dataDir);
  return { ownerUrl: databaseUrl, elsewhere: null, keepRunning: () => {}, release: async () => {} };
}
