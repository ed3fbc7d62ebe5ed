// The process: settings, database, people, web server; and back again on Ctrl-C.
import { join } from "node:path";
import { buildApp } from "./app.ts";
import { loadDemoShop } from "./demo-shop.ts";
import { endTypesetting } from "./integrations/pdf/typeset-pdf.ts";
import { startWorker } from "./jobs/worker.ts";
import { ensureAdmin } from "./modules/accounts/ensure-admin.ts";
import { openFileDeps } from "./modules/files/file-deps.ts";
import { pairFileStore } from "./modules/files/file-store-identity.ts";
import { systemClock } from "./platform/clock.ts";
import { loadConfig, type Config } from "./platform/settings/config.ts";
import { randomIds } from "./platform/ids.ts";
import { returnMemory } from "./platform/limits/garbage-collection.ts";
import { listenAt } from "./platform/http/listen-at.ts";
import { listenForChanges } from "./platform/database/listen.ts";
import { createLog } from "./platform/log.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { createShutdown, stopOnSignals, type Shutdown } from "./platform/shutdown.ts";
import { StartupError } from "./platform/startup-error.ts";

const shutdown = createShutdown();
const started = start(shutdown);
stopOnSignals(shutdown, started);
try {
  await started;
} catch (error) {
  await abandon(error);
}

async function abandon(error: unknown): Promise<void> {
  console.error(error instanceof StartupError ? error.message : error);
  await shutdown.run();
  process.exit(1);
}

async function start({ add }: Shutdown): Promise<void> {
  const config = await withTestBooks(await withTestCards(await loadConfig(process.env), add), add);
  const log = createLog(config.logLevel);
  add(endTypesetting);
  const database = await openDatabase(config, log);
  add(database.close);
  database.continueRunning({ log, onLost: (error) => void abandon(error) });
  if (database.elsewhere)
    console.log(`The database lies in ${database.elsewhere}: its user cannot enter the data folder.`);
  await pairFileStore({ pool: database.pool, ...openFileDeps({ config, log }) });
  const demo = config.demo ? await loadDemoShop({ config, database, clock: systemClock, say: console.log }) : [];
  if (config.admin) await ensureAdmin(config.admin, database.pool);
  const changes = listenForChanges(database.serverUrl, log);
  add(changes.release);
  const { pool, jobPool, serverUrl } = database;
  const worker = await startWorker({ config, pool: jobPool, serverUrl, clock: systemClock, log });
  add(worker.release);
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log });
  add(() => app.close());
  returnMemory();
  await listenAt(app, config);
  const logins = [...demo, ...(config.admin ? [`${config.admin.email} (admin, with ADMIN_PASSWORD)`] : [])];
  const books = config.qbo?.environment === "simulator" ? [`QuickBooks is simulated: ${config.qbo.apiUrl}`] : [];
  console.log([`${config.brandName} is ready: ${config.publicUrl}`, ...welcome(logins), ...books].join("\n"));
}

/** The demo shop takes cards at a provider of its own, unless it is given one. */
async function withTestCards(config: Config, add: Shutdown["add"]): Promise<Config> {
  if (!config.demo || config.cards) return config;
  const { startCardProvider } = await import("../card-provider/start-card-provider.ts");
  const webhookUrl = () => `http://127.0.0.1:${config.port}/v1/functions/webhooks/stripe`;
  const provider = await startCardProvider(webhookUrl);
  add(async () => provider[Symbol.asyncDispose]());
  return { ...config, cards: provider.settings };
}

/** The demo shop keeps its books at a simulator of QuickBooks, unless it is given others. */
async function withTestBooks(config: Config, add: Shutdown["add"]): Promise<Config> {
  if (!config.demo || config.qbo) return config;
  const { startQboSimulator } = await import("../qbo-simulator/start-qbo-simulator.ts");
  const simulator = await startQboSimulator({
    file: join(config.dataDir, "qbo-simulator.json"),
    webhookDelayMs: 1000,
    webhookUrl: () => `http://127.0.0.1:${config.port}/v1/functions/webhooks/quickbooks`,
  });
  add(() => simulator.close());
  const {
    clientId,
    clientSecret,
    verifierToken: webhookToken,
    authorizeUrl,
    tokenUrl,
    revokeUrl,
    apiUrl,
  } = simulator.settings;
  const addresses = { authorizeUrl, tokenUrl, revokeUrl, apiUrl };
  const keys = { clientId, clientSecret, webhookToken, tokenKey: null, previousTokenKey: null };
  return { ...config, qbo: { environment: "simulator", ...keys, ...addresses } };
}

function welcome(logins: readonly string[]): string[] {
  if (logins.length === 0) return ["To sign in as admin, set ADMIN_EMAIL and ADMIN_PASSWORD and start again."];
  return ["Sign in as:", ...logins.map((login) => `  ${login}`)];
}
