import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describeRows } from "./describe-rows.ts";
import { describeSchema } from "./describe-schema.ts";

/** Describes a database in schema.sql and rows.ts. Returns a sentence that says so. */
export async function writeDescriptions(ownerUrl: string): Promise<string> {
  const path = join(import.meta.dirname, "schema.sql");
  await writeFile(path, await describeSchema(ownerUrl));
  await writeFile(join(import.meta.dirname, "rows.ts"), await describeRows(ownerUrl));
  return `${path} and rows.ts describe it`;
}
