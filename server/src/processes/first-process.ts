// The first process, and by default the only one: settings, database, people, jobs, web server; and back again on Ctrl-C.
import { loadDemoShop } from "#demo-shop.ts";
import { endTypesetting } from "#integrations/pdf/typeset-pdf.ts";
import { startWorker } from "#worker.ts";
import { keyStoredCodes } from "#modules/accounts/factors/recovery-codes.ts";
import { ensureAdmin, hasAdmin } from "#modules/accounts/ensure-admin.ts";
import { currentKey } from "#modules/documents/signing/signing-keys.ts";
import { receiveMail } from "#modules/inbox/reception/receive-mail.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { pairFileStore } from "#modules/files/file-store-identity.ts";
import { systemClock } from "#platform/clock.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { openDatabase } from "#platform/database/open-database.ts";
import { watchRelease } from "#platform/database/upgrade/watch-release.ts";
import { requireFreePort } from "#platform/http/listen-at.ts";
import { returnMemory } from "#platform/limits/garbage-collection.ts";
import { createLog } from "#platform/log.ts";
import { loadConfig, settingNames } from "#platform/settings/config.ts";
import { misspeltSettings } from "#platform/settings/misspelt-settings.ts";
import { openTracing } from "#platform/tracing/open-tracing.ts";
import { createShutdown, stopOnSignals, type Shutdown } from "#platform/shutdown.ts";
import { StartupError } from "#platform/startup-error.ts";
import { requireCommonGround, watchCommonGround } from "./other-servers.ts";
import { requireConnections } from "./own-share.ts";
import { withTestBooks, withTestCards } from "./test-services.ts";
import { copyLine, settingsOfShop } from "./shop-copy.ts";
import { serveMetrics, type FiguresOfProcess } from "./serve-metrics.ts";
import { startWebProcesses } from "./web-processes.ts";

const shutdown = createShutdown();
const started = start(shutdown);
stopOnSignals(shutdown, started);
try {
  await started;
} catch (error) {
  await abandon(error);
}

/** Ends with success. */
async function endAfter(line: string): Promise<void> {
  console.log(line);
  await shutdown.run();
  process.exit(0);
}

async function abandon(error: unknown): Promise<void> {
  console.error(error instanceof StartupError ? error.message : error);
  await shutdown.run();
  process.exit(1);
}

async function start(shutdown: Shutdown): Promise<void> {
  const { add } = shutdown;
  const given = await withTestBooks(await withTestCards(await loadConfig(process.env), add), add);
  const log = createLog(given.logLevel);
  for (const sentence of misspeltSettings(process.env, settingNames)) log.warn(sentence);
  shutdown.plan({ drain: given.drainSeconds * 1000, requests: given.shutdownSeconds * 1000 });
  add(endTypesetting);
  const several = given.webProcesses > 1;
  add(await openTracing({ settings: given.watching.tracing, name: several ? "first" : "web-1", log }));
  const database = await openDatabase(given, log);
  add(database.close);
  database.continueRunning({ log, onLost: (error) => void abandon(error) });
  if (database.elsewhere)
    console.log(`The database lies in ${database.elsewhere}: its user cannot enter the data folder.`);
  const { pool, jobPool, serverUrl } = database;
  if (given.database.migrate === "only") return endAfter("The database is up to date.");
  const config = await settingsOfShop(given, jobPool);
  const ground = { config, clock: systemClock };
  await requireCommonGround(ground, jobPool);
  await requireConnections(config, { pool: jobPool, log });
  await requireFreePort(config); // Before a demo shop is loaded and a schema built.
  await pairFileStore({ pool, ...openFileDeps({ config, log }) });
  const demo = config.demo ? await loadDemoShop({ config, database, clock: systemClock, say: console.log }) : [];
  if (config.admin) await ensureAdmin(config.admin, pool);
  await asSystem(pool, (system) => keyStoredCodes(system, { config }));
  await asSystem({ pool, clock: systemClock }, (system, { now }) => currentKey(system, now, config));
  const stopWatching = await watchRelease({ pool: jobPool, onOutdated: (error) => void abandon(error) });
  add(async () => stopWatching());
  const worker = await startWorker({ config, pool: jobPool, serverUrl, clock: systemClock, log });
  add(worker.release);
  await requireCommonGround(ground, jobPool); // Of two that start at once, at least one sees the other now.
  const stopLooking = watchCommonGround(ground, { pool: jobPool, log });
  add(async () => stopLooking());
  add((await receiveMail({ ...openFileDeps({ config, log }), config, pool: jobPool, serverUrl, log })).release);
  let ofOthers = noOthers;
  if (several) {
    const onLost = (error: StartupError) => void abandon(error);
    const web = await startWebProcesses({ task: { config, serverUrl }, log, onLost });
    add(web.release);
    shutdown.onDraining(web.drain);
    ofOthers = web.figures;
    returnMemory();
  } else {
    const { serve } = await import("./serve.ts"); // Only here: beside web processes this one answers nobody.
    await serve({ config, pool, serverUrl, log }, shutdown);
  }
  await serveMetrics({ config, pool: jobPool, ofOthers }, shutdown);
  const logins = [...demo, ...(config.admin ? [`${config.admin.email} (admin, with ADMIN_PASSWORD)`] : [])];
  const people = logins.length > 0 || !(await hasAdmin(pool)) ? welcome(logins) : [];
  const mails = config.mail.folder ? [`What it mails and texts is written to ${config.mail.folder}`] : [];
  const books = config.qbo?.environment === "simulator" ? [`QuickBooks is simulated: ${config.qbo.apiUrl}`] : [];
  const copy = config.copyOf === null ? [] : [copyLine(config.copyOf)];
  console.log([`${config.brandName} is ready: ${config.publicUrl}`, ...people, ...mails, ...books, ...copy].join("\n"));
}

async function noOthers(): Promise<FiguresOfProcess[]> {
  return [];
}

function welcome(logins: readonly string[]): string[] {
  if (logins.length === 0) return ["To sign in as admin, set ADMIN_EMAIL and ADMIN_PASSWORD and start again."];
  return ["Sign in as:", ...logins.map((login) => `  ${login}`)];
}
