import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryDataFolder } from "../../../test/data-folder.ts";
import { connectOnce } from "./db.ts";
import { openEmbeddedDatabase } from "./embedded-database.ts";
import { startEmbeddedPostgres } from "./embedded-postgres.ts";

const folder = await temporaryDataFolder();
afterAll(() => rm(folder, { recursive: true }));

async function newDataDir(name: string): Promise<string> {
  const dataDir = join(folder, name);
  await mkdir(dataDir);
  return dataDir;
}

async function ask(url: string, text: string): Promise<unknown> {
  const client = await connectOnce(url);
  const { rows } = await client.query({ text, rowMode: "array" });
  await client.end();
  return rows[0]?.[0];
}

test("what was written is there after a stop and a start", async () => {
  const options = { dataDir: await newDataDir("kept"), durable: true };
  const first = await startEmbeddedPostgres(options);
  await ask(first.url, "create table kept as select 42 as answer");
  await first.stop();

  const second = await startEmbeddedPostgres(options);
  const answer = await ask(second.url, "select answer from kept");
  const durability = await ask(second.url, "show fsync");
  await second.stop();

  expect([answer, durability]).toEqual([42, "on"]);
});

test("a server that still runs is adopted", async () => {
  const options = { dataDir: await newDataDir("adopted"), durable: false };
  const first = await startEmbeddedPostgres(options);

  const second = await startEmbeddedPostgres(options);
  await second.stop();

  expect(second.url).toBe(first.url);
});

test("of many first starts at once one makes the cluster and all use it", async () => {
  const dataDir = await newDataDir("at-once");

  const servers = await Promise.all([1, 2, 3].map(() => startEmbeddedPostgres({ dataDir, durable: false })));
  await servers[0]!.stop();

  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
});

test("an interrupted first start is simply repeated", async () => {
  const dataDir = await newDataDir("interrupted");
  await mkdir(join(dataDir, "postgres/pg.init-abc123/pg/base"), { recursive: true });

  const server = await startEmbeddedPostgres({ dataDir, durable: false });
  await server.stop();

  expect(await readdir(join(dataDir, "postgres"))).toEqual(["pg"]);
});

test("nobody gets in without the kept password", async () => {
  const server = await startEmbeddedPostgres({ dataDir: await newDataDir("closed"), durable: false });
  const guess = new URL(server.url);
  guess.password = "postgres";

  const refused = connectOnce(guess.href);

  await expect(refused).rejects.toThrow("refuses the user");
  await server.stop();
});

test("a stale note of a process that is the server of another folder does not keep this one from starting", async () => {
  const [own, other] = await Promise.all([newDataDir("stale"), newDataDir("other")]);
  const first = await startEmbeddedPostgres({ dataDir: own, durable: false });
  await ask(first.url, "create table kept as select 42 as answer");
  await first.stop();
  const stranger = await startEmbeddedPostgres({ dataDir: other, durable: false });
  const note = await readFile(join(other, "postgres/pg/postmaster.pid"), "utf8");
  await writeFile(join(own, "postgres/pg/postmaster.pid"), note.replaceAll(other, own));

  const second = await startEmbeddedPostgres({ dataDir: own, durable: false });

  expect(await ask(second.url, "select answer from kept")).toBe(42);
  expect(second.url).not.toBe(stranger.url);
  await Promise.all([second.stop(), stranger.stop()]);
});

test.each(["lost", "emptied", "replaced"])(
  "a database whose password was %s says so, and nothing stays running",
  async (how) => {
    const dataDir = await newDataDir(how);
    const first = await openEmbeddedDatabase(dataDir);
    await first.release();
    const password = join(dataDir, "postgres-password");
    if (how === "lost") await rm(password);
    else await writeFile(password, how === "emptied" ? "" : "another password that is long enough");

    await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(
      new RegExp(`^The database in ${dataDir}/postgres/pg is there, but not its password, .* put the data folder back`),
    );

    await expect(readFile(join(dataDir, "postgres/pg/postmaster.pid"))).rejects.toThrow("ENOENT");
  },
);

test.each(["17", "19"])("a database of PostgreSQL %s is named as such, and left as it is", async (major) => {
  const dataDir = await newDataDir(`major-${major}`);
  const first = await startEmbeddedPostgres({ dataDir, durable: false });
  await first.stop();
  await writeFile(join(first.folder, "PG_VERSION"), `${major}\n`);
  const before = await readdir(first.folder);

  await expect(openEmbeddedDatabase(dataDir)).rejects.toThrow(
    new RegExp(`^The database in ${first.folder} is of PostgreSQL ${major}, and this release brings PostgreSQL 18,`),
  );

  expect(await readdir(first.folder)).toEqual(before);
});

test.runIf(process.platform === "linux")("PostgreSQL knows none of our secrets", async () => {
  process.env["STRIPE_SECRET_KEY"] = "a secret of ours";
  const server = await startEmbeddedPostgres({ dataDir: await newDataDir("bare"), durable: false });
  const [pid] = (await readFile(join(server.folder, "postmaster.pid"), "utf8")).split("\n");

  const environment = await readFile(`/proc/${pid}/environ`, "utf8");

  delete process.env["STRIPE_SECRET_KEY"];
  await server.stop();
  expect(environment).not.toContain("a secret of ours");
  expect(environment.split("\0").map((entry) => entry.split("=")[0])).not.toContain("HOME");
});
