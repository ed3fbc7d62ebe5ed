import { english } from "@boresight/domain/texts/english";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../test/database.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await cloneDatabase();
});
afterAll(() => db[Symbol.asyncDispose]());

test("every built-in name of a new shop has a text, so that it is shown in the reader's language", async () => {
  const { rows } = await db.owner.query<{ name: string }>(`
    select status_name as name from app.service_order_statuses union select customer_label from app.service_order_statuses
    union select task_name from app.tasks union select description from app.tasks
    union select title from app.task_files union select description from app.task_files
    union select name from app.repair_operations
    union select name from app.line_item_types union select name from app.email_templates`);
  const names = rows.map(({ name }) => name).filter((name) => name !== "");

  expect(names.length).toBeGreaterThan(100);
  expect(names.toSorted()).toEqual(Object.values(english.defaults).toSorted());
});
