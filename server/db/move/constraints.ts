// While rows are copied table by table, those that they refer to may not be there yet, and nothing may follow from them.
import type { Client } from "pg";

const ours = "('app', 'app_private', 'graphile_worker')";

/** Remembers foreign keys in the database before they go, so that a move that is broken off does not lose them. */
export async function setAside(target: Client): Promise<void> {
  await target.query(`begin;
    create table if not exists migration.foreign_keys (name text primary key, added text not null, dropped text not null);
    insert into migration.foreign_keys
      select conrelid::regclass || '.' || conname,
        format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(c.oid))
          || coalesce(format('; comment on constraint %I on %s is %L', conname, conrelid::regclass, obj_description(c.oid)), ''),
        format('alter table %s drop constraint %I', conrelid::regclass, conname)
      from pg_constraint c where contype = 'f' and connamespace::regnamespace::text in ${ours} and conparentid = 0
      on conflict do nothing`);
  const { rows } = await target.query<{ dropped: string }>(`select dropped from migration.foreign_keys
    where name in (select conrelid::regclass || '.' || conname from pg_constraint where contype = 'f')`);
  for (const { dropped } of rows) await target.query(dropped);
  await target.query(await triggers(target, "disable"));
  await target.query("commit");
}

/** Adds the foreign keys again, which checks every row, and lets triggers run again. */
export async function putBack(target: Client): Promise<void> {
  await target.query("begin");
  const { rows } = await target.query<{ added: string }>("select added from migration.foreign_keys order by name");
  for (const { added } of rows) await target.query(added);
  await target.query(await triggers(target, "enable"));
  await target.query("drop table migration.foreign_keys; commit");
}

async function triggers(target: Client, verb: "disable" | "enable"): Promise<string> {
  const { rows } = await target.query<{ text: string | null }>(`
    select string_agg(format('alter table %s ${verb} trigger user', c.oid::regclass), ';') as text
    from pg_class c where relkind = 'r' and relnamespace::regnamespace::text in ${ours}
      and exists (select from pg_trigger where tgrelid = c.oid and not tgisinternal)`);
  return rows[0]?.text ?? "";
}
