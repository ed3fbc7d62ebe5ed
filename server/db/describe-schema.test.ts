import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { describeSchema } from "./describe-schema.ts";

test("schema.sql shows what the migrations add up to: npm run db:migrate writes it", async () => {
  const written = await readFile(join(import.meta.dirname, "schema.sql"), "utf8");

  const described = await describeSchema(inject("templateUrl"));

  expect(written).toBe(described);
});
