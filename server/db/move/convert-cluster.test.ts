import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { afterAll, beforeEach, expect, test } from "vitest";
import { connectOnce } from "#platform/database/db.ts";
import { openEmbeddedDatabase } from "#platform/database/embedded-database.ts";
import { clusterOf, convertedTo } from "#platform/database/embedded-postgres.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { temporaryDataFolder } from "../../test/data-folder.ts";
import { convertCluster, replaceCluster } from "./convert-cluster.ts";

const root = await temporaryDataFolder();
afterAll(() => rm(root, { recursive: true }));

const thisRelease = resolve(import.meta.dirname, "../../..");
let shops = 0;
let dataDir: string;
beforeEach(async () => {
  dataDir = join(root, String(++shops));
  await mkdir(dataDir);
});

/** What the embedded database of the data folder says while it runs. */
async function ask<Result>(work: (ownerUrl: string) => Promise<Result>): Promise<Result> {
  const { ownerUrl, release } = await openEmbeddedDatabase(dataDir);
  try {
    return await work(ownerUrl);
  } finally {
    await release();
  }
}

async function queryOnce(ownerUrl: string, text: string): Promise<unknown[]> {
  const owner = await connectOnce(ownerUrl);
  try {
    return (await owner.query(text)).rows;
  } finally {
    await owner.end();
  }
}

const namesOf = (ownerUrl: string) => queryOnce(ownerUrl, "select name from app_private.kiosk_links");

const makeShop = () =>
  ask(async (ownerUrl) => {
    await migrate({ ownerUrl });
    const hash = "0123456789abcdef".repeat(4);
    await queryOnce(ownerUrl, `insert into app_private.kiosk_links (name, token_hash) values ('Wall', '${hash}')`);
  });

/** The programs of both are of this release: there is no other at hand. */
async function replace(say: (line: string) => unknown = () => {}) {
  const cluster = await clusterOf(dataDir);
  return replaceCluster({ dataDir, ours: cluster, theirs: cluster, say });
}

function breakOff(): never {
  throw new Error("the power is gone");
}

test("a database is read by the programs that wrote it, and the old one is kept, also when the first try is broken off", async () => {
  await makeShop();
  await expect(replace(breakOff)).rejects.toThrow("the power is gone");
  expect(await ask(namesOf)).toEqual([{ name: "Wall" }]); // Nothing has changed yet.
  const kept = await replace();

  expect(await ask(namesOf)).toEqual([{ name: "Wall" }]);
  expect(await readFile(join(kept, "PG_VERSION"), "utf8")).toBe("18\n");
  expect(await readdir(join(kept, ".."))).toEqual(["pg", "pg.18"]);
  await expect(replace()).rejects.toThrow(/pg\.18 is there already, from an earlier conversion: move it away first/);
});

test("a conversion that ended between two renames is no empty shop, and is carried out the next time", async () => {
  await makeShop();
  const cluster = await clusterOf(dataDir);
  await rename(cluster.folder, convertedTo(cluster));

  await expect(ask(namesOf)).rejects.toThrow(/The conversion of the database in .* was broken off: run it again/);
  await convertCluster({ dataDir, release: thisRelease, say: () => {} });

  expect(await ask(namesOf)).toEqual([{ name: "Wall" }]);
});

test.each([
  ["17\n", thisRelease, /is of PostgreSQL 17, and that release brings 18: name one that brings 17/],
  ["18\n", thisRelease, /is of PostgreSQL 18 already: there is nothing to do/],
  ["17\n", join(root, "nowhere"), /nowhere holds no release with an embedded database/],
  [null, thisRelease, /There is no embedded database in .*: name its data folder with DATA_DIR/],
])("a folder of PostgreSQL %j is not converted by what cannot read it", async (version, release, said) => {
  const { folder } = await clusterOf(dataDir);
  if (version !== null) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, "PG_VERSION"), version);
  }
  await expect(convertCluster({ dataDir, release, say: () => {} })).rejects.toThrow(said);
});
