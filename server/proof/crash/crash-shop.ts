/** The product as a process of its own over an embedded database and the demo shop: to be killed, and started again. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client } from "pg";
import { connectOnce } from "#platform/database/db.ts";
import { clusterOf } from "#platform/database/embedded-postgres.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { freePort } from "#platform/free-port.ts";

export const demoPassword = "a password of the crash test";

export type Victim = "server" | "database" | "both";

export interface Shop<Harm> extends AsyncDisposable {
  url: string;
  /** Does harm without warning, and returns once everything works again. */
  kill: (harm: Harm) => Promise<void>;
  /** Past all rules; the answers are the truth about what is stored. */
  withOwner: <Result>(work: (owner: Client) => Promise<Result>) => Promise<Result>;
  ownerUrl: () => Promise<string>;
  /** Whether nobody may notice the harm: then every write is answered. */
  isSilent?: (harm: Harm) => boolean;
  /** What went wrong since it was last asked, beside what was written. */
  problems?: () => string[];
}

const patience = 120_000;
/** The first start loads the demo shop, which takes a busy machine minutes. */
const firstPatience = 300_000;
const entry = join(import.meta.dirname, "../../start.mjs");

export async function openCrashShop(): Promise<Shop<Victim>> {
  const dataDir = await temporaryDataFolder();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { folder } = await clusterOf(dataDir);
  const start = (longest: number) => startServer({ dataDir, port, url }, longest);
  let child = await start(firstPatience);

  async function killServer(): Promise<void> {
    child.kill("SIGKILL");
    await once(child, "exit");
  }

  async function killDatabase(): Promise<void> {
    const { pid } = await postmaster(folder);
    process.kill(pid, "SIGKILL");
    while (isAlive(pid)) await sleep(5);
  }

  const ownerUrl = async () => {
    const password = (await readFile(join(dataDir, "postgres-password"), "utf8")).trim();
    return `postgres://postgres:${password}@127.0.0.1:${(await postmaster(folder)).port}/boresight`;
  };

  return {
    url,
    ownerUrl,
    async kill(victim) {
      if (victim === "server") await killServer();
      else if (victim === "database") await killDatabase();
      else await Promise.all([killServer(), killDatabase()]);
      if (victim === "database") await working(child, { url, longest: patience });
      else child = await start(patience);
    },
    async withOwner(work) {
      const owner = await connectOnce(await ownerUrl());
      try {
        return await work(owner);
      } finally {
        await owner.end();
      }
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill("SIGTERM");
        await once(child, "exit");
      }
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20 });
    },
  };
}

interface Place {
  dataDir: string;
  port: number;
  url: string;
}

async function startServer({ dataDir, port, url }: Place, longest: number): Promise<ChildProcess> {
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    PORT: String(port),
    DEMO_PASSWORD: demoPassword,
    RATE_LIMITS: "off",
    WEB_PROCESSES: process.env["WEB_PROCESSES"] ?? "1",
    LOG_LEVEL: "silent",
    AUTH_ACCESS_TOKEN_SECONDS: "86400",
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "ignore", "inherit"] });
  process.once("exit", () => child.kill("SIGKILL")); // A test that fails leaves nothing running.
  try {
    await working(child, { url, longest });
  } catch (error) {
    if (child.kill()) await once(child, "exit"); // It stops its database; left running, it would keep the test from ending.
    throw error;
  }
  return child;
}

async function working(server: ChildProcess, { url, longest }: { url: string; longest: number }): Promise<void> {
  const deadline = Date.now() + longest;
  while (!(await isHealthy(url))) {
    if (server.exitCode !== null || server.signalCode !== null) throw new Error("the server ended by itself");
    if (Date.now() > deadline) throw new Error("the server does not work again");
    await sleep(50);
  }
}

async function isHealthy(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false;
  }
}

async function postmaster(folder: string): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(join(folder, "postmaster.pid"), "utf8")).split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
