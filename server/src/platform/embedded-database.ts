// The product's database in the embedded PostgreSQL, held by this process alone.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connectOnce } from "./db.ts";
import { startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import { errorCode, StartupError } from "./startup-error.ts";

export interface OwnerAccess {
  ownerUrl: string;
  /** Where the tables lie when that is not the data folder. */
  elsewhere: string | null;
  release: () => Promise<void>;
}

const databaseName = "boresight";
const processLock = 20_260_502;
const patience = 3000;

export async function openEmbeddedDatabase(dataDir: string): Promise<OwnerAccess> {
  const { postgres, holder } = await takeDataFolder(dataDir);
  try {
    await createDatabase(holder);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  // Stopping ends the holder's connection too: until then nobody else gets hold of a database that is about to go.
  const ownerUrl = postgres.url.replace(/postgres$/, databaseName);
  return { ownerUrl, elsewhere: postgres.elsewhere, release: postgres.stop };
}

/** A server that another process is just stopping may refuse us: then it is started anew. */
async function takeDataFolder(dataDir: string): Promise<{ postgres: EmbeddedPostgres; holder: Client }> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
      return { postgres, holder: await holdDataFolder(postgres.url, dataDir) };
    } catch (error) {
      if (Date.now() > deadline || !isStopping(error)) throw error;
      await sleep(100);
    }
  }
}

function isStopping(error: unknown): boolean {
  const code = errorCode(error instanceof StartupError ? error.cause : error);
  return code !== undefined && ["57P01", "57P03", "ECONNREFUSED", "ECONNRESET"].includes(code);
}

/** Held as long as this connection lives, so a killed process frees it, and one that still stops gets a moment. */
async function holdDataFolder(url: string, dataDir: string): Promise<Client> {
  const client = await connectOnce(url);
  const deadline = Date.now() + patience;
  const lock = { text: "select pg_try_advisory_lock($1) as held", values: [processLock] };
  while (!(await client.query<{ held: boolean }>(lock)).rows[0]?.held) {
    if (Date.now() > deadline) {
      await client.end();
      throw new StartupError(
        `Another Boresight uses the data folder ${dataDir}: stop that one, or set a DATA_DIR and PORT of their own.`,
      );
    }
    await sleep(100);
  }
  return client;
}

async function createDatabase(client: Client): Promise<void> {
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    if (errorCode(error) !== "42P04") throw error; // It is there already.
  }
}
