/** What the files of db/rules say is what holds, and nothing else. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool } from "pg";
import { expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { migrate } from "./upgrade/migrate.ts";

const migrations = join(import.meta.dirname, "../../../db/migrations");

const migrateAgain = async ({ owner, ownerUrl }: TestDatabase) => {
  await owner.query("delete from migration.state");
  await migrate({ ownerUrl });
};

/** All that rules make: policies, triggers, functions and who has which right on what. */
async function whatHolds(owner: Pool): Promise<string[]> {
  const { rows } = await owner.query<{ line: string }>(
    `select line from (
        select format('policy %s on %s: %s %s', polname, polrelid::regclass, pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
          from pg_policy
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
        union all select format('%s %s', oid::regprocedure, array(select item::text from unnest(proacl) as item order by 1)) from pg_proc
          where pronamespace::regnamespace::text in ('app', 'app_private')
        union all select format('%s %s', oid::regclass, array(select item::text from unnest(relacl) as item order by 1)) from pg_class
          where relnamespace::regnamespace::text in ('app', 'app_private')
        union all select format('%s.%s %s', attrelid::regclass, attname, array(select item::text from unnest(attacl) as item order by 1))
          from pg_attribute where attacl is not null
      ) as held (line) order by line`,
  );
  return rows.map(({ line }) => line);
}

test("a function, a trigger, a policy and a grant that no file says any more are gone after the next migrate", async () => {
  await using db = await cloneDatabase();
  const before = await whatHolds(db.owner);
  await db.owner.query(`
    create function app_private.once_said() returns trigger language plpgsql as $$ begin return new; end $$;
    create function app_private.once_said(facilities uuid[]) returns boolean language sql as $$ select true $$;
    create trigger once_said before update on app.service_orders for each row execute function app_private.once_said();
    create constraint trigger once_said_later after update on app.contacts deferrable initially deferred
      for each row execute function app_private.once_said();
    create policy once_said on app.customers for select to app_public using (app_private.once_said('{}'));
    grant select (id) on app.customers to app_public;
    grant execute on function app_private.login_state(uuid, uuid, timestamptz) to app_public`);
  expect((await whatHolds(db.owner)).filter((line) => line.includes("once_said"))).toHaveLength(5);

  await migrateAgain(db);

  expect(await whatHolds(db.owner)).toEqual(before);
});

test("a function stays as long as a column, an index or a constraint uses it", async () => {
  await using db = await cloneDatabase();
  await db.owner.query(`
    create function app_private.short(name text) returns text language sql immutable as $$ select left(name, 3) $$;
    create function app_private.is_short(name text) returns boolean language sql immutable as $$ select length(name) < 999 $$;
    create function app_private.some_name() returns text language sql as $$ select 'Elm' $$;
    alter table app.bays add column short_name text generated always as (app_private.short(name)) stored,
      add check (app_private.is_short(name)), alter column name set default app_private.some_name();
    create index on app.bays (app_private.search_key(kind))`);

  await migrateAgain(db);

  const kept = (await whatHolds(db.owner)).filter((line) => /^app_private\.(short|is_short|some_name)\(/.test(line));
  expect(kept).toHaveLength(3);
});

test("every function that a migration makes is still there, and triggers are left to the rules", async () => {
  await using db = await cloneDatabase();
  const texts = await Promise.all((await readdir(migrations)).map((name) => readFile(join(migrations, name), "utf8")));
  const made = texts.flatMap((text) =>
    [...text.matchAll(/create (?:or replace )?function ([\w.]+)/g)].map(([, name]) => name),
  );
  expect(made).toContain("app_private.search_key");

  const { rows } = await db.owner.query("select name from unnest($1::text[]) as name where to_regproc(name) is null", [
    made,
  ]);

  expect(rows).toEqual([]);
  expect(texts.filter((text) => /create (?:or replace )?(?:constraint )?trigger/.test(text))).toEqual([]);
});

test("nobody may run a function of ours that no file lets them run", async () => {
  await using db = await cloneDatabase();

  const { rows } = await db.owner.query(
    `select p.oid::regprocedure::text as name from pg_proc p, aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
      where p.pronamespace::regnamespace::text in ('app', 'app_private') and a.grantee = 0`,
  );

  expect(rows).toEqual([]);
});

test("a server that runs meanwhile goes on: what it has prepared finds the functions and policies that are made anew", async () => {
  await using db = await cloneDatabase();
  const client = await db.server.connect();
  const login = {
    name: "login",
    text: "select * from app_private.login_state($1, null, now())",
    values: [crypto.randomUUID()],
  };
  const orders = { name: "orders", text: "select count(*)::integer as n from app.service_orders" };
  const ask = async () => {
    const { rows: logins } = await client.query(login);
    await client.query("begin; set local role app_technician");
    const { rows: counts } = await client.query(orders);
    await client.query("commit");
    return { logins, counts };
  };
  const before = await ask();

  await migrateAgain(db);

  expect(await ask()).toEqual(before);
  client.release();
});
