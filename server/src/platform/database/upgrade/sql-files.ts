// The SQL that this release brings: migrations, which run once, and rules, which are applied each time.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { z } from "zod";

export const dbFolder = join(import.meta.dirname, "../../../../db");
const manifestSchema = z.object({ dependencies: z.object({ "graphile-worker": z.string() }) });

export interface SqlFiles {
  /** Names of migrations as the database remembers them: without `.sql`. */
  migrations: string[];
  rules: { name: string; text: string }[];
  /** Changes with any migration, any rule and the job queue's version. */
  hash: string;
}

export async function readSqlFiles(): Promise<SqlFiles> {
  const [migrations, rules] = await Promise.all([readFolder("migrations"), readFolder("rules")]);
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(dbFolder, "../package.json"), "utf8")));
  const hash = createHash("sha256")
    .update(JSON.stringify([migrations, rules, manifest]))
    .digest("hex");
  return { migrations: migrations.map(({ name }) => name.replace(/\.sql$/, "")), rules, hash };
}

async function readFolder(folder: string) {
  const paths = await readdir(join(dbFolder, folder), { recursive: true });
  const names = paths.filter((name) => name.endsWith(".sql")).map((name) => name.replaceAll(sep, "/"));
  const inOrder = names.toSorted((a, b) => order(a).localeCompare(order(b), "en"));
  return Promise.all(
    inOrder.map(async (name) => ({ name, text: await readFile(join(dbFolder, folder, name), "utf8") })),
  );
}

/** Shared rules run first, because the tables' rules depend on them. */
const order = (name: string): string => (name.startsWith("shared/") ? `0${name}` : `1${name}`);
