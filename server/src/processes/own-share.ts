// What is bounded for the whole server is divided among its web processes.
import type { Pool } from "pg";
import { countingConnections } from "#platform/limits/rate-limits.ts";
import type { Config } from "#platform/settings/config.ts";
import { StartupError } from "#platform/startup-error.ts";

/** Of all web processes together. */
const connections = 16;
/** A process with fewer would let short requests wait for a PDF that is being made. */
const leastConnections = 4;

/** How many connections of requests one of so many web processes has. */
export const ownConnections = (processes: number): number =>
  Math.max(leastConnections, Math.floor(connections / processes));

/** The settings of one of so many web processes. */
export function ownShare(config: Config): Config {
  const { queries, webProcesses } = config;
  const share = queries.share && {
    ...queries.share,
    atOnce: Math.max(1, Math.floor(queries.share.atOnce / webProcesses)),
  };
  return { ...config, queries: { ...queries, share } };
}

/** Of one web process: those of requests, those that count requests, and the one that listens. */
const allConnections = (processes: number): number =>
  ownConnections(processes) + countingConnections(ownConnections(processes)) + 1;
/** Of the first process: 16 for the start, 4 of the jobs, and 6 of their queue. */
const firstConnections = 26;

/** Throws a StartupError when PostgreSQL does not accept the connections of so many processes. */
export async function requireConnections(processes: number, pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ most: number }>("select current_setting('max_connections')::integer as most");
  const most = rows[0]?.most ?? 0;
  const needed = processes * allConnections(processes) + firstConnections;
  if (needed <= most) return;
  throw new StartupError(
    `WEB_PROCESSES=${processes} takes ${needed} connections to the database, which accepts ${most}: choose fewer, or raise max_connections in PostgreSQL.`,
  );
}
