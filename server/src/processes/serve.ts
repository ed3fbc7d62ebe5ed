import type { Pool } from "pg";
import { buildApp } from "#app.ts";
import { systemClock } from "#platform/clock.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { openReplica } from "#platform/database/replica/open-replica.ts";
import { bePatient } from "#platform/database/patient-pool.ts";
import { cutOffAll } from "#platform/database/silence.ts";
import { gateTopic, longestUpdate, type GateNews } from "#platform/database/upgrade/gate.ts";
import { listenAt } from "#platform/http/listen-at.ts";
import { randomIds } from "#platform/ids.ts";
import { measurePool } from "#platform/metrics/measure-pool.ts";
import { returnMemory } from "#platform/limits/garbage-collection.ts";
import type { Log } from "#platform/log.ts";
import type { Config } from "#platform/settings/config.ts";
import type { Shutdown } from "#platform/shutdown.ts";
import { ownConnections } from "./own-share.ts";

interface ServeDeps {
  config: Config;
  /** Connected as app_server, like `serverUrl`. */
  pool: Pool;
  serverUrl: string;
  log: Log;
}

/** Answers requests in this process; throws a StartupError when the port cannot be opened. */
export async function serve({ config, pool, serverUrl, log }: ServeDeps, { add, isDraining }: Shutdown): Promise<void> {
  const { read } = config.database;
  if (read) {
    const { statementTimeout } = config.queries;
    const max = ownConnections(config);
    add(await openReplica({ settings: read, serverUrl, primary: pool, max, statementTimeout, log }));
  }
  const changes = listenForChanges(serverUrl, log, { onSilence: () => cutOffAll(pool) });
  add(changes.release);
  const wake = (news: string) => bePatient(pool, news === ("closes" satisfies GateNews) ? longestUpdate : 0);
  changes.follow(gateTopic, { wake, end: () => {} }); // Until it is released.
  const stopMeasuring = measurePool("requests", pool);
  add(async () => stopMeasuring());
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log, isDraining });
  add(() => app.close());
  returnMemory();
  await listenAt(app, config);
}
