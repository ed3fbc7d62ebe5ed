import type { Client } from "pg";
import type { Table } from "../rows/factories.ts";

/** For rows by the ten thousand that bring along what the triggers would fill in. */
export function withoutTriggers(client: Client, tables: readonly Table[], work: () => Promise<void>): Promise<void> {
  return disabled(client, Object.fromEntries(tables.map((table) => [table, ["user"]])), work);
}

/**
 * Forgets what dashboards keep of past days, and notes no change of them: to note each of a whole year takes as long as all else. The
 * lock is that of the job that keeps days, which then begins anew; who changes what it counts waits until the end of the transaction.
 */
export async function withoutKeptDays(client: Client, work: () => Promise<void>): Promise<void> {
  await client.query("lock table app_private.kept_days in share row exclusive mode");
  const { rows } = await client.query<{ table: string; triggers: string[] }>(
    `select t.tgrelid::regclass::text as table, array_agg(t.tgname::text) as triggers
      from pg_trigger t join pg_proc f on f.oid = t.tgfoid
      where f.pronamespace = 'app_private'::regnamespace and f.proname ~ '^note_days?_of_' group by 1`,
  );
  await disabled(client, Object.fromEntries(rows.map(({ table, triggers }) => [table, triggers])), async () => {
    await client.query("delete from app_private.kept_days; delete from app_private.changed_days");
    await work();
  });
}

async function disabled(
  client: Client,
  triggers: Readonly<Record<string, readonly string[]>>,
  work: () => Promise<void>,
): Promise<void> {
  const turn = (way: "disable" | "enable") =>
    client.query(
      Object.entries(triggers)
        .map(([table, names]) => `alter table ${table} ${names.map((name) => `${way} trigger ${name}`).join(", ")}`)
        .join("; "),
    );
  await turn("disable");
  await work();
  await turn("enable");
}
