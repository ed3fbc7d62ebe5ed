// What servers of one shop must have in common. One that differs would work, and do harm: it takes nobody's sessions for its own,
// cannot open what others have encrypted, or issues tokens of another time.
import type { Pool } from "pg";
import type { Clock } from "#platform/clock.ts";
import type { Log } from "#platform/log.ts";
import { markPrefix, secretsMark, type SharedSecrets } from "#platform/settings/secrets-mark.ts";
import { StartupError } from "#platform/startup-error.ts";

/** Seconds. Tokens live 15 minutes and codes of second factors half a one. */
const mostApart = 60;

interface CommonGround {
  config: SharedSecrets;
  clock: Clock;
}

/** Throws a StartupError when another server of this database has other secrets, or this machine another time than the database. */
export async function requireCommonGround({ config, clock }: CommonGround, pool: Pool): Promise<void> {
  const statement = {
    text: `select extract(epoch from clock_timestamp())::float8 as now, exists (select from pg_stat_activity
      where datname = current_database() and starts_with(application_name, $1) and application_name <> $2) as differs`,
    values: [markPrefix, secretsMark(config)],
  };
  const asked = clock().getTime() / 1000;
  const { rows } = await pool.query<{ now: number; differs: boolean }>(statement);
  const answered = clock().getTime() / 1000;
  const [found] = rows;
  if (found?.differs)
    throw new StartupError(
      "Another server of this database has another JWT_SECRET, SEAL_SECRET or ADMIN_SECRET: give all of them the same, or stop those with the old ones first.",
    );
  const behind = Math.round((found?.now ?? answered) - (asked + answered) / 2);
  if (Math.abs(behind) <= mostApart) return;
  const words = `${Math.abs(behind)} seconds ${behind > 0 ? "behind" : "ahead of"}`;
  throw new StartupError(`The clock of this machine is ${words} that of the database: set both by a time server.`);
}

const lookEvery = 60_000;

/** Says in the log what has become different since the start: a server that works is not stopped for it. Returns what ends that. */
export function watchCommonGround(ground: CommonGround, { pool, log }: { pool: Pool; log: Log }): () => void {
  const look = () => noticeDifference(ground, { pool, log });
  const looking = setInterval(() => void look(), lookEvery).unref();
  return () => clearInterval(looking);
}

export const noticeDifference = (ground: CommonGround, { pool, log }: { pool: Pool; log: Log }): Promise<void> =>
  requireCommonGround(ground, pool).catch((error: unknown) => {
    // A database that is away says so elsewhere.
    if (error instanceof StartupError) log.error({ reason: error.message }, "this server differs from the others");
  });
