/** Every table against every role: what they select, insert, update and delete, with and without a where. */
import { abilityFor } from "@boresight/domain/accounts/abilities";
import { officeRight, roles, type CallerKind } from "@boresight/domain/accounts/roles";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicCaller, type Caller } from "#platform/caller.ts";
import { settingsFor, settingText } from "#platform/database/transaction.ts";
import { expectations, type Rights } from "./access-expectations.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { fillEveryTable } from "./fill/fill-tables.ts";
import { addOffice, openShop, type Shop } from "./shop.ts";

let db: TestDatabase;
let shop: Shop;
let olive: Caller;
let tables: string[];

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await fillEveryTable(db.owner, shop);
  olive = await addOffice(db.owner);
  tables = await tablesOfTheCatalogue();
});
afterAll(() => db[Symbol.asyncDispose]());

test("every table of the catalogue has row security and declared expectations", async () => {
  const open = await db.owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and not relrowsecurity
      and relnamespace in ('app'::regnamespace, 'app_private'::regnamespace)`,
  );

  expect(open.rows).toEqual([]);
  expect(tables.toSorted(), "what server/test/access-expectations.ts says").toEqual(
    Object.keys(expectations).toSorted(),
  );
});

test("every table holds rows, or its rules would be tested on nothing", async () => {
  for (const table of tables) {
    const { rows } = await db.owner.query<{ count: string }>(`select count(*) from ${table}`);
    expect(Number(rows[0]?.count), `${table}: server/test/fill/fill-tables.ts adds a row`).toBeGreaterThan(0);
  }
});

test("the server's own login reads nothing before it takes a role", async () => {
  for (const table of tables) {
    await expect(db.server.query(`select from ${table}`), table).rejects.toThrow(/permission denied/);
  }
});

test("the server's login owns nothing, cannot pass row security and never sees the migrations", async () => {
  const { rows } = await db.owner.query<{ rights: boolean[] }>(
    `select array[rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolinherit,
        exists (select from pg_class where relowner = r.oid), has_schema_privilege('app_server', 'migration', 'usage')] as rights
      from pg_roles r where rolname = 'app_server'`,
  );

  expect(rows[0]?.rights).toEqual(Array.from({ length: 7 }, () => false));
});

const kinds: readonly CallerKind[] = [...roles, officeRight];

describe.each(kinds)("%s", (role) => {
  test.each(Object.keys(expectations))("sees just the declared rows of %s", async (table) => {
    const caller = personWith(role);

    const seen = await attempt(caller, (client) => client.query(`select ${identity(table)} as id from ${table} t`));

    expect(seen).toEqual(await expectedIds(table, rightsOf(table, role).select, caller));
  });

  test.each(Object.keys(expectations))(
    "updates just the declared rows of %s, with and without a where",
    async (table) => {
      const caller = personWith(role);
      const column = await writableColumn(table, role);
      const rights = rightsOf(table, role).update;
      const expected = await expectedIds(table, rights, caller);

      const everywhere = await attempt(caller, (client) => client.query(`update ${table} set ${column} = ${column}`));
      const readOnly = await attempt(caller, (client) =>
        client.query(`update ${table} set ${column} = null where false`),
      );

      expect(Array.isArray(everywhere) ? everywhere.length : everywhere).toEqual(
        Array.isArray(expected) ? expected.length : expected,
      );
      expect(Array.isArray(readOnly)).toBe(Array.isArray(expected));
      for (const id of await foreignIds(table, expected)) {
        const one = await attempt(caller, (client) =>
          client.query({
            text: `update ${table} set ${column} = ${column} where ${identity(table)} = $1`,
            values: [id],
          }),
        );
        expect(Array.isArray(one) ? one.length : one).toEqual(Array.isArray(expected) ? 0 : "refused");
      }
    },
  );

  test.each(Object.keys(expectations))(
    "deletes just the declared rows of %s, with and without a where",
    async (table) => {
      const caller = personWith(role);
      const expected = await expectedIds(table, rightsOf(table, role).delete, caller);

      const everywhere = await attempt(caller, (client) => client.query(`delete from ${table}`));
      const foreign = await foreignIds(table, expected);

      expect(everywhere === "refused").toBe(expected === "refused");
      for (const id of foreign) {
        const one = await attempt(caller, (client) =>
          client.query({ text: `delete from ${table} where ${identity(table)} = $1`, values: [id] }),
        );
        expect(Array.isArray(one) ? one.length : one).toEqual(expected === "refused" ? "refused" : 0);
      }
    },
  );

  test.each(Object.keys(expectations))("inserts just the declared rows of %s", async (table) => {
    const caller = personWith(role);
    const expected = await expectedIds(table, rightsOf(table, role).insert, caller);
    const everyRow = await readRows(table);
    const text = await insertion(table, role);

    for (const { id, row } of everyRow) {
      const copied = await attempt(caller, (client) => client.query({ text, values: [JSON.stringify(row)] }));
      const mayInsert = expected !== "refused" && expected.includes(id);
      expect(copied === "refused", `a copy of ${id}`).toBe(!mayInsert);
    }
  });

  test("is offered on screen only what the tables let through", () => {
    const ability = role === officeRight ? abilityFor("technician", true) : abilityFor(role);
    const contradictions = Object.entries(expectations).filter(([table, { subject }]) => {
      if (!subject) return false;
      const { select, insert } = rightsOf(table, role);
      const manages = ability.can("manage", subject);
      return (manages && select === "none") || (!manages && insert === "all");
    });

    expect(contradictions).toEqual([]);
  });
});

type Outcome = string[] | "refused";

/** Does it as that person and rolls back: the ids it touched, or "refused" for missing rights. */
async function attempt(
  caller: Caller,
  work: (client: PoolClient) => Promise<{ rows: unknown[]; rowCount: number | null }>,
): Promise<Outcome> {
  const client = await db.server.connect();
  try {
    await client.query(`begin; ${settingText(settingsFor(caller))}`);
    const { rows, rowCount } = await work(client);
    if (rows.length === 0) return Array.from({ length: rowCount ?? 0 }, () => "");
    return rows.map((row) => (row as { id: string }).id).toSorted();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "42501") return "refused";
    if (code?.startsWith("23")) return ["stopped by a constraint, not by rights"];
    throw error;
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const rightsOf = (table: string, role: CallerKind): Rights => {
  const rights = expectations[table]?.roles[role];
  if (!rights) throw new Error(`${table} has no expectations for ${role}`);
  return rights;
};

async function expectedIds(table: string, rows: Rights["select"], { customerId, userId }: Caller): Promise<Outcome> {
  if (rows === "none") return "refused";
  const where = rows === "all" ? "true" : rows.where;
  const { rows: found } = await db.owner.query<{ id: string }>({
    text: `select ${identity(table)} as id from ${table} t where ($1::uuid is null or true) and ($2::uuid is null or true) and (${where})`,
    values: [customerId, userId],
  });
  return found.map(({ id }) => id).toSorted();
}

async function foreignIds(table: string, expected: Outcome): Promise<string[]> {
  const all = (await expectedIds(table, "all", publicCaller)) as string[];
  return expected === "refused" ? all.slice(0, 1) : all.filter((id) => !expected.includes(id)).slice(0, 2);
}

/** What distinguishes the rows of a table. */
const identity = (table: string) => `${keyOf(table)}::text`;

const keys: Record<string, string> = {
  "app_private.avatars": "user_id",
  "app_private.card_comparisons": "provider",
  "app_private.counters": "key",
  "app_private.events": "number",
  "app_private.provider_sign_ins": "state_hash",
  "app_private.geocodes": "query_hash",
  "app_private.import_columns": "user_id",
  "app_private.import_records": "entity_id",
  "app_private.import_rows": "import_id",
  "app_private.kept_days": "starts",
  "app_private.fresh_readers": "user_id",
  "app.trip_positions": "trip_id",
  "app_private.message_reads": "service_order_id",
  "app_private.message_reminders": "order_message_id",
  "app_private.late_arrivals": "appointment_id",
  "app_private.seen_stops": "appointment_id",
  "app_private.missed_appointments": "appointment_id",
  "app_private.po_reminders": "service_order_id",
  "app_private.measured_lengths": "appointment_id",
  "app_private.road_ways": "from_latitude",
  "app_private.told_appointments": "service_order_id",
  "app_private.received_webhooks": "key",
  "app_private.shop_copy": "backup_made_at",
  "app_private.qbo_consents": "state_hash",
  "app_private.qbo_tokens": "connection_id",
  "app_private.logos": "mark",
  "app_private.request_counts": "key",
  "app_private.security_key_challenges": "challenge_hash",
  "app_private.user_passwords": "user_id",
  "app_private.user_roles": "user_id",
  "app_private.user_totp": "user_id",
};
const keyOf = (table: string) => keys[table] ?? "id";

async function columnsWith(right: "INSERT" | "UPDATE", table: string, role: CallerKind): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and has_column_privilege($2, attrelid, attnum, $3) order by attnum`,
    values: [table, `app_${role}`, right],
  });
  return rows.map(({ name }) => name);
}

