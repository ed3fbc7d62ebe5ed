// One of several web processes: it answers requests at the port that all of them share, as the first process directs.
// When the first process is gone, Node ends this one.
import { once } from "node:events";
import { endTypesetting } from "#integrations/pdf/typeset-pdf.ts";
import { openRequestPool } from "#platform/database/open-database.ts";
import { createLog } from "#platform/log.ts";
import { openTracing } from "#platform/tracing/open-tracing.ts";
import { createShutdown } from "#platform/shutdown.ts";
import { StartupError } from "#platform/startup-error.ts";
import { ownConnections, ownShare } from "./own-share.ts";
import { measureProcess, ownFigures } from "./serve-metrics.ts";
import { serve } from "./serve.ts";
import type { WebReport, WebTask } from "./web-task.ts";

/** In milliseconds, after the requests: less than the first process has, which ends the database afterwards. */
const patience = 5000;

const shutdown = createShutdown();
const report = (said: WebReport) => process.send?.(said);
// Ctrl-C reaches every process of a terminal: the first one ends the others when it is their turn.
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => {});

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the first process sends nothing else
const [task] = (await once(process, "message")) as [WebTask];
try {
  await begin(task);
  process.on("message", hear);
  report({ problem: null });
} catch (error) {
  if (!(error instanceof StartupError)) console.error(error);
  report({ problem: error instanceof StartupError ? error.message : `Web process ${task.number} cannot start.` });
  await shutdown.run();
  process.exit(1);
}

async function begin({ number, config, serverUrl }: WebTask): Promise<void> {
  const log = createLog(config.logLevel, { web: number });
  shutdown.add(endTypesetting);
  shutdown.add(await openTracing({ settings: config.watching.tracing, name: `web-${number}`, log }));
  const max = ownConnections(config);
  const pool = await openRequestPool(serverUrl, config, { max, log });
  shutdown.add(() => pool.end());
  if (config.watching.metrics) measureProcess(`web-${number}`);
  await serve({ config: ownShare(config), pool, serverUrl, log }, shutdown);
}

/** What the first process says after the task. */
function hear(said: unknown): void {
  if (said === "drain") shutdown.drain();
  if (said === "figures") void ownFigures().then((figures) => process.send?.({ figures }));
  if (said === "end") end();
}

function end(): void {
  setTimeout(() => process.exit(1), task.config.shutdownSeconds * 1000 + patience).unref();
  void shutdown.run().then(() => process.exit(0));
}
