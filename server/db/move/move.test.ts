import { randomUUID } from "node:crypto";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, expect, test } from "vitest";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { cloneDatabase } from "../../test/database.ts";
import { openShop } from "../../test/shop.ts";
import { openDiskBlobs } from "#integrations/blobs/disk-blobs.ts";
import { openPool } from "#platform/database/db.ts";
import { copyDatabase } from "./copy-database.ts";
import { copyFiles } from "./copy-files.ts";

const source = await cloneDatabase();
await openShop(source.owner);
await source.owner.query(`select graphile_worker.add_job('send-mail', '{"id": 1}');
  select setval('app_private.order_numbers', 4711)`);
const folder = await temporaryDataFolder();
afterAll(async () => {
  await source[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function emptyDatabase() {
  const name = `moved_${randomUUID().replaceAll("-", "")}`;
  await source.owner.query(`create database ${name}`);
  const url = Object.assign(new URL(source.ownerUrl), { pathname: `/${name}` }).href;
  const owner = openPool(url, { max: 2 });
  return {
    url,
    owner,
    async [Symbol.asyncDispose]() {
      await owner.end();
      await source.owner.query(`drop database ${name} with (force)`);
    },
  };
}

const figures = `select (select count(*)::int from app.users) as users, (select count(*)::int from app.customers) as customers,
  (select count(*)::int from graphile_worker._private_jobs) as jobs, (select last_value::int from app_private.order_numbers) as number,
  (select count(*)::int from pg_constraint where contype = 'f') as foreign_keys,
  (select count(*)::int from pg_constraint where obj_description(oid) is not null) as names_in_the_api,
  (select count(*)::int from pg_trigger where tgenabled = 'O' and not tgisinternal) as triggers`;

const breakOff = (line: string) => {
  if (line.startsWith("app.customers:")) throw new Error("the power is gone");
};

test("a database is moved whole, also when the first try is broken off", async () => {
  await using target = await emptyDatabase();
  const lines: string[] = [];

  await expect(copyDatabase({ from: source.ownerUrl, to: target.url, say: breakOff })).rejects.toThrow("power");
  await copyDatabase({ from: source.ownerUrl, to: target.url, say: (line) => lines.push(line) });

  expect(lines.some((line) => line.startsWith("app.customers:"))).toBe(false); // Done the first time.
  expect(lines.at(-1)).toMatch(/^\d+ rows in \d+ tables are equal\.$/);
  const [before, after] = [await source.owner.query(figures), await target.owner.query(figures)];
  expect(after.rows).toEqual(before.rows);
  expect(after.rows[0]).toMatchObject({ jobs: 1, number: 4711 });
  expect(after.rows[0].names_in_the_api).toBeGreaterThan(0);
  expect(after.rows[0].foreign_keys).toBeGreaterThan(100);
});

test("a database that holds something is left alone", async () => {
  await using target = await cloneDatabase();
  await openShop(target.owner);

  await expect(copyDatabase({ from: source.ownerUrl, to: target.ownerUrl, say: () => {} })).rejects.toThrow(
    "is not empty: move into a new one",
  );
});

test("a row that is not the same in both is found, and copied anew the next time", async () => {
  await using target = await emptyDatabase();
  const spoil = (line: string) =>
    line.includes("Comparing") ? target.owner.query("update app.customers set notes = 'spoiled'") : null;

  await expect(copyDatabase({ from: source.ownerUrl, to: target.url, say: spoil })).rejects.toThrow(
    /^app\.customers: not equal in both databases\. Run the command again/,
  );
  await copyDatabase({ from: source.ownerUrl, to: target.url, say: () => {} });

  const { rows } = await target.owner.query("select count(*)::int as n from app.customers where notes = 'spoiled'");
  expect(rows).toEqual([{ n: 0 }]);
});

test("files are copied once, what is not whole again, and what is only being received not at all", async () => {
  const [here, there] = [join(folder, "files"), join(folder, "bucket")];
  for (const [key, content] of Object.entries({
    "files/3f/one": "1",
    "files/3f/two": "22",
    identity: "id",
    "incoming/x": "?",
  })) {
    await mkdir(join(here, key, ".."), { recursive: true });
    await writeFile(join(here, key), content);
  }
  await mkdir(join(there, "files/3f"), { recursive: true });
  await writeFile(join(there, "files/3f/two"), "2");
  const lines: string[] = [];
  const to = openDiskBlobs(there);

  await copyFiles({ from: openDiskBlobs(here), to, config: { dataDir: folder }, say: (line) => lines.push(line) });

  expect(lines).toEqual(["3 files are in the bucket, each as large as it was."]);
  for (const [key, content] of Object.entries({ "files/3f/one": "1", "files/3f/two": "22", identity: "id" })) {
    const stored = await to.open(key);
    expect(stored && (await text(stored))).toBe(content);
  }
  expect(await to.open("incoming/x")).toBeNull();
});
