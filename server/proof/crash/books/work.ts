// A worker as a process of its own, to be killed: it does what is queued in the database that it is given.
import type { WorkerDeps } from "#worker.ts";
import { startWorker } from "#worker.ts";
import { systemClock } from "#platform/clock.ts";
import { openPool } from "#platform/database/db.ts";
import { createLog } from "#platform/log.ts";

interface Given {
  serverUrl: string;
  config: WorkerDeps["config"];
}

const { serverUrl, config } = JSON.parse(process.env["BOOKS_WORKER"] ?? "") as Given;
const log = createLog("silent");
await startWorker({ config, serverUrl, pool: openPool(serverUrl, { max: 10, log }), clock: systemClock, log });
process.send?.("working");
