// npm run bench: our speed promises, each side by side with what it is measured against, as medians of several runs.
// npm run bench -- reads herd: some of its sections, printed only. npm run bench -- growth: shops of a thousand to a million orders.
// npm run bench -- days: simulated days of vans.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import type { Pool } from "pg";
import { openPool } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { alertDelay, presentAlertDelay } from "./alert-delay.ts";
import { documentFigures, presentDocuments } from "./documents.ts";
import { fairShareFigures, presentFairShare } from "./fair-share.ts";
import { fill, type Filled } from "./fill.ts";
import { fileFigures, presentFiles } from "./files.ts";
import { mailsBesideLists, presentBesideMails } from "./mails-beside-lists.ts";
import { memoryAfterStart, presentMemory } from "./memory.ts";
import { orderLifeFigures, presentLists, presentOrderLife } from "./order-life.ts";
import { addAskers, adminSecret } from "./reads/askers.ts";
import { herdFigures, presentHerd } from "./reads/herd.ts";
import { inboxLists } from "./inbox-lists.ts";
import { listQuery } from "./reads/queries.ts";
import { chartOfReads, presentReads, readFigures } from "./reads/read-figures.ts";
import { startOurs, startPlain } from "./reads/servers.ts";
import { presentSignIn, signInFigures } from "./sign-in.ts";
import { presentRoutes, routeFigures } from "../routes/measure-routes.ts";
import { presentReplan, replanFigures } from "../routes/replan-beside-lists.ts";
import { presentTextDelay, textDelay } from "./text-delay.ts";

const ports = { ours: 18_080, plain: 18_081, plainFiles: 18_082, fairShare: 18_083, memory: 18_084 };
const admin = { email: "bench@example.com", password: "open sesame" };
const headers = { "x-hasura-admin-secret": adminSecret };
const url = `http://127.0.0.1:${ports.ours}`;
const graphql = `${url}/v1/graphql`;

/** A shop to be measured, with our server over it. */
interface Measured {
  owner: Pool;
  ownerUrl: string;
  serverUrl: string;
  dataDir: string;
  filled: Filled;
  pid: number;
}

type Section = (shop: Measured) => Promise<string>;

const sections: Record<string, Section> = {
  signIn: async ({ owner }) => presentSignIn(await signInFigures({ url, owner, admin })),
  reads: async ({ owner, filled, serverUrl }) => {
    const askers = await addAskers(owner, filled.customerId);
    const plain = await startPlain(serverUrl, ports.plain);
    const sides = { ours: graphql, plain: `http://127.0.0.1:${ports.plain}/`, owner, askers, filled };
    try {
      const figures = await readFigures(sides);
      await keep("benchmarks/reads.svg", chartOfReads(figures));
      return presentReads(figures);
    } finally {
      await end(plain);
    }
  },
  herd: async ({ owner }) => presentHerd(await herdFigures({ url: graphql, headers, orderId: await newest(owner) })),
  alerts: async () => presentAlertDelay(await alertDelay(graphql, headers)),
  texts: async () => presentTextDelay(await textDelay({ url, headers })),
  files: async ({ pid }) => presentFiles(await fileFigures({ url, headers, pid, plainPort: ports.plainFiles })),
  documents: async () =>
    presentDocuments(await documentFigures({ url: graphql, headers, body: JSON.stringify({ query: listQuery }) })),
  orders: async ({ ownerUrl, serverUrl, dataDir }) =>
    presentOrderLife(await orderLifeFigures({ url, headers, ownerUrl, serverUrl, dataDir })),
  fairShare: async ({ ownerUrl, dataDir }) =>
    presentFairShare(await fairShareFigures({ ownerUrl, dataDir, port: ports.fairShare })),
  inbox: async ({ ownerUrl, dataDir }) => presentLists(await inboxLists(ownerUrl, dataDir)),
  mails: async ({ owner }) => presentBesideMails(await mailsBesideLists({ url: graphql, headers, owner })),
  routes: async ({ owner }) =>
    presentRoutes(routeFigures()) + presentReplan(await replanFigures({ owner, url: graphql, headers, listQuery })),
  memory: async () => presentMemory(await memoryAfterStart({ PORT: String(ports.memory) })),
};

const wanted = process.argv.slice(2);
if (wanted[0] === "growth") await import("./growth/main.ts");
else if (wanted[0] === "reading") await import("./reading/main.ts");
else if (wanted[0] === "days") await import("../routes/days/main.ts");
else await measure();

/** Writes a part of the report, if the whole is measured. */
async function keep(name: string, text: string): Promise<void> {
  if (wanted.length === 0) await writeFile(join(import.meta.dirname, "../../../docs", name), text);
}

async function measure() {
  const dataDir = await mkdtemp(join(tmpdir(), "boresight-bench-"));
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const serverUrl = await migrate({ ownerUrl: postgres.url });
  const owner = openPool(postgres.url);
  const filled = await fill(owner);
  const settings = { databaseUrl: postgres.url, dataDir: join(dataDir, "ours"), port: ports.ours, admin };
  const ours = await startOurs(settings);
  const shop = { owner, ownerUrl: postgres.url, serverUrl, dataDir, filled, pid: ours.pid ?? 0 };
  try {
    const report = await reportOf(shop);
    await keep("benchmarks.md", report);
  } finally {
    await owner.end();
    await end(ours);
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

async function reportOf(shop: Measured): Promise<string> {
  const parts = [beginning()];
  for (const [name, section] of Object.entries(sections)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const part = await section(shop);
    console.log(part);
    parts.push(part);
  }
  return parts.join("");
}

/** The load before the first question is what else runs on the machine. */
function beginning(): string {
  return `# Benchmarks

\`npm run bench\` of ${new Date().toISOString().slice(0, 10)}, everything beside it measured in the same run: ${cpus().length} cores, Node ${process.version}, load
${loadavg()[0]?.toFixed(1)} when it began. The questions, the servers and the database share the machine.

How the figures grow with the shop: [growth](benchmarks/growth.md). How long screens take: [screens](benchmarks/screens.md). What better plans
do for days of vans: [days](benchmarks/van-days.md).
`;
}

/** The newest order in the first of the statuses that moves of the benchmark lead to and from. */
async function newest(owner: Pool): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `select o.id from app.service_orders o join app.service_order_statuses s on s.id = o.status_id
      where s.key in ('new', 'info') order by o.created_at desc limit 1`,
  );
  return rows[0]?.id ?? "";
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.kill()) await once(child, "exit");
}
