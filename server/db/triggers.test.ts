import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { cloneDatabase } from "../test/database.ts";

const rules = join(import.meta.dirname, "rules");
const fileOf = new Map(globSync("**/*.sql", { cwd: rules }).map((file) => [basename(file, ".sql"), file]));

test("the rules of a table name every trigger on it, also those that other files add", async () => {
  await using db = await cloneDatabase();
  const { rows } = await db.owner.query<{ table: string; name: string }>(
    `select c.relname as "table", t.tgname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid
      where not t.tgisinternal and c.relnamespace in ('app'::regnamespace, 'app_private'::regnamespace) order by 1, 2`,
  );

  const unnamed = rows.flatMap(({ table, name }) => {
    const file = fileOf.get(table);
    if (file === undefined) return [];
    const isNamed = new RegExp(`\\b${name}\\b`).test(readFileSync(join(rules, file), "utf8"));
    return isNamed ? [] : [`server/db/rules/${file} does not name the trigger ${name} on ${table}`];
  });

  expect(rows.length).toBeGreaterThan(0);
  expect(unnamed).toEqual([]);
});
