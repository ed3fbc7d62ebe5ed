// One PostgreSQL process for one cluster folder: observed through its postmaster.pid, created, started and stopped.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { open, readFile, readlink, realpath, rm, stat } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import type { Account } from "./postgres-account.ts";
import { errorCode, messageOf, StartupError } from "#platform/startup-error.ts";

export interface Cluster {
  binaries: string;
  account: Account | null;
  folder: string;
  logFile: string;
}

export interface RunningServer {
  pid: number;
  port: number;
}

const startDeadline = 60_000;

/** Its account may be shared with other services, which could read our secrets in the environment of its processes. */
const bareEnvironment = (): NodeJS.ProcessEnv => {
  const needed = ["PATH", "LANG", "LC_ALL", "TZ", "TMPDIR", "SystemRoot", "TEMP"];
  return Object.fromEntries(needed.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
};

/**
 * Runs one of PostgreSQL's programs to completion; from "/", because the account may not have access to our working
 * directory.
 */
export async function runProgram(cluster: Pick<Cluster, "account" | "binaries">, ...command: [string, ...string[]]) {
  const [name, ...args] = command;
  await promisify(execFile)(join(cluster.binaries, name), args, {
    ...cluster.account,
    cwd: "/",
    env: bareEnvironment(),
  });
}

/** Returns what postmaster.pid says about a live server; null when there is none. */
async function recordedServer(folder: string): Promise<(RunningServer & { ready: boolean }) | null> {
  const file = join(folder, "postmaster.pid");
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return "";
    throw error;
  });
  const lines = text.split("\n");
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (await isServerOf(folder, pid)) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === "ready" };
  // PostgreSQL takes any live process of its account for the one that left the file, and would not start.
  if ((await readFile(file, "utf8").catch(() => "")) === text) await rm(file, { force: true });
  return null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

/** After a crash of the machine the recorded pid may belong to another program, or to the server of another folder. */
async function isServerOf(folder: string, pid: number): Promise<boolean> {
  if (process.platform !== "linux") return true;
  const name = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => "");
  if (name.trim() !== "postgres") return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === (await realpath(folder));
  } catch {
    // In a container not even root may read this: then the account decides.
    const [server, cluster] = await Promise.all([stat(`/proc/${pid}`).catch(() => null), stat(folder)]);
    return server?.uid === cluster.uid;
  }
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    const settle = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.once("connect", () => settle(true)).once("error", () => settle(false));
  });
}

/** Returns the server that runs on this folder and accepts connections; waits for one that is starting or stopping. */
export async function runningServer(folder: string): Promise<RunningServer | null> {
  const deadline = Date.now() + startDeadline;
  for (;;) {
    const recorded = await recordedServer(folder);
    if (!recorded) return null;
    if (recorded.ready && (await answers(recorded.port))) return recorded;
    if (Date.now() > deadline) {
      throw new StartupError(`PostgreSQL (process ${recorded.pid}) does not answer: stop it and start again.`);
    }
    await sleep(50);
  }
}

/** Starts PostgreSQL as a detached process that outlives us: Ctrl-C must not reach it before we have drained. */
export async function startPostgres(
  cluster: Cluster,
  port: number,
  settings: readonly string[],
): Promise<RunningServer> {
  const log = await open(cluster.logFile, "a", 0o600);
  try {
    const options = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "jit=off", ...settings];
    const args = ["-D", cluster.folder, "-p", String(port), ...options.flatMap((option) => ["-c", option])];
    const child = spawn(join(cluster.binaries, "postgres"), args, {
      ...cluster.account,
      cwd: "/",
      env: bareEnvironment(),
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    child.unref();
    return await born(child, cluster);
  } finally {
    await log.close();
  }
}

async function born(child: ChildProcess, cluster: Cluster): Promise<RunningServer> {
  let failure: string | undefined;
  child.once("error", (error) => (failure = messageOf(error)));
  child.once("exit", (code) => (failure = `it ended with code ${code}`));
  for (;;) {
    const server = await runningServer(cluster.folder);
    if (server) return server;
    if (failure) throw new StartupError(`PostgreSQL did not start (${failure}): its log is ${cluster.logFile}.`);
    await sleep(20);
  }
}

const stopSeconds = 20;

/** Stops the server; one that does not finish in time is ended at once, and its next start reads its log again. */
export async function stopPostgres(cluster: Cluster): Promise<void> {
  if (!(await recordedServer(cluster.folder))) return;
  const stop = ["-D", cluster.folder, "-w", "-t", String(stopSeconds), "stop", "-m"];
  try {
    await runProgram(cluster, "pg_ctl", ...stop, "fast");
  } catch (error) {
    if (!(await recordedServer(cluster.folder))) return;
    await runProgram(cluster, "pg_ctl", ...stop, "immediate").catch(() => Promise.reject(error));
  }
}
