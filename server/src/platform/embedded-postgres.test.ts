import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { connectOnce } from "./db.ts";
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
