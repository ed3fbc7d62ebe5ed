/** The same questions to two shops, one with 1,000 rows and one with 100,000: databases of their own, each with our server. */
import type { AddressInfo } from "node:net";
import type { Pool } from "pg";
import { loadConfig } from "#platform/settings/config.ts";
import { connectOnce, openPool } from "#platform/database/db.ts";
import { systemClock } from "#platform/clock.ts";
import { randomIds } from "#platform/ids.ts";
import { listenForChanges } from "#platform/database/listen.ts";
import { createLog } from "#platform/log.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { buildApp } from "#app.ts";
import { ask, type Target } from "./load.ts";

const usualSizes = { small: 1000, large: 100_000 };
const rounds = 60;
const adminSecret = "the admin secret of the benchmark";

export interface ListFigure {
  what: string;
  /** Milliseconds, medians of questions asked in turns. */
  small: number;
  large: number;
  /** The most milliseconds that the large shop may take; without it at most half more than the small one. */
  most?: number | undefined;
}

export interface Question {
  what: string;
  query: string;
  most?: number;
  /** More headers: whom the question comes from. */
  headers?: Record<string, string>;
}

interface Shop extends AsyncDisposable {
  target: (question: Question) => Target;
}

interface Shops {
  /** That of a superuser. */
  ownerUrl: string;
  dataDir: string;
  /** What the databases are called. */
  name: string;
  /** The statements that fill a shop of this size. */
  statements: (size: number) => readonly string[];
  /** How many rows each has, unless it is as many as above. */
  sizes?: { small: number; large: number };
}

export async function besideSmallShop(shops: Shops, questions: readonly Question[]): Promise<ListFigure[]> {
  const { sizes = usualSizes } = shops;
  await using small = await openShop(shops, sizes.small);
  await using large = await openShop(shops, sizes.large);
  const figures: ListFigure[] = [];
  for (const question of questions) {
    const times = await inTurns(small.target(question), large.target(question));
    figures.push({
      what: question.what,
      most: question.most,
      small: median(times.small),
      large: median(times.large),
    });
  }
  return figures;
}

async function inTurns(small: Target, large: Target) {
  const times: { small: number[]; large: number[] } = { small: [], large: [] };
  for (let round = -10; round < rounds; round++) {
    const [one, other] = [await timeOf(small), await timeOf(large)];
    if (round < 0) continue; // The first ones warm up.
    times.small.push(one);
    times.large.push(other);
  }
  return times;
}

async function timeOf(target: Target): Promise<number> {
  const started = performance.now();
  const answer = await ask(target);
  const taken = performance.now() - started;
  if (answer.includes('"errors"')) throw new Error(answer);
  return taken;
}

const median = (times: readonly number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? Number.NaN;

async function openShop({ ownerUrl, dataDir, name, statements }: Shops, size: number): Promise<Shop> {
  const url = new URL(ownerUrl);
  url.pathname = `/${name}_${size}`;
  const admin = await connectOnce(ownerUrl);
  await admin.query(`create database ${name}_${size}`);
  await admin.end();
  const serverUrl = await migrate({ ownerUrl: url.href });
  const owner = openPool(url.href);
  await fill(owner, statements(size));
  const log = createLog("silent");
  const [pool, changes] = [openPool(serverUrl), listenForChanges(serverUrl, log)];
  const config = await loadConfig({ DATA_DIR: dataDir, ADMIN_SECRET: adminSecret, RATE_LIMITS: "off" });
  const app = await buildApp({ config, pool, changes, clock: systemClock, ids: randomIds, log });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = app.server.address() as AddressInfo;
  return {
    target: ({ query, headers }) => ({
      url: `http://127.0.0.1:${port}/v1/graphql`,
      headers: { "x-hasura-admin-secret": adminSecret, ...headers },
      body: JSON.stringify({ query }),
    }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await changes.release();
      await Promise.all([pool.end(), owner.end()]);
    },
  };
}

async function fill(owner: Pool, statements: readonly string[]): Promise<void> {
  const client = await owner.connect();
  await client.query("set app.audit = 'off'");
  for (const statement of statements) await client.query(statement);
  client.release(true); // Not to be used again: nobody else wants its changes unaudited.
}
