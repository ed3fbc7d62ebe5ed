// The process itself, over an embedded database of its own.
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { temporaryDataFolder } from "../test/data-folder.ts";
import { freePort } from "#platform/free-port.ts";

const entry = join(import.meta.dirname, "../start.mjs");
const dataDir = await temporaryDataFolder();
const postmasterFile = join(dataDir, "postgres/pg/postmaster.pid");
const processes: ChildProcess[] = [];
const ada = { email: "ada@example.com", password: "open sesame" };

let last: Awaited<ReturnType<typeof start>> | undefined;
const stopAll = async () => {
  for (const child of processes.splice(0)) await ended(child, "SIGINT");
};
afterAll(() => rm(dataDir, { recursive: true }));

describe("a server that runs", () => {
  beforeAll(async () => {
    last = await start({ ADMIN_EMAIL: ada.email, ADMIN_PASSWORD: ada.password });
  });
  afterAll(stopAll);

  test("after kill -9 the next start finds everything as it was", { timeout: 300_000 }, async () => {
    const first = await running();
    const { session } = await signIn(first.url);
    await ended(first.child, "SIGKILL");

    const second = await running();

    expect((await signIn(second.url)).session.user.id).toBe(session.user.id);
  });

  test("a second server on the same data folder is refused", { timeout: 300_000 }, async () => {
    const first = await running();

    const second = await outcome({ PORT: String(await freePort()) });

    expect(second).toEqual({
      code: 1,
      said: `Another Boresight uses the data folder ${dataDir}: stop that one, or set a DATA_DIR and PORT of their own.\n`,
    });
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  test("both health addresses ask the database", async () => {
    const { url } = await running();
    const { pid } = await postmaster();
    expect(await health(url)).toEqual([200, 200]);

    process.kill(pid, "SIGKILL");

    await expect.poll(() => health(url), { interval: 20 }).toEqual([503, 503]);
    await expect.poll(() => health(url)).toEqual([200, 200]);
  });

  test("an embedded database that is killed is started again on the same port, and the server goes on", async () => {
    const { child, url } = await running();
    const before = await postmaster();

    process.kill(before.pid, "SIGKILL");

    await expect.poll(async () => (await postmaster()).pid).not.toBe(before.pid);
    await expect.poll(() => statusOf(`${url}/healthz`)).toBe(200);
    expect((await postmaster()).port).toBe(before.port);
    expect((await signIn(url)).session.user.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(await ended(child, "SIGTERM")).toBe(0);
    await expect(readFile(postmasterFile)).rejects.toThrow("ENOENT");
  });
});

describe("a server that is started and stopped", () => {
  afterEach(stopAll);

  test("a port in use is named, and the database stopped again", { timeout: 300_000 }, async () => {
    const squatter = createServer().listen(0, "127.0.0.1");
    await once(squatter, "listening");
    const port = portOf(squatter);

    const refused = await outcome({ PORT: String(port) });
    squatter.close();

    expect(refused).toEqual({
      code: 1,
      said: `Port ${port} is in use: stop the other program, or choose another with PORT.\n`,
    });
    await expect(readFile(postmasterFile)).rejects.toThrow("ENOENT");
  });

  test("a server that drains still answers, until its seconds are over", { timeout: 300_000 }, async () => {
    const { child, url } = await start({ DRAIN_SECONDS: "3" });
    expect(await statusOf(`${url}/readyz`)).toBe(200);

    child.kill("SIGTERM");

    await expect.poll(() => statusOf(`${url}/readyz`), { interval: 20 }).toBe(503);
    expect(await health(url)).toEqual([200, 200]);
    expect(await ended(child)).toBe(0);
    await expect(readFile(postmasterFile)).rejects.toThrow("ENOENT");
  });

  test("a store of files that is not there is named", { timeout: 300_000 }, async () => {
    const S3_ENDPOINT = `http://127.0.0.1:${await freePort()}`;

    const refused = await outcome({ S3_ENDPOINT, S3_BUCKET: "files", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" });

    expect(refused.code).toBe(1);
    expect(refused.said).toMatch(/^The bucket for files cannot be used \(.*ECONNREFUSED.*\): start .*\n$/);
  });

  test("Ctrl-C ends the server with success and stops the database", { timeout: 300_000 }, async () => {
    const { child } = await start();
    expect(await readFile(postmasterFile, "utf8")).toContain("ready");

    const code = await ended(child, "SIGINT");

    expect(code).toBe(0);
    await expect(readFile(postmasterFile)).rejects.toThrow("ENOENT");
  });

  test("a server that npm started stops when npm is told to", { timeout: 300_000 }, async () => {
    const port = await freePort();
    const env = { ...process.env, DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent", PORT: String(port) };
    // Without the script before it, which builds the web app: that is the stories' matter.
    const npm = spawn("npm", ["start", "--ignore-scripts"], {
      cwd: join(import.meta.dirname, "../.."),
      env,
      stdio: ["ignore", "pipe", "ignore"],
    });
    processes.push(npm);
    for await (const chunk of npm.stdout) if (String(chunk).includes("is ready")) break;

    await ended(npm, "SIGTERM");

    await expect.poll(() => readFile(postmasterFile).catch(() => "gone")).toBe("gone");
  });
});

const statusOf = async (address: string): Promise<number> => (await fetch(address)).status;
const health = (url: string) => Promise.all([statusOf(`${url}/healthz`), statusOf(`${url}/v1/auth/healthz`)]);

async function postmaster(): Promise<{ pid: number; port: number }> {
  const lines = (await readFile(postmasterFile, "utf8").catch(() => "")).split("\n");
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

function launch(settings: NodeJS.ProcessEnv): ChildProcess {
  const env = { PATH: process.env["PATH"], DATA_DIR: dataDir, DEMO: "off", LOG_LEVEL: "silent", ...settings };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "pipe"] });
  processes.push(child);
  return child;
}

async function start(settings: NodeJS.ProcessEnv = {}) {
  const port = await freePort();
  const child = launch({ PORT: String(port), ...settings });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout?.once("data", (chunk) => resolve(String(chunk)));
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
  expect(line).toContain(`Boresight is ready: http://localhost:${port}`);
  return { child, url: `http://127.0.0.1:${port}` };
}

/** The server that the test before left running, or a new one: each start takes seconds. */
async function running(): Promise<{ child: ChildProcess; url: string }> {
  if (!last || last.child.exitCode !== null || last.child.signalCode !== null) last = await start();
  return last;
}

async function outcome(settings: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = launch(settings);
  const said = await text(child.stderr!);
  return { code: await ended(child), said };
}

async function ended(child: ChildProcess, signal?: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  if (signal) child.kill(signal);
  const [code] = await once(child, "exit");
  return code as number | null;
}

async function signIn(url: string): Promise<{ session: { user: { id: string } } }> {
  const response = await fetch(`${url}/v1/auth/signin/email-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ada),
  });
  return (await response.json()) as { session: { user: { id: string } } };
}

function portOf(server: ReturnType<typeof createServer>): number {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
}
