// Copies every row of one database into another, over two connections, so that their versions may differ and no program of
// PostgreSQL is needed. What is done is noted in the target: broken off, it goes on with the next table. In the end both are
// held against each other, row by row.
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { connectOnce } from "#platform/database/db.ts";
import { migrate } from "#platform/database/upgrade/migrate.ts";
import { StartupError } from "#platform/startup-error.ts";
import { putBack, setAside } from "./constraints.ts";
import { readTables, type Table } from "./tables.ts";

interface Copying {
  /** Both connect as the owner of their database; nobody else may be at either. */
  from: string;
  to: string;
  say: (line: string) => unknown;
}

interface Ends {
  source: Client;
  target: Client;
}

/** Throws a StartupError when the target holds something else, or in the end is not equal. */
export async function copyDatabase({ from, to, say }: Copying): Promise<void> {
  await migrate({ ownerUrl: from });
  await requireOwnOrEmpty(to);
  await migrate({ ownerUrl: to });
  const [source, target] = await Promise.all([connectOnce(from), connectOnce(to)]);
  try {
    for (const client of [source, target])
      await client.query("set timezone = 'UTC'; set datestyle = 'ISO, MDY'; set extra_float_digits = 1");
    await source.query("begin isolation level repeatable read, read only");
    const tables = await readTables(source);
    await setAside(target);
    for (const table of tables) await copyTable(table, { source, target }, say);
    await copySequences({ source, target });
    await say(`${tables.length} tables are copied. Comparing them ...`);
    const rows = await requireEqual(tables, { source, target });
    await putBack(target);
    await target.query("drop table migration.move");
    await target.query("analyze");
    say(`${rows} rows in ${tables.length} tables are equal.`);
  } finally {
    await Promise.all([source.end(), target.end()]);
  }
}

/** A move that was broken off has left its notes; anything else is somebody's data. */
async function requireOwnOrEmpty(to: string): Promise<void> {
  const target = await connectOnce(to);
  try {
    const text =
      "select to_regnamespace('app') is not null as used, to_regclass('migration.move') is not null as begun";
    const { rows } = await target.query<{ used: boolean; begun: boolean }>(text);
    if (rows[0]?.used && !rows[0].begun)
      throw new StartupError("The database that DATABASE_URL names is not empty: move into a new one.");
    await target.query(`create schema if not exists migration;
      create table if not exists migration.move (done text primary key, rows bigint not null)`);
  } finally {
    await target.end();
  }
}

async function copyTable({ name, columns }: Table, { source, target }: Ends, say: Copying["say"]): Promise<void> {
  const known = await target.query({ text: "select from migration.move where done = $1", values: [name] });
  if (known.rowCount === 1) return;
  await target.query("begin");
  await target.query(`truncate ${name}`); // Migrations bring rows of their own.
  const list = columns.join(", ");
  const writing = target.query(copyFrom(`copy ${name} (${list}) from stdin`));
  await pipeline(source.query(copyTo(`copy (select ${list} from ${name}) to stdout`)), writing);
  await target.query({ text: "insert into migration.move values ($1, $2)", values: [name, writing.rowCount] });
  await target.query("commit");
  if (writing.rowCount > 0) say(`${name}: ${writing.rowCount} rows`);
}

async function copySequences({ source, target }: Ends): Promise<void> {
  const { rows } = await source.query<{ name: string; last: string }>(`
    select format('%I.%I', schemaname, sequencename) as name, last_value as last from pg_sequences
    where schemaname in ('app', 'app_private', 'graphile_worker') and last_value is not null`);
  for (const { name, last } of rows)
    await target.query({ text: "select setval($1::regclass, $2)", values: [name, last] });
}

/** Returns how many rows there are. */
async function requireEqual(tables: readonly Table[], ends: Ends): Promise<number> {
  let all = 0;
  const unequal: string[] = [];
  for (const table of tables) {
    const rows = await countEqual(table, ends);
    if (rows === null) unequal.push(table.name);
    all += rows ?? 0;
  }
  if (unequal.length === 0) return all;
  await ends.target.query({ text: "delete from migration.move where done = any ($1)", values: [unequal] });
  throw new StartupError(
    `${unequal.join(", ")}: not equal in both databases. Run the command again, which copies them anew.`,
  );
}

/** Null where they are not equal. */
async function countEqual({ name, columns }: Table, { source, target }: Ends): Promise<number | null> {
  // The sum does not depend on the order of rows; a row's text does on that of its columns.
  const hash = `('x' || left(md5(row(${columns.join(", ")})::text), 15))::bit(60)::bigint`;
  const text = `select count(*)::int as count, coalesce(sum(${hash}), 0)::text as sum from ${name}`;
  const [here, there] = await Promise.all([
    source.query<{ count: number; sum: string }>(text),
    target.query<{ count: number; sum: string }>(text),
  ]);
  const [ours, theirs] = [here.rows[0], there.rows[0]];
  return ours && ours.count === theirs?.count && ours.sum === theirs.sum ? ours.count : null;
}
