// Releases of the schema are numbered, so that an older server knows a newer database for one and leaves it alone.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Client, Pool } from "pg";
import { z } from "zod";
import { StartupError } from "#platform/startup-error.ts";
import { dbFolder, type SqlFiles } from "./sql-files.ts";

const releaseSchema = z.object({
  /** Grows with every change of migrations or rules. */
  number: z.int().positive(),
  /** The oldest release whose servers may go on beside this schema. A migration that takes something away raises it. */
  leastServer: z.int().nonnegative(),
  /** Of the SQL that the number means. */
  hash: z.string(),
});

export type Release = z.infer<typeof releaseSchema>;

/** What a server sees of the release that a database is of. */
export type SchemaMark = Pick<Release, "number" | "leastServer">;

export const releaseFile = join(dbFolder, "release.json");

export const readRelease = async (): Promise<Release> =>
  releaseSchema.parse(JSON.parse(await readFile(releaseFile, "utf8")));

/** Null for a database without any; releases before the first number count as 0. */
export async function readMark(owner: Client): Promise<Release | null> {
  const { rows: columns } = await owner.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = to_regclass('migration.state') and attnum > 0",
  );
  if (columns.length === 0) return null;
  if (!columns.some(({ name }) => name === "least_server")) return { number: 0, leastServer: 0, hash: "" };
  const { rows } = await owner.query<Release>(
    `select number, least_server as "leastServer", hash from migration.state`,
  );
  return rows[0] ?? null;
}

/** The same for a server, which does not see the migrations. */
export async function readServedMark(pool: Pool): Promise<SchemaMark | null> {
  const { rows } = await pool.query<SchemaMark>(
    `select number, least_server as "leastServer" from app_private.schema_release()`,
  );
  return rows[0] ?? null;
}

/** Leaves the mark, inside the transaction of the rules. */
export async function writeMark(owner: Client, { number, leastServer, hash }: Release): Promise<void> {
  await owner.query(`create table if not exists migration.state (hash text not null);
    alter table migration.state add column if not exists number int not null default 0,
      add column if not exists least_server int not null default 0;
    delete from migration.state`);
  const text = "insert into migration.state (number, least_server, hash) values ($1, $2, $3)";
  await owner.query({ text, values: [number, leastServer, hash] });
}

/** Throws a StartupError when servers of this release may not run on the database, because a newer one has changed it. */
export function requireServable(mark: SchemaMark, release: Release): void {
  if (mark.number <= release.number || mark.leastServer <= release.number) return;
  throw new StartupError(
    `The database was updated for release ${mark.number}, and this server is of release ${release.number}: update the server.`,
  );
}

/** Migrations that were applied and are unknown here are a newer release's, or another branch's. */
export async function requireKnown(owner: Client, { migrations }: SqlFiles): Promise<void> {
  const { rows } = await owner.query<{ name: string }>({
    text: `select name from migration.applied where name <> all ($1) order by name limit 1`,
    values: [migrations],
  });
  const [unknown] = rows;
  if (!unknown) return;
  throw new StartupError(
    `The database has the migration ${unknown.name}, which this server does not know: update the server.`,
  );
}