async function writableColumn(table: string, role: CallerKind): Promise<string> {
  const columns = await columnsWith("UPDATE", table, role);
  return columns.find((name) => name !== "id") ?? columns[0] ?? keyOf(table);
}

async function readRows(table: string): Promise<{ id: string; row: Record<string, unknown> }[]> {
  const { rows } = await db.owner.query<{ id: string; row: Record<string, unknown> }>(
    `select ${identity(table)} as id, to_jsonb(t) as row from ${table} t order by id`,
  );
  return rows;
}

/** Inserts a copy of a row, of what the role may write of it. */
async function insertion(table: string, role: CallerKind): Promise<string> {
  const granted = await columnsWith("INSERT", table, role);
  const columns = granted.length > 0 ? granted : [keyOf(table)];
  const kept = columns.filter((column) => column !== "id");
  const list = (kept.length > 0 ? kept : columns).join(", ");
  return `insert into ${table} (${list}) select ${list} from jsonb_populate_record(null::${table}, $1)`;
}

function personWith(role: CallerKind): Caller {
  const { ada, tom, carla, uma } = shop;
  const people: Record<CallerKind, Caller> = {
    admin: ada,
    office: olive,
    technician: tom,
    customer: carla,
    user: uma,
    public: publicCaller,
  };
  return people[role];
}

async function tablesOfTheCatalogue(): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>(
    `select format('%s.%s', relnamespace::regnamespace, relname) as name from pg_class
      where relkind in ('r', 'p') and relnamespace in ('app'::regnamespace, 'app_private'::regnamespace)`,
  );
  return rows.map(({ name }) => name);
}
