// npm run bench: our speed promises, each side by side with what it is measured against, as medians of several runs.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { openPool } from "#platform/database/db.ts";
import { startEmbeddedPostgres } from "#platform/database/embedded-postgres.ts";
import { migrate } from "#platform/database/migrate.ts";
import { alertDelay } from "./alert-delay.ts";
import { documentFigures, presentDocuments } from "./documents.ts";
import { fairShareFigures, presentFairShare } from "./fair-share.ts";
import { fill, type Filled } from "./fill.ts";
import { ask, throughput, type Target } from "./load.ts";
import { fileFigures, type FileFigures } from "./files.ts";
import { orderLifeFigures, presentOrderLife } from "./order-life.ts";
import { detailQuery, listQuery } from "./queries.ts";
import { signInFigures, type SignInFigures } from "./sign-in.ts";

const runs = 3;
const ports = { ours: 18_080, plain: 18_081, plainFiles: 18_082, fairShare: 18_083 };
const adminSecret = "the admin secret of the benchmark";
const admin = { email: "bench@example.com", password: "open sesame" };

interface Row {
  what: string;
  ours: number;
  beside: number;
  besideWhat: string;
  promise: number;
}

const dataDir = await mkdtemp(join(tmpdir(), "boresight-bench-"));
const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
const children: ChildProcess[] = [];
try {
  const serverUrl = await migrate({ ownerUrl: postgres.url, secret: "bench" });
  const owner = openPool(postgres.url);
  const filled = await fill(owner);
  const ours = await startOurs(postgres.url);
  children.push(await startPlain(serverUrl), ours);
  const url = `http://127.0.0.1:${ports.ours}`;
  const figures = await signInFigures({ url, owner, admin });
  await owner.end();
  const headers = { "x-hasura-admin-secret": adminSecret };
  const files = await fileFigures({ url, headers, pid: ours.pid ?? 0, plainPort: ports.plainFiles });
  const measured = await measure(filled);
  const documents = await documentFigures({
    url: `${url}/v1/graphql`,
    headers,
    body: JSON.stringify({ query: listQuery }),
  });
  const life = await orderLifeFigures({ url, headers, ownerUrl: postgres.url, serverUrl, dataDir });
  const fairShare = await fairShareFigures({ ownerUrl: postgres.url, dataDir, port: ports.fairShare });
  const report =
    measured +
    presentSignIn(figures) +
    presentFiles(files) +
    presentDocuments(documents) +
    presentOrderLife(life) +
    presentFairShare(fairShare);
  console.log(report);
  await writeFile(join(import.meta.dirname, "../../docs/benchmarks.md"), report);
} finally {
  for (const child of children) {
    child.kill();
    await once(child, "exit");
  }
  await postgres.stop();
  await rm(dataDir, { recursive: true });
}

async function measure(filled: Filled): Promise<string> {
  const office = pages(filled, "admin");
  const customer = pages(filled, "customer");
  await sameAnswers([office.list, office.detail, customer.list]);
  const lists = await sideBySide([office.list.ours, office.list.plain, customer.list.ours, customer.list.plain]);
  const [adminList = 0, adminPlain = 0, customerList = 0, customerPlain = 0] = lists;
  const [detail = 0, detailPlain = 0] = await sideBySide([office.detail.ours, office.detail.plain]);
  const delay = await alertDelay(office.list.ours.url, office.list.ours.headers);
  return present(
    [
      { what: "Order list, admin", ours: adminList, beside: adminPlain, besideWhat: "hand-written SQL", promise: 0.7 },
      {
        what: "Order list, customer with 2,000 orders",
        ours: customerList,
        beside: customerPlain,
        besideWhat: "hand-written SQL",
        promise: 0.5,
      },
      {
        what: "Order list, customer with 2,000 orders",
        ours: customerList,
        beside: adminList,
        besideWhat: "our own rate for the admin",
        promise: 0.5,
      },
      { what: "Order detail, admin", ours: detail, beside: detailPlain, besideWhat: "hand-written SQL", promise: 0.5 },
    ],
    delay,
  );
}

function plain(body: object): Target {
  return {
    url: `http://127.0.0.1:${ports.plain}/`,
    headers: {},
    body: JSON.stringify(body),
  };
}

/** The same page from both servers. */
function pages({ adminUserId, customerUserId, customerId, orderId }: Filled, role: "admin" | "customer") {
  const userId = role === "admin" ? adminUserId : customerUserId;
  const headers = { "x-hasura-admin-secret": adminSecret, "x-hasura-role": role, "x-hasura-user-id": userId };
  const caller = { role, userId, customerId: role === "admin" ? null : customerId, expiresAt: null, isElevated: false };
  const ours = (body: object): Target => ({
    url: `http://127.0.0.1:${ports.ours}/v1/graphql`,
    headers,
    body: JSON.stringify(body),
  });
  return {
    list: { ours: ours({ query: listQuery }), plain: plain({ caller }) },
    detail: { ours: ours({ query: detailQuery, variables: { id: orderId } }), plain: plain({ caller, id: orderId }) },
  };
}

