// The server as processes of its own, several of which share the port, over a database of the tests.
import { randomUUID } from "node:crypto";
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryDataFolder } from "./data-folder.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { freePort } from "#platform/free-port.ts";

interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
  body: any;
}

/** One connection, over which one request goes after the other: all of them to the same process. */
export interface Line {
  post: (path: string, body: object, headers?: Record<string, string>) => Promise<Answer>;
  /** Whether the connection was closed within a moment. */
  broken: () => Promise<boolean>;
}

export interface SeveralProcesses extends AsyncDisposable {
  url: string;
  db: TestDatabase;
  first: ChildProcess;
  /** The ids of the web processes as they are now. */
  webProcesses: () => number[];
  openLine: () => Line;
  /** One connection to each of the two web processes. */
  openLines: () => Promise<[Line, Line]>;
  /** What was written to standard output and standard error so far. */
  said: () => string;
  /** Sends the signal, and returns the code with which the first process ends. */
  end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export const adminSecret = "the admin secret of several processes";

export async function startSeveralProcesses(settings: NodeJS.ProcessEnv): Promise<SeveralProcesses> {
  const [db, dataDir, free] = await Promise.all([cloneDatabase(), temporaryDataFolder(), freePort()]);
  const port = Number(settings["PORT"] ?? free);
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env["PATH"],
    DATABASE_URL: db.ownerUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    ADMIN_SECRET: adminSecret,
    DEMO: "off",
    LOG_LEVEL: "info",
    ...settings,
  };
  const first = spawn(process.execPath, [join(import.meta.dirname, "../start.mjs")], { env });
  process.once("exit", () => first.kill("SIGKILL")); // A test that fails leaves nothing running.
  let said = "";
  for (const stream of [first.stdout, first.stderr]) stream.on("data", (chunk) => (said += String(chunk)));
  const end = async (signal: NodeJS.Signals) => {
    if (first.exitCode !== null || first.signalCode !== null) return first.exitCode;
    first.kill(signal);
    const [code] = await once(first, "close");
    return code as number | null;
  };
  const several: SeveralProcesses = {
    url,
    db,
    first,
    webProcesses: () => childrenOf(first.pid ?? 0),
    openLine: () => openLine(port),
    openLines: () => openLines(several),
    said: () => said,
    end,
    async [Symbol.asyncDispose]() {
      await end("SIGTERM");
      await db[Symbol.asyncDispose]();
      await rm(dataDir, { recursive: true });
    },
  };
  await ready(several);
  return several;
}

async function ready({ first, said }: SeveralProcesses): Promise<void> {
  while (!said().includes("is ready")) {
    if (first.exitCode !== null) return; // What it said explains why.
    await Promise.race([once(first.stdout ?? first, "data"), once(first, "close")]);
  }
}

function openLine(port: number): Line {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const connection = () => Object.values(agent.freeSockets)[0]?.[0];
  return {
    async post(path, body, headers = {}) {
      const sent = request({ agent, port, host: "127.0.0.1", path, method: "POST" });
      sent.setHeader("content-type", "application/json");
      for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value);
      sent.end(JSON.stringify(body));
      const [response] = await once(sent, "response");
      const content = await text(response);
      return { status: response.statusCode, body: content ? JSON.parse(content) : undefined };
    },
    async broken() {
      const socket = connection();
      if (!socket) throw new Error("this line is not open");
      const closed = new Promise<boolean>((resolve) => socket.once("close", () => resolve(true)));
      return Promise.race([closed, sleep(2000, false)]);
    },
  };
}

/** The log, which keeps the first part of an unknown address, shows which process a request came to. */
async function openLines({ openLine: open, said }: SeveralProcesses): Promise<[Line, Line]> {
  const lines = new Map<string, Line>();
  for (;;) {
    const line = open();
    const path = `/which-${randomUUID()}`;
    await line.post(path, {});
    while (!said().includes(path)) await sleep(5);
    const row = said()
      .split("\n")
      .find((one) => one.includes(path));
    lines.set(/"web":(\d)/.exec(row ?? "")?.[1] ?? "", line);
    const [one, two] = [lines.get("1"), lines.get("2")];
    if (one && two) return [one, two];
  }
}

function childrenOf(pid: number): number[] {
  const table = execFileSync("ps", ["-A", "-o", "pid=,ppid=,args="], { encoding: "utf8" });
  return table.split("\n").flatMap((row) => {
    const [, child, parent, command = ""] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(row) ?? [];
    return Number(parent) === pid && command.includes("start.mjs") ? [Number(child)] : [];
  });
}
