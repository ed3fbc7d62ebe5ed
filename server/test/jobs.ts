import { startWorker, type WorkerDeps } from "#worker.ts";
import { systemClock } from "#platform/clock.ts";
import { createLog } from "#platform/log.ts";
import type { TestServer } from "./server.ts";

/** Works through what this server queues: `await using jobs = await startJobs(server)`. */
export async function startJobs(
  { config, db }: TestServer,
  outside: Pick<WorkerDeps, "sendWebhook"> = {},
): Promise<AsyncDisposable> {
  const deps = { config, serverUrl: db.serverUrl, pool: db.server, ...outside };
  const worker = await startWorker({ ...deps, clock: systemClock, log: createLog("silent") });
  return { [Symbol.asyncDispose]: worker.release };
}
