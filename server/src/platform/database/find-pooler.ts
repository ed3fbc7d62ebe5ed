import type { Client } from "pg";
import { connectOnce } from "./db.ts";
import type { Pooler } from "./pooler.ts";

/** Asks what kind of pooler is at the URL. PgBouncer from 1.21 on gives prepared statements names of its own. */
export async function findPooler(url: string): Promise<Pooler> {
  const client = await connectOnce(url, { setting: "DATABASE_POOL_URL" });
  try {
    await client.query("begin");
    await client.query({ name: "boresight_trial", text: "select 1" });
    const { rows } = await client.query<{ prepares: boolean }>(
      "select exists (select from pg_prepared_statements where name like 'PGBOUNCER%') as prepares",
    );
    return { prepares: rows[0]?.prepares === true };
  } finally {
    await leave(client);
  }
}

/** A pooler that knows no names would keep the statement for whoever comes next. */
async function leave(client: Client): Promise<void> {
  await client.query("deallocate all");
  await client.query("rollback");
  await client.end();
}
