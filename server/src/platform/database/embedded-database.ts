// The product's database in the embedded PostgreSQL, owned by this process alone, and restarted when it dies.
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connectOnce } from "./db.ts";
import { lostPassword, startEmbeddedPostgres, type EmbeddedPostgres } from "./embedded-postgres.ts";
import type { Log } from "#platform/log.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

export interface OwnerAccess {
  ownerUrl: string;
  /** Where the cluster is when it is not in the data folder. */
  elsewhere: string | null;
  /** From now on the database is restarted at the same address whenever it ends. */
  continueRunning: (watch: Watch) => void;
  release: () => Promise<void>;
}

interface Watch {
  log: Log;
  /** The database cannot be restarted. */
  onLost: (error: StartupError) => void;
}

interface HeldDatabase {
  postgres: EmbeddedPostgres;
  /** Its connection holds the lock that excludes other processes. */
  holder: Client;
  ended: Promise<void>;
}

const databaseName = "boresight";
/** Where the owner of the product's database connects. */
export const shopUrl = ({ url }: Pick<EmbeddedPostgres, "url">): string => url.replace(/postgres$/, databaseName);

const processLock = 20_260_502;
const patience = 3000;
/** After a crash PostgreSQL first replays its write-ahead log. */
const restartPatience = 60_000;

export async function openEmbeddedDatabase(dataDir: string): Promise<OwnerAccess> {
  const held = await takeDataFolder({ dataDir });
  const { postgres, holder } = held;
  try {
    await createDatabase(holder);
  } catch (error) {
    await postgres.stop();
    throw error;
  }
  return { ownerUrl: shopUrl(postgres), elsewhere: postgres.elsewhere, ...existingDatabase(dataDir, held) };
}

function existingDatabase(dataDir: string, first: HeldDatabase): Pick<OwnerAccess, "continueRunning" | "release"> {
  const { postgres } = first;
  const released = new AbortController();
  let restarting: Promise<void> | undefined;

  async function follow({ ended }: HeldDatabase, watch: Watch): Promise<void> {
    await ended;
    if (!released.signal.aborted) restarting = restart(watch);
  }

  async function restart(watch: Watch): Promise<void> {
    watch.log.error("the database has ended: starting it again");
    const deadline = Date.now() + restartPatience;
    while (!released.signal.aborted) {
      try {
        void follow(await takeDataFolder({ dataDir, port: postgres.port }), watch);
        return watch.log.error("the database runs again");
      } catch (error) {
        if (Date.now() > deadline) {
          return watch.onLost(new StartupError(`The database ended and cannot be started again: ${messageOf(error)}`));
        }
        await sleep(200);
      }
    }
  }

  return {
    continueRunning: (watch) => void follow(first, watch),
    // Stopping ends the holder's connection too: until then no other process gets a database that is about to stop.
    async release() {
      released.abort();
      await restarting;
      await postgres.stop();
    },
  };
}

interface Place {
  dataDir: string;
  port?: number;
}

/** A server that another process is stopping may refuse us: then we start it again. */
async function takeDataFolder({ dataDir, port }: Place): Promise<HeldDatabase> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      const postgres = await startEmbeddedPostgres({ dataDir, durable: true, ...(port && { port }) });
      const holder = await connectAsHolder(postgres);
      const ended = new Promise<void>((resolve) => holder.once("end", resolve));
      await holdDataFolder(holder, dataDir);
      return { postgres, holder, ended };
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

/** A server that we started but cannot use is stopped; one that was already running may be in use. */
async function connectAsHolder(postgres: EmbeddedPostgres): Promise<Client> {
  try {
    return await connectOnce(postgres.url);
  } catch (error) {
    if (isStopping(error)) throw error;
    if (!postgres.wasRunning) await postgres.stop();
    const isRefused = errorCode(error instanceof StartupError ? error.cause : error) === "28P01";
    throw isRefused ? lostPassword(postgres) : error;
  }
}

/**
 * Held as long as this connection lives, so that a killed process releases it; a process that is still stopping gets a
 * moment.
 */
export async function holdDataFolder(client: Client, dataDir: string): Promise<void> {
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
}

export async function createDatabase(client: Client): Promise<void> {
  try {
    await client.query(`create database ${databaseName}`);
  } catch (error) {
    if (errorCode(error) !== "42P04") throw error; // It exists already.
  }
}
