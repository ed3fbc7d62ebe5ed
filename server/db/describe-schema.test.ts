import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { readRelease } from "#platform/database/upgrade/release.ts";
import { readSqlFiles } from "#platform/database/upgrade/sql-files.ts";
import { describeRows } from "./describe-rows.ts";
import { describeSchema } from "./describe-schema.ts";

test("schema.sql shows what the migrations add up to: npm run db:migrate writes it", async () => {
  const written = await readFile(join(import.meta.dirname, "schema.sql"), "utf8");

  const described = await describeSchema(inject("templateUrl"));

  expect(written).toBe(described);
});

test("release.json numbers the migrations and rules that are here: npm run db:migrate writes it", async () => {
  expect((await readRelease()).hash).toBe((await readSqlFiles()).hash);
});

test("rows.ts shows the rows of every table: npm run db:migrate writes it", async () => {
  const written = await readFile(join(import.meta.dirname, "rows.ts"), "utf8");

  const described = await describeRows(inject("templateUrl"));

  expect(written).toBe(described);
  expect(described).toMatch(/interface ServiceOrderRow \{[^}]* poNumber: string \| null;\n/);
  expect(described).toMatch(/interface ServiceOrderStatusRow \{[^}]* isActive: boolean;\n/);
});
