// Kills the process with kill -9 while fifty uploads are in progress.
import { spawn, type ChildProcess } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { testConfig } from "../../test/server.ts";
import { formOf } from "../../test/files/storage.ts";
import { openFileDeps } from "#modules/files/file-deps.ts";
import { repairFiles } from "#modules/files/upkeep/repair-files.ts";
import { openPool } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { createLog } from "#platform/log.ts";
import { freePort } from "#platform/free-port.ts";

const entry = join(import.meta.dirname, "../../start.mjs");
const secret = { "x-hasura-admin-secret": "the admin secret of this test, long enough" };
const db = await cloneDatabase();
const dataDir = await temporaryDataFolder();
const processes: ChildProcess[] = [];

afterEach(async () => {
  for (const child of processes.splice(0)) await kill(child);
});
afterAll(async () => {
  await db[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true });
});

test(
  "every file that was acknowledged is there and whole, and the repair leaves no orphan",
  { timeout: 300_000 },
  async () => {
    const first = await start();
    const acknowledged = new Map<string, string>();
    // Each client uploads one file after the other until nobody answers any more.
    const client = async () => {
      for (;;) {
        const content = randomBytes(600_000);
        const body = formOf([{ content }]);
        const answer = await fetch(`${first.url}/v1/storage/files`, { method: "POST", headers: secret, body });
        const { id } = (await answer.json()) as { id: string };
        if (answer.status === 201) acknowledged.set(id, hashOf(content));
        if (acknowledged.size === 30) void kill(first.child);
      }
    };
    const ends = await Promise.allSettled(Array.from({ length: 50 }, client));
    const second = await start();

    expect(acknowledged.size).toBeGreaterThanOrEqual(30);
    expect(ends.filter(({ status }) => status === "rejected")).toHaveLength(50); // All were in the middle of an upload.
    for (const [id, hash] of acknowledged) {
      const answer = await fetch(`${second.url}/v1/storage/files/${id}`, { headers: secret });
      expect(hashOf(Buffer.from(await answer.arrayBuffer()))).toBe(hash);
    }
    await repairTwoHoursLater();
    expect(await contents()).toEqual(await blobIds());
  },
);

async function repairTwoHoursLater(): Promise<void> {
  const places = openFileDeps({ config: { ...testConfig, dataDir }, log: createLog("silent") });
  const pool = openPool(await migrate({ ownerUrl: db.ownerUrl })); // The server has shut out all logins but its own.
  await repairFiles({ ...places, pool, clock: () => new Date(Date.now() + 7_200_000) });
  await pool.end();
}

/** Everything on disk that belongs to files, except the trash and the identity mark. */
async function contents(): Promise<string[]> {
  const entries = await readdir(join(dataDir, "files"), { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name !== "identity" && !entry.parentPath.includes("/trash"))
    .map(({ name }) => name)
    .toSorted();
}

async function blobIds(): Promise<string[]> {
  const { rows } = await db.owner.query<{ id: string }>("select blob_id as id from app.files");
  return rows.map(({ id }) => id).toSorted();
}

async function start(): Promise<{ child: ChildProcess; url: string }> {
  const port = await freePort();
  const env = {
    PATH: process.env["PATH"],
    DATA_DIR: dataDir,
    DATABASE_URL: db.ownerUrl,
    PORT: String(port),
    ADMIN_SECRET: secret["x-hasura-admin-secret"],
    DEMO: "off",
    LOG_LEVEL: "silent",
  };
  const child = spawn(process.execPath, [entry], { env, stdio: ["ignore", "pipe", "inherit"] });
  processes.push(child);
  await once(child.stdout, "data");
  return { child, url: `http://127.0.0.1:${port}` };
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGKILL");
  await once(child, "exit");
}

const hashOf = (content: Buffer): string => createHash("sha256").update(content).digest("hex");
