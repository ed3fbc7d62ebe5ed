/** A fair share: while one caller sends the dearest operations that are allowed, as fast as it can, another's order list stays quick. */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { connectOnce, openPool } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { fill, type Filled } from "./fill.ts";
import { ask, type Target } from "./load.ts";
import { listQuery } from "./reads/queries.ts";

export interface FairShareFigures {
  /** Milliseconds of the other's order list: medians, and when busy the time that nine of ten keep. */
  idle: number;
  busy: number;
  ninth: number;
  /** What the greedy caller got answered a second, and what was refused. */
  answered: number;
  refused: number;
}

interface Opening {
  ownerUrl: string;
  dataDir: string;
  port: number;
}

const adminSecret = "the admin secret of the benchmark";
const greedyClients = 16;
const measuredFor = 30_000;
const looks = 60;

export async function fairShareFigures({ ownerUrl, dataDir, port }: Opening): Promise<FairShareFigures> {
  const url = new URL(ownerUrl);
  url.pathname = "/fair_share";
  const admin = await connectOnce(ownerUrl);
  await admin.query("create database fair_share");
  await admin.end();
  await migrate({ ownerUrl: url.href });
  const owner = openPool(url.href);
  const filled = await fill(owner);
  await owner.end();
  const server = await startServer({ ownerUrl: url.href, dataDir, port });
  try {
    return await measure(`http://127.0.0.1:${port}/v1/graphql`, filled);
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

const as = (role: string, userId: string) => ({
  "x-hasura-admin-secret": adminSecret,
  "x-hasura-role": role,
  "x-hasura-user-id": userId,
});

async function measure(url: string, { adminUserId, customerUserId }: Filled): Promise<FairShareFigures> {
  const list: Target = { url, headers: as("admin", adminUserId), body: JSON.stringify({ query: listQuery }) };
  await timesOf(list, { looks: 20, pause: 0 }); // Warms up.
  const idle = atShare(await timesOf(list, { looks, pause: 0 }), 0.5);
  const greed = startGreed(url, as("customer", customerUserId));
  const times = await timesOf(list, { looks, pause: measuredFor / looks });
  const { answered, refused } = await greed.stop();
  const [busy, ninth] = [atShare(times, 0.5), atShare(times, 0.9)];
  return { idle, busy, ninth, answered: answered / (measuredFor / 1000), refused: refused / (measuredFor / 1000) };
}

async function timesOf(target: Target, { looks: times, pause }: { looks: number; pause: number }): Promise<number[]> {
  const taken: number[] = [];
  for (let at = 0; at < times; at++) {
    const began = performance.now();
    await ask(target);
    taken.push(performance.now() - began);
    await setTimeout(Math.max(0, pause - (performance.now() - began)));
  }
  return taken;
}

const atShare = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? Number.NaN;

/** Sixteen clients of one caller, each asking again at once, also where it was refused. */
function startGreed(url: string, headers: Record<string, string>) {
  const counted = { answered: 0, refused: 0 };
  const end = new AbortController();
  const client = async (first: number) => {
    for (let at = first; !end.signal.aborted; at += greedyClients) {
      const body = JSON.stringify({ query: at % 2 === 0 ? manyFields(at) : manyObjects(at) });
      const answer = await ask({ url, headers, body }).catch(() => null);
      if (answer?.includes('"errors"')) throw new Error(`The dearest operations are not allowed: ${answer}`);
      counted[answer === null ? "refused" : "answered"]++;
    }
  };
  const clients = Array.from({ length: greedyClients }, (_, at) => client(at));
  return {
    async stop() {
      end.abort();
      await Promise.all(clients);
      return counted;
    },
  };
}

const order = (name: string) => `${name}: serviceOrders(first: 3) { nodes { id internalOrderNumber createdAt
  updatedAt repairOrderNumber poNumber claimNumber insurerName priority
  status { id key statusName } customer { id companyName phone } vehicle { id vinNumber vehicleDescription }
  invoices(first: 1) { nodes { id number status lineItems(first: 2) { nodes { id description } } } }
  estimates(first: 1) { nodes { id number status } } } }`;

/** Nearly as many fields as may be planned, each time under other names, so that no plan is found again. */
const manyFields = (at: number): string =>
  `{ ${Array.from({ length: 20 }, (_, place) => order(`a${at}_${place}`)).join(" ")} }`;

/** Nearly as many objects as may be answered; under another name too, or equal questions would be one read. */
const manyObjects = (
  at: number,
): string => `{ a${at}: serviceOrders(first: 100) { nodes { id internalOrderNumber createdAt repairOrderNumber
  estimates(first: 5) { nodes { id number lineItems(first: 40) { nodes { id description quantity unitPrice totalPrice lineItemType { id name } } } } }
} } }`;

async function startServer({ ownerUrl, dataDir, port }: Opening) {
  const child = fork(join(import.meta.dirname, "../../start.mjs"), {
    env: {
      ...process.env,
      DATABASE_URL: ownerUrl,
      DATA_DIR: join(dataDir, "fair-share"),
      PORT: String(port),
      ADMIN_SECRET: adminSecret,
      RATE_LIMITS: "on",
      DEMO: "off",
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  if (child.stdout) await once(child.stdout, "data");
  return child;
}

export function presentFairShare({ idle, busy, ninth, answered, refused }: FairShareFigures): string {
  const ratio = busy / idle;
  return `
A fair share: one caller sends the dearest operations that are allowed, 16 at a time, as fast as it can; ${answered.toFixed(1)} a second are
answered, ${refused.toFixed(1)} refused.

| What | Measured | Target |
|---|---|---|
| Another's order list meanwhile, median | ${busy.toFixed(1)} ms beside ${idle.toFixed(1)} ms when idle, ${ratio.toFixed(1)} times; nine of ten within ${ninth.toFixed(0)} ms | < 5 times ${ratio < 5 ? "✓" : "✗"} |
`;
}
