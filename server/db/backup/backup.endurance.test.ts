// The commands as an operator runs them, beside the process itself over an embedded database.
import { execFile, spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { cp, mkdir, readdir, rm, stat, writeFile } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, expect, test } from "vitest";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { formOf } from "../../test/files/storage.ts";

const root = await temporaryDataFolder();
const dataDir = join(root, "data");
const admin = { email: "ada@example.com", password: "open sesame" };
const processes: ChildProcess[] = [];
afterEach(async () => {
  for (const child of processes.splice(0)) await stop(child);
});
afterAll(() => rm(root, { recursive: true }));

const env = (more: NodeJS.ProcessEnv = {}) => ({
  PATH: process.env["PATH"],
  NODE_COMPILE_CACHE: join(import.meta.dirname, "../../../node_modules/.cache/node"), // As the npm scripts have it.
  DATA_DIR: dataDir,
  DEMO: "off",
  LOG_LEVEL: "silent",
  ADMIN_EMAIL: admin.email,
  ADMIN_PASSWORD: admin.password,
  ...more,
});
const command = (name: "backup" | "restore", folder: string, more: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, `../${name}.ts`), folder], { env: env(more) }).then(
    ({ stdout }) => stdout,
    (error: { stderr: string }) => error.stderr,
  );

test(
  "after the data folder is lost, the backup of the running server brings back every row and every file",
  { timeout: 600_000 },
  async () => {
    const backup = join(root, "backup");
    const first = await start();
    const token = await signIn(first.url);
    const before = await Promise.all(Array.from({ length: 12 }, () => upload(first.url, token)));
    const done = new AbortController();
    const during = uploadUntil(done.signal, () => upload(first.url, token));
    expect(await command("backup", backup)).toContain(`The backup is in ${backup}`);
    done.abort();
    await during;
    await stop(first.child);
    await rm(dataDir, { recursive: true });

    const restored = await command("restore", backup);
    expect(restored).toContain("as the backup says");
    expect(restored).toMatch(/^Files: \d{2,}, all there/m);
    expect(restored).toContain("start the server");

    const second = await start({ ADMIN_EMAIL: "", ADMIN_PASSWORD: "" });
    const again = await signIn(second.url);
    for (const { id, hash } of before) expect(await hashOfFile(second.url, id, again)).toBe(hash);
    expect(await hashOfFile(second.url, before[0]?.id ?? "", token)).toBe(before[0]?.hash); // The secret is the old one.
    expect(await brokenFiles(second.url, again)).toEqual([]);
    expect((await stat(backup)).mode & 0o077).toBe(0);
    expect(await readdir(backup)).toEqual(["backup.json", "database", "files", "secrets"]);

    const lost = join(root, "backup without files");
    await cp(backup, lost, { recursive: true });
    await rm(join(lost, "files/files"), { recursive: true });
    const incomplete = await command("restore", lost, { DATA_DIR: join(root, "incomplete") });
    expect(incomplete).toMatch(/^The file "[^"]+" \(files\/.+\) is missing\.$/m);
    expect(incomplete).toContain("but not whole");
  },
);

test("a backup does not go into a folder that holds something, nor a restore over a shop", async () => {
  const full = join(root, "full");
  await mkdir(full, { recursive: true });
  await writeFile(join(full, "something"), "");

  expect(await command("backup", full)).toMatch(/is not empty: name a new one for each backup/);
  expect(await command("restore", full)).toMatch(/holds no whole backup/);
  await writeFile(
    join(full, "backup.json"),
    JSON.stringify({ madeAt: new Date().toISOString(), database: "embedded", files: "s3" }),
  );
  expect(await command("restore", full, { DATA_DIR: full })).toMatch(/is not empty: move it away/);
  expect(await command("restore", full, { DATABASE_URL: "postgres://localhost/x" })).toMatch(/without DATABASE_URL/);
});

async function start(more: NodeJS.ProcessEnv = {}): Promise<{ child: ChildProcess; url: string }> {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const entry = join(import.meta.dirname, "../../start.mjs");
  const settings = env({ PORT: String(port), ...more });
  const child = spawn(process.execPath, [entry], { env: settings, stdio: ["ignore", "pipe", "inherit"] });
  processes.push(child);
  await once(child.stdout, "data");
  return { child, url: `http://127.0.0.1:${port}` };
}

async function uploadUntil(done: AbortSignal, work: () => Promise<unknown>): Promise<void> {
  while (!done.aborted) await work();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/signin/email-password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(admin),
  });
  return ((await answer.json()) as { session: { accessToken: string } }).session.accessToken;
}

async function upload(url: string, token: string): Promise<{ id: string; hash: string }> {
  const content = randomBytes(200_000);
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${url}/v1/storage/files`, { method: "POST", headers, body: formOf([{ content }]) });
  expect(answer.status).toBe(201);
  return { id: ((await answer.json()) as { id: string }).id, hash: sha256(content) };
}

async function hashOfFile(url: string, id: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/v1/storage/files/${id}`, { headers: { authorization: `Bearer ${token}` } });
  return sha256(Buffer.from(await answer.arrayBuffer()));
}

/** Files that the restored database names and whose content does not come. */
async function brokenFiles(url: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/v1/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: "{ files(first: 100) { nodes { id } } }" }),
  });
  const { data } = (await answer.json()) as { data: { files: { nodes: { id: string }[] } } };
  expect(data.files.nodes.length).toBeGreaterThanOrEqual(12);
  const broken: string[] = [];
  for (const { id } of data.files.nodes) {
    const { status } = await fetch(`${url}/v1/storage/files/${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) broken.push(id);
  }
  return broken;
}

const sha256 = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
