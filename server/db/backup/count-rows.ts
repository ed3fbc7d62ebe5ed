// What a backup says of its own contents, so that a restore can be held against it.
import type { Client } from "pg";
import { z } from "zod";
import { readTables } from "../move/tables.ts";

/**
 * A database that is copied while it runs has rows that come and go meanwhile. Those written by transactions with a number
 * below `before`, which had all ended when the copy did, are in it for certain.
 */
export const countedSchema = z.object({
  /** Null: rows were counted in the very snapshot that was saved. */
  before: z.nullable(z.string().regex(/^\d+$/)),
  /** By table, those that are in the backup for certain. */
  rows: z.record(z.string(), z.number()),
});

export type Counted = z.infer<typeof countedSchema>;

export interface TableCount {
  /** As `before` says. */
  certain: number;
  all: number;
}

/** Asked before the copy ends. */
export async function readFirstUnended(client: Client): Promise<string> {
  const { rows } = await client.query<{ xid: string }>(
    "select pg_snapshot_xmin(pg_current_snapshot())::xid::text as xid",
  );
  return rows[0]?.xid ?? "";
}

export async function countForBackup(client: Client, before: Counted["before"]): Promise<Counted> {
  const counts = await countRows(client, before);
  return { before, rows: Object.fromEntries([...counts].map(([name, { certain }]) => [name, certain])) };
}

/** Tables that a crash empties are left out: a copy of a running database is one that crashed. */
export async function countRows(client: Client, before: Counted["before"]): Promise<Map<string, TableCount>> {
  const isCertain = before === null ? "true" : `age(xmin) > age('${before}'::xid)`;
  const counts = new Map<string, TableCount>();
  for (const { name, isLogged } of await readTables(client)) {
    if (!isLogged) continue;
    const text = `select count(*)::float8 as "all", count(*) filter (where ${isCertain})::float8 as certain from ${name}`;
    const { rows } = await client.query<TableCount>(text);
    if (rows[0]) counts.set(name, rows[0]);
  }
  return counts;
}
