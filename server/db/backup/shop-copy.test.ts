import { expect, test } from "vitest";
import { cloneDatabase } from "../../test/database.ts";
import { links } from "./shop-copy.ts";

test("no link of the shop is forgotten that must lead nowhere in a copy", async () => {
  await using db = await cloneDatabase();
  const { rows } = await db.owner.query<{ name: string }>(
    `select table_schema || '.' || table_name as name from information_schema.columns
    where column_name = 'token_hash' and data_type = 'text' order by name`,
  );

  expect(rows.map(({ name }) => name)).toEqual(links.toSorted());
});
