import { afterAll, expect, test } from "vitest";
import { cloneDatabase } from "../../../test/database.ts";
import { camelRows } from "./camel-rows.ts";
import { asSystem } from "./transaction.ts";

const db = await cloneDatabase();
afterAll(() => db[Symbol.asyncDispose]());

test("columns arrive in camelCase, and what is inside a value as it was stored", async () => {
  const [row, none] = await asSystem(db.server, async (system) => [
    await system.one({
      text: `select 1 as service_order_id, 2 as line_2, 3 as "isToday", '{"po_number": 4, "old": [{"a_b": 5}]}'::jsonb as changed_fields`,
    }),
    await system.rows({ text: "select 1 as some_id where false" }),
  ]);

  const changedFields = { po_number: 4, old: [{ a_b: 5 }] };
  expect(row).toEqual({ serviceOrderId: 1, line2: 2, isToday: 3, changedFields });
  expect(none).toEqual([]);
});

test("rows without such a column are handed on as they came", () => {
  const rows = [{ id: 1, name: "Elm" }];

  expect(camelRows(rows)).toBe(rows);
});
