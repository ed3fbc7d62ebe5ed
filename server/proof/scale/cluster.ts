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
const owner = { user: "shop", password: "shop" };
const secret = "0123456789abcdef0123456789abcdef0123456789";

export interface Cluster extends Shop<Harm> {
  /** Where each server answers by itself. */
  servers: readonly string[];
  /** Ids of the processes, whose time and memory are measured. */
  processes: () => { servers: readonly number[]; database: number };
  jwtSecret: string;
}

/** `further` are settings of a server besides. */
export async function openCluster(further: (which: number) => NodeJS.ProcessEnv = () => ({})): Promise<Cluster> {
  const programs = await findPrograms();
  const folder = await temporaryDataFolder();
  const account = await postgresAccount();
  const ports = await choosePorts();
  const run = { programs, folder, ports, account: account ?? {}, further };
  if (account) await chown(folder, account.uid, account.gid);
  const ownerUrl = `postgres://${owner.user}:${owner.password}@127.0.0.1:${ports.database}/shop`;
  const parts = new Map<PartName, Part>();
  let updates = 0;
  const end = async () => {
    for (const name of ["proxy", "serverA", "serverB", "pooler", "replica", "database", "store"] as const)
      await parts.get(name)?.end();
    await rm(folder, { recursive: true, force: true, maxRetries: 20 });
  };
  try {
    parts.set("store", await startStore(run));
    parts.set("database", await startDatabase(run));
    await makeDatabase(ports.database);
    parts.set("replica", await startReplica(run));
    parts.set("pooler", await startPooler(run));
    parts.set("serverA", await startServer(run, 0));
    parts.set("serverB", await startServer(run, 1));
    parts.set("proxy", await startProxy(run));
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
}

async function startStore({ folder, ports }: Running): Promise<Part> {
  const directory = join(folder, "store");
  await mkdir(directory);
  const args = [join(import.meta.dirname, "store.ts"), String(ports.store), directory];
  return startPart({ program: process.execPath, args, env: {}, isReady: () => listensAt(ports.store) });
}

async function startDatabase(run: Running): Promise<Part> {
  const { programs, folder, ports, account } = run;
  const data = join(folder, "data");
  const password = join(folder, "superuser");
  await writeFile(password, "super");
  const made = ["-D", data, "-U", "postgres", "-A", "scram-sha-256", `--pwfile=${password}`];
  if (account.uid !== undefined) await chown(password, account.uid, account.gid ?? account.uid);
  await promisify(execFile)(programs.initdb, made, { ...account, env: {} });
  return startPostgres(run, data, ports.database);
}

/** As docs/operating.md sets one up. */
async function startReplica(run: Running): Promise<Part> {
  const { programs, folder, ports, account } = run;
  const data = join(folder, "replica");
  const args = ["-d", superuserUrl(ports.database), "-D", data, "-R", "-C", "-S", "replica1", "-X", "stream"];
  await promisify(execFile)(programs.pgBasebackup, [...args, "-c", "fast"], { ...account, env: {} });
  return startPostgres(run, data, ports.replica);
}

function startPostgres({ programs, folder, account }: Running, data: string, port: number): Promise<Part> {
  const program = programs.pgCtl.replace(/pg_ctl$/, "postgres");
  const args = ["-D", data, "-p", String(port), "-k", folder, "-c", "log_min_messages=panic"];
  const isReady = () => answersAt(superuserUrl(port));
  return startPart({ program, args, env: {}, ...account, ending: "SIGINT", isReady });
}

const superuserUrl = (port: number): string => `postgres://postgres:super@127.0.0.1:${port}/postgres`;

async function answersAt(url: string): Promise<boolean> {
  const client = await connectOnce(url);
  await client.end();
  return true;
}

async function makeDatabase(port: number): Promise<void> {
  const superuser = await connectOnce(superuserUrl(port));
  await superuser.query(`create role ${owner.user} login createrole password '${owner.password}'`);
  await superuser.query(`create database shop owner ${owner.user}`);
  await superuser.end();
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