/** Both sides must answer with the same orders and papers, or the comparison means nothing. */
async function sameAnswers(pairs: readonly { ours: Target; plain: Target }[]) {
  for (const { ours, plain } of pairs) {
    const [one, other] = [idsIn(await ask(ours)), idsIn(await ask(plain))];
    if (one.length < 5 || one.join() !== other.join())
      throw new Error(`The two servers answer differently to ${ours.body}`);
  }
}

function idsIn(body: string): string[] {
  return (body.match(/"id":"[^"]+"/g) ?? []).toSorted();
}

/** Taken in turns, so that a slow moment of the machine hits all of them; the medians count. */
async function sideBySide(targets: readonly Target[]): Promise<number[]> {
  const rates = targets.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, target] of targets.entries()) rates[index]?.push(await throughput(target));
  }
  return rates.map((several) => several.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? 0);
}

function present(rows: readonly Row[], delay: number): string {
  const lines = rows.map(({ what, ours, beside, besideWhat, promise }) => {
    const ratio = ours / beside;
    return `| ${what} | ${ours.toFixed(0)}/s | ${beside.toFixed(0)}/s (${besideWhat}) | ${ratio.toFixed(2)} | ≥ ${promise} ${ratio >= promise ? "✓" : "✗"} |`;
  });
  return `# Benchmarks

\`npm run bench\` on ${cpus().length} cores, Node ${process.version}: 16 clients, medians of ${runs} runs taken in turns; load, servers and
database share the machine. Both sides answer over fastify, read under the caller's own rights in one transaction, and are
checked to answer with the same rows.

| What | Ours | Beside it | Ratio | Promise |
|---|---|---|---|---|
${lines.join("\n")}
| Alert: from the mutation's start to the event at a subscriber | ${delay.toFixed(1)} ms | | | < 30 ms ${delay < 30 ? "✓" : "✗"} |
`;
}

function presentSignIn({ overhead, wrongPassword, unknownPerson, difference, refreshes }: SignInFigures): string {
  const percent = (difference * 100).toFixed(1);
  return `
Sign-in, medians of attempts taken in turns:

| What | Measured | Promise |
|---|---|---|
| Password sign-in besides argon2 | ${overhead.toFixed(1)} ms | < 10 ms ${overhead < 10 ? "✓" : "✗"} |
| Unknown person beside wrong password | ${unknownPerson.toFixed(1)} ms beside ${wrongPassword.toFixed(1)} ms, ${percent} % apart | ≤ 15 % ${difference <= 0.15 ? "✓" : "✗"} |
| ${refreshes.asked} refreshes at once | ${refreshes.failed} failed, all answered after ${refreshes.milliseconds.toFixed(0)} ms | none fails ${refreshes.failed === 0 ? "✓" : "✗"} |
`;
}

function presentFiles({ upload, download, resizeFirst, resizeCached, growth }: FileFigures): string {
  const rows = [
    ["Upload, 8 MB each", upload, "fastify and busboy to disk"],
    ["Download of a range of 8 MB", download, "@fastify/static"],
  ] as const;
  const lines = rows.map(([what, { ours, beside }, besideWhat]) => {
    const ratio = ours / beside;
    return `| ${what} | ${ours.toFixed(0)} MB/s beside ${beside.toFixed(0)} MB/s (${besideWhat}), ${ratio.toFixed(2)} | ≥ 0.8 ${ratio >= 0.8 ? "✓" : "✗"} |`;
  });
  return `
Files, medians of runs taken in turns:

| What | Measured | Promise |
|---|---|---|
${lines.join("\n")}
| 12 megapixels to 400 pixels, first time | ${resizeFirst.toFixed(0)} ms | < 150 ms ${resizeFirst < 150 ? "✓" : "✗"} |
| The same again | ${resizeCached.toFixed(1)} ms | < 5 ms ${resizeCached < 5 ? "✓" : "✗"} |
| Memory the server grows by during an upload of 50 MB | ${growth.toFixed(0)} MB | < 30 MB ${growth < 30 ? "✓" : "✗"} |
`;
}

async function startPlain(serverUrl: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "plain-server.ts"), {
    env: { ...process.env, SERVER_URL: serverUrl, PORT: String(ports.plain) },
  });
  await once(child, "message");
  return child;
}

async function startOurs(databaseUrl: string): Promise<ChildProcess> {
  const child = fork(join(import.meta.dirname, "../start.mjs"), {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      DATA_DIR: join(dataDir, "ours"),
      PORT: String(ports.ours),
      ADMIN_SECRET: adminSecret,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      RATE_LIMITS: "off",
      DEMO: "off",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}
