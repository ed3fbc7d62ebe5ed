import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { temporaryDataFolder } from "../../../../test/data-folder.ts";
import { cloneDatabase } from "../../../../test/database.ts";
import { connectOnce } from "../db.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { dbFolder } from "./sql-files.ts";

const db = await cloneDatabase();
const folder = await temporaryDataFolder();
await cp(join(dbFolder, "migrations"), folder, { recursive: true });
afterAll(() => db[Symbol.asyncDispose]());
const add = (name: string, sql: string) => writeFile(join(folder, `${name}.sql`), sql);
const apply = async (onApplied: (name: string) => void = () => {}) => {
  const owner = await connectOnce(db.ownerUrl);
  try {
    await applyMigrations(owner, { folder, onApplied });
  } finally {
    await owner.end();
  }
};

test("an index that is made beside writers waits for them, and for none who comes later", async () => {
  await add("9001-index", "-- Of a large table.\ncreate index concurrently next_idx on app.customers (created_at);\n");
  const [writer, later] = [await connectOnce(db.ownerUrl), await connectOnce(db.ownerUrl)];
  await writer.query("begin; lock table app.customers in row exclusive mode");

  const applied = apply();
  const isMade = async () => (await later.query("select from pg_class where relname = 'next_idx'")).rowCount === 1;
  await expect.poll(isMade).toBe(true);
  await later.query("begin; lock table app.customers in row exclusive mode; commit");
  await writer.query("commit");
  await applied;

  const { rows } = await later.query("select indisvalid from pg_index where indexrelid = 'app.next_idx'::regclass");
  expect(rows).toEqual([{ indisvalid: true }]);
  await Promise.all([writer.end(), later.end()]);
});

test("what a cut left of such an index is made anew", async () => {
  await db.owner.query("alter table app.customers add column twice int; update app.customers set twice = 1");
  await db.owner.query("create index unique_idx on app.customers (twice)"); // As the part that is left.
  await add("9002-unique", "create index concurrently unique_idx on app.customers (twice, id);\n");
  const names: string[] = [];

  await apply((name) => names.push(name));

  const { rows } = await db.owner.query("select pg_get_indexdef('app.unique_idx'::regclass) as made");
  expect(rows[0]?.made).toContain("(twice, id)");
  expect(names).toEqual(["9002-unique"]);
});

test("of a migration that fails nothing is left", async () => {
  await add("9003-half", "alter table app.customers add column half int;\nselect 1 / 0;\n");

  await expect(apply()).rejects.toThrow("division by zero");

  const { rowCount } = await db.owner.query("select from pg_attribute where attname = 'half'");
  expect(rowCount).toBe(0);
});
