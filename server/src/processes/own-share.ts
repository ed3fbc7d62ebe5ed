// What is bounded for the whole server is divided among its web processes.
import type { Pool } from "pg";
import { countingConnections } from "#platform/limits/rate-limits.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Log } from "#platform/log.ts";
import { StartupError } from "#platform/startup-error.ts";

/** A process with fewer would let short requests wait for a PDF that is being made. */
const leastConnections = 4;

/** How many connections of requests one of so many web processes has. */
export const ownConnections = ({ webProcesses, database: { connections } }: Sharing): number =>
  Math.max(leastConnections, Math.floor(connections / webProcesses));

type Sharing = Pick<Config, "webProcesses" | "database">;

/** The settings of one of so many web processes. */
export function ownShare(config: Config): Config {
  const { queries, webProcesses } = config;
  const share = queries.share && {
    ...queries.share,
    atOnce: Math.max(1, Math.floor(queries.share.atOnce / webProcesses)),
  };
  return { ...config, queries: { ...queries, share } };
}

/** Of all web processes: those of requests, those that count requests, and the ones that listen. */
function webConnections(config: Sharing): { ofRequests: number; listening: number } {
  const own = ownConnections(config);
  return { ofRequests: config.webProcesses * (own + countingConnections(own)), listening: config.webProcesses };
}

/** Of the first process, most of them for jobs. */
const ofFirst = 10;

/** The most connections of its own that this server opens to the database; a pooler has those of requests. */
function neededConnections(config: Sharing): number {
  const { ofRequests, listening } = webConnections(config);
  // Beside web processes the first has a pool like all of theirs together, for the start.
  const ofStart = config.webProcesses > 1 ? config.database.connections : 0;
  return ofFirst + listening + (config.database.poolUrl === null ? ofRequests + ofStart : 0);
}

interface Room {
  /** What PostgreSQL accepts from others than superusers. */
  most: number;
  /** What others have opened. */
  taken: number;
}

const roomText = `select current_setting('max_connections')::integer - current_setting('superuser_reserved_connections')::integer as most,
  (select count(*)::integer from pg_stat_activity where datid is not null and pid <> pg_backend_pid()) as taken`;

/**
 * Throws a StartupError when PostgreSQL does not accept the connections that this server may need, and warns when it would not
 * beside those that others have now.
 */
export async function requireConnections(config: Sharing, { pool, log }: { pool: Pool; log: Log }): Promise<void> {
  const { rows } = await pool.query<Room>(roomText);
  const { most, taken } = rows[0] ?? { most: 0, taken: 0 };
  const needed = neededConnections(config);
  if (needed > most)
    throw new StartupError(
      `WEB_PROCESSES=${config.webProcesses} and DATABASE_CONNECTIONS=${config.database.connections} take ${needed} connections to the database, which accepts ${most}: choose fewer, or raise max_connections in PostgreSQL.`,
    );
  if (needed > most - taken)
    log.warn({ needed, most, taken }, "the database may not have enough connections for all of its servers");
}
