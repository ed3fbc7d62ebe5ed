// An installation of several machines on one: two servers behind nginx, PostgreSQL with a replica, PgBouncer and a store
// that speaks S3.
import { execFile } from "node:child_process";
import { chown, mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { connectOnce } from "#platform/database/db.ts";
import { postgresAccount } from "#platform/database/postgres-account.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { freePort } from "#platform/free-port.ts";
import { demoPassword, type Shop } from "../crash/crash-shop.ts";
import { outFile, poolerFile, proxyFile, withoutPrepared, type Ports } from "./files.ts";
import { writeNextReleases } from "./next-release.ts";
import { listensAt, startPart, type Part } from "./part.ts";
import {
  databasePlace,
  makeDatabase,
  owner,
  startDatabase,
  startReplica,
  type Archive,
  type DatabasePlace,
} from "./postgres.ts";
import { findPrograms, type Programs } from "./programs.ts";

const partNames = ["serverA", "serverB", "database", "replica", "pooler", "proxy", "store"] as const;
type PartName = (typeof partNames)[number];
const ways = ["kill", "hang", "restart"] as const;
export type Harm = `${(typeof ways)[number]} ${PartName}` | "upgrade servers";

/** Every part in turn, in every way; at the end, two upgrades one after the other. */
export const harms: readonly Harm[] = [
  ...partNames.flatMap((part) => ways.map((way): Harm => `${way} ${part}`)),
  "upgrade servers",
];

/** Nobody may notice it: no request fails. */
export const isSilent = (harm: Harm): boolean => harm === "upgrade servers";

/** Milliseconds for which a part hangs: longer than anybody should wait. */
const silence = 9000;
/** Seconds in which a server that is to end still answers. */
const drain = 2;
const poolLogin = "shop_server";
const secret = "0123456789abcdef0123456789abcdef0123456789";

export interface Cluster extends Shop<Harm> {
  /** Where each server answers by itself. */
  servers: readonly string[];
  /** Ids of the processes, whose time and memory are measured. */
  processes: () => { servers: readonly number[]; database: number };
  jwtSecret: string;
  /** Settings of the first server, for commands of an operator. */
  settings: NodeJS.ProcessEnv;
  /** Parts that an operator stops, until they are started again. */
  stop: (...names: PartName[]) => Promise<void>;
  start: (...names: PartName[]) => Promise<void>;
  database: DatabasePlace;
}

interface ClusterOptions {
  /** Further settings of a server. */
  further?: (which: number) => NodeJS.ProcessEnv;
  archive?: Archive;
}

export async function openCluster({ further = () => ({}), archive }: ClusterOptions = {}): Promise<Cluster> {
  const run = await prepareRun(further, archive);
  const { folder, ports } = run;
  const ownerUrl = `postgres://${owner.user}:${owner.password}@127.0.0.1:${ports.database}/shop`;
  const parts = new Map<PartName, Part>();
  let updates = 0;
  const end = async () => {
    for (const name of ["proxy", "serverA", "serverB", "pooler", "replica", "database", "store"] as const)
      await parts.get(name)?.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    await startAll(run, parts);
  } catch (error) {
    await end();
    throw error;
  }
  return {
    url: `http://127.0.0.1:${ports.proxy}`,
    servers: ports.servers.map((port) => `http://127.0.0.1:${port}`),
    processes: () => ({
      servers: [parts.get("serverA")?.pid() ?? 0, parts.get("serverB")?.pid() ?? 0],
      database: parts.get("database")?.pid() ?? 0,
    }),
    jwtSecret: secret,
    settings: settingsOf(run, 0),
    database: databasePlace(run),
    async stop(...names) {
      for (const name of names) await parts.get(name)?.end();
    },
    async start(...names) {
      for (const name of names) await parts.get(name)?.restart();
    },
    ownerUrl: async () => ownerUrl,
    async kill(harm) {
      if (harm === "upgrade servers")
        return upgrade(run, parts, await writeNextReleases(join(folder, "next"), updates++));
      const [way, name] = harm.split(" ") as [(typeof ways)[number], PartName];
      const part = parts.get(name);
      await (way === "hang" ? part?.hang(silence) : part?.[way]());
      await everywhereReady(ports);
    },
    async withOwner(work) {
      const client = await connectOnce(ownerUrl);
      try {
        return await work(client);
      } finally {
        await client.end();
      }
    },
    [Symbol.asyncDispose]: end,
  };
}

async function startAll(run: Running, parts: Map<PartName, Part>): Promise<void> {
  parts.set("store", await startStore(run));
  parts.set("database", await startDatabase(run));
  await makeDatabase(run.ports.database);
  parts.set("replica", await startReplica(run));
  parts.set("pooler", await startPooler(run));
  parts.set("serverA", await startServer(run, 0));
  parts.set("serverB", await startServer(run, 1));
  parts.set("proxy", await startProxy(run));
}

async function prepareRun(further: Running["further"], archive: Running["archive"]): Promise<Running> {
  const programs = await findPrograms();
  const folder = await temporaryDataFolder();
  const account = await postgresAccount();
  if (account) await chown(folder, account.uid, account.gid);
  return { programs, folder, ports: await choosePorts(), account: account ?? {}, further, archive };
}

async function choosePorts(): Promise<Ports> {
  const ports: number[] = [];
  for (let n = 0; n < 7; n++) ports.push(await freePort());
  const [database = 0, replica = 0, pooler = 0, proxy = 0, store = 0, ...servers] = ports;
  return { database, replica, pooler, proxy, store, servers };
}

interface Running {
  programs: Programs;
  folder: string;
  ports: Ports;
  account: { uid?: number; gid?: number };
  further: (which: number) => NodeJS.ProcessEnv;
  archive: Archive | undefined;
}

async function startStore({ folder, ports }: Running): Promise<Part> {
  const directory = join(folder, "store");
  await mkdir(directory);
  // Its pages of a list are found again by an old cipher.
  const args = ["--openssl-legacy-provider", join(import.meta.dirname, "store.ts"), String(ports.store), directory];
  return startPart({ program: process.execPath, args, env: {}, isReady: () => listensAt(ports.store) });
}

async function startPooler({ programs, folder, ports, account }: Running): Promise<Part> {
  const { stdout } = await promisify(execFile)(programs.pgbouncer, ["--version"]);
  const [, minor = 0] = (/(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number);
  const text = poolerFile(ports, folder);
  const path = join(folder, "pgbouncer.ini");
  await writeFile(path, minor < 21 ? withoutPrepared(text) : text);
  await writeFile(join(folder, "users.txt"), `"${poolLogin}" "${secret}"\n`);
  return startPart({
    program: programs.pgbouncer,
    args: ["-q", path],
    env: {},
    ...account,
    ending: "SIGQUIT",
    isReady: () => listensAt(ports.pooler),
  });
}

async function startProxy({ programs, folder, ports }: Running): Promise<Part> {
  const path = join(folder, "nginx.conf");
  await writeFile(path, proxyFile(ports, folder));
  const isReady = async () => (await fetch(`http://127.0.0.1:${ports.proxy}/readyz`)).ok;
  return startPart({ program: programs.nginx, args: ["-c", path, "-e", join(folder, "nginx.log")], env: {}, isReady });
}

const entry = join(import.meta.dirname, "../../start.mjs");

function startServer(run: Running, which: number): Promise<Part> {
  const port = run.ports.servers[which] ?? 0;
  const env = settingsOf(run, which);
  return startPart({ program: process.execPath, args: [entry], env, isReady: () => isReadyAt(port) });
}

function settingsOf({ folder, ports, further }: Running, which: number): NodeJS.ProcessEnv {
  return {
    PATH: process.env["PATH"],
    DATA_DIR: join(folder, `server-${which}`),
    PORT: String(ports.servers[which]),
    DATABASE_URL: `postgres://${owner.user}:${owner.password}@127.0.0.1:${ports.database}/shop`,
    DATABASE_POOL_URL: `postgres://${poolLogin}:${secret}@127.0.0.1:${ports.pooler}/shop`,
    DATABASE_READ_URL: `postgres://127.0.0.1:${ports.replica}/shop`,
    S3_ENDPOINT: `http://127.0.0.1:${ports.store}`,
    S3_BUCKET: "boresight",
    S3_ACCESS_KEY: "S3RVER",
    S3_SECRET_KEY: "S3RVER",
    JWT_SECRET: secret,
    SEAL_SECRET: secret,
    ADMIN_SECRET: secret,
    PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`,
    TRUSTED_PROXIES: "127.0.0.1",
    DEMO_PASSWORD: demoPassword,
    RATE_LIMITS: "off",
    LOG_LEVEL: "silent",
    AUTH_ACCESS_TOKEN_SECONDS: "86400",
    DRAIN_SECONDS: String(drain),
    ...further(which),
  };
}

/** As docs/operating.md says: the database first, then one server after the other. */
async function upgrade(run: Running, parts: ReadonlyMap<PartName, Part>, releases: string[]): Promise<void> {
  for (const next of releases) {
    const env = { ...settingsOf(run, 0), MIGRATE: "only" };
    await promisify(execFile)(process.execPath, [next], { env });
    for (const [which, name] of (["serverA", "serverB"] as const).entries()) {
      const out = outFile(run.ports.servers[which] ?? 0, run.folder);
      await writeFile(out, "");
      await parts.get(name)?.replace([next]);
      await everywhereReady(run.ports);
      await rm(out);
    }
  }
}

const isReadyAt = async (port: number): Promise<boolean> =>
  (await fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;

/** Seconds within which everything works again once the harm is over. */
const recovery = 30;

async function everywhereReady({ servers, proxy }: Ports): Promise<void> {
  const deadline = performance.now() + recovery * 1000;
  for (const port of [...servers, proxy]) {
    while (!(await isReadyAt(port).catch(() => false))) {
      if (performance.now() > deadline) throw new Error(`port ${port} is not ready ${recovery} s after the harm`);
      await sleep(100);
    }
  }
}
