/** Every table against every role: what they select, insert, update and delete, with and without a where. */
import { abilityFor } from "@boresight/domain/accounts/abilities";
import { roles, type Role } from "@boresight/domain/accounts/roles";
import type { PoolClient } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { publicCaller, type Caller } from "#platform/caller.ts";
import { expectations, type Rights } from "./access-expectations.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import {
  buildAddress,
  buildAppointment,
  buildBay,
  buildDurationOverride,
  buildCalibrationAttempt,
  buildCompetence,
  buildFacility,
  buildFile,
  buildMessage,
  buildNotification,
  buildOrderCalibration,
  buildOrderMessage,
  buildOrderTask,
  buildOrderTaskFile,
  buildReadinessCheck,
  buildRepairOrderText,
  buildSavedView,
  save,
} from "./factories.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Shop } from "./shop.ts";

let db: TestDatabase;
let shop: Shop;
let tables: string[];

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await fillEveryTable();
  tables = await tablesOfTheCatalogue();
});
afterAll(() => db[Symbol.asyncDispose]());

test("every table of the catalogue has row security and declared expectations", async () => {
  const open = await db.owner.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where relkind = 'r' and not relrowsecurity
      and relnamespace in ('app'::regnamespace, 'app_private'::regnamespace)`,
  );

  expect(open.rows).toEqual([]);
  expect(tables.toSorted()).toEqual(Object.keys(expectations).toSorted());
});

test("every table holds rows, or its rules would be tested on nothing", async () => {
  for (const table of tables) {
    const { rows } = await db.owner.query<{ count: string }>(`select count(*) from ${table}`);
    expect(Number(rows[0]?.count), table).toBeGreaterThan(0);
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

describe.each(roles)("%s", (role) => {
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
    const everyRow = await expectedIds(table, "all", caller);

    for (const id of everyRow as string[]) {
      const copied = await attempt(caller, (client) => insertCopy(client, table, { id, role }));
      const mayInsert = expected !== "refused" && expected.includes(id);
      expect(copied === "refused", `a copy of ${id}`).toBe(!mayInsert);
    }
  });

  test("is offered on screen only what the tables let through", () => {
    const ability = abilityFor(role);
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
    await client.query("begin");
    await client.query("select set_config('role', $1, true), set_config('app.role', $2, true)", [
      `app_${caller.role}`,
      caller.role,
    ]);
    await client.query("select set_config('app.user_id', $1, true), set_config('app.customer_id', $2, true)", [
      caller.userId ?? "",
      caller.customerId ?? "",
    ]);
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

const rightsOf = (table: string, role: Role): Rights => {
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

/** What tells the rows of a table apart. */
const identity = (table: string) => `${keyOf(table)}::text`;

const keys: Record<string, string> = {
  "app_private.avatars": "user_id",
  "app_private.events": "number",
  "app_private.provider_sign_ins": "state_hash",
  "app_private.request_counts": "key",
  "app_private.security_key_challenges": "challenge_hash",
  "app_private.user_passwords": "user_id",
  "app_private.user_roles": "user_id",
  "app_private.user_totp": "user_id",
};
const keyOf = (table: string) => keys[table] ?? "id";

async function columnsWith(right: "INSERT" | "UPDATE", table: string, role: Role): Promise<string[]> {
  const { rows } = await db.owner.query<{ name: string }>({
    text: `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and has_column_privilege($2, attrelid, attnum, $3) order by attnum`,
    values: [table, `app_${role}`, right],
  });
  return rows.map(({ name }) => name);
}

async function writableColumn(table: string, role: Role): Promise<string> {
  const columns = await columnsWith("UPDATE", table, role);
  return columns.find((name) => name !== "id") ?? columns[0] ?? keyOf(table);
}

async function insertCopy(client: PoolClient, table: string, { id, role }: { id: string; role: Role }) {
  const granted = await columnsWith("INSERT", table, role);
  const columns = granted.length > 0 ? granted : [keyOf(table)];
  const { rows } = await db.owner.query<{ row: Record<string, unknown> }>({
    text: `select to_jsonb(t) as row from ${table} t where ${identity(table)} = $1`,
    values: [id],
  });
  const kept = columns.filter((column) => column !== "id");
  const list = kept.length > 0 ? kept : columns;
  return client.query({
    text: `insert into ${table} (${list.join(", ")}) select ${list.join(", ")} from jsonb_populate_record(null::${table}, $1)`,
    values: [JSON.stringify(rows[0]?.row)],
  });
}

function personWith(role: Role): Caller {
  const { ada, tom, carla, uma } = shop;
  const people: Record<Role, Caller> = {
    admin: ada,
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

/** Rows of Carla, of Cyd and of the shop in every table, drafts and sent papers among them. */
async function fillEveryTable() {
  const { owner } = db;
  for (const { customerId, userId } of [shop.carla, shop.cyd]) {
    const order = await addOrder(owner, shop, {
      customerId,
      assigned_technician_id: customerId === shop.carla.customerId ? shop.tom.userId : null,
    });
    const later = await addOrder(owner, shop, {
      customerId,
      status: "calibrate",
      checked_in_at: "2026-05-04T15:00:00Z",
    });
    await addEstimate(owner, shop, { service_order_id: order.id, status: "draft" });
    await addEstimate(owner, shop, { service_order_id: later.id, status: "approved" });
    await addInvoice(owner, shop, { service_order_id: order.id, status: "draft", number: null });
    await addInvoice(owner, shop, { service_order_id: later.id });
    await save(owner, "app.admin_notifications", [buildNotification({ service_order_id: order.id })]);
    await save(owner, "app.messages", [buildMessage({ service_order_id: order.id })]);
    const files = [true, false].map((visible) =>
      buildFile({ service_order_id: order.id, customer_id: customerId, customer_visible: visible }),
    );
    const own = buildFile({ uploaded_by: userId });
    const kept = { uploaded_by: userId, created_at: "2026-05-04T15:00:00Z" };
    const older = [buildFile(kept), buildFile({ ...kept, version_of: own.id })];
    await save(owner, "app.files", [...files, own, ...older]);
    const texts = [...files, own].map(({ id }) => buildRepairOrderText({ file_id: id }));
    await save(owner, "app_private.repair_order_texts", texts);
    await fillTasks(order.id);
    await fillSchedule(order.id);
    await fillWork(later.id);
    await save(owner, "app.intake_drafts", [{ user_id: userId, answers: {} }]);
    await save(owner, "app.saved_views", [buildSavedView({ user_id: userId })]);
  }
  await save(owner, "app.saved_views", [
    buildSavedView({ user_id: shop.ada.userId, is_shared: true }),
    buildSavedView({ user_id: shop.tom.userId }),
  ]);
  await fillWebhooks([null, shop.carla.customerId, shop.cyd.customerId]);
  await save(owner, "app.admin_notifications", [buildNotification()]);
  const place = buildAddress();
  await save(owner, "app.addresses", [place]);
  await save(owner, "app.facilities", [buildFacility({ address_id: place.id })]);
  const competence = { user_id: shop.tom.userId, line_item_type_id: shop.lineItemType("CAL-FRAD") };
  await save(owner, "app.competences", [buildCompetence(competence)]);
  await fillSignIn(shop.carla.userId);
}

/** Tasks that ask the customer and that do not, with slots for all eyes and for ours. */
async function fillTasks(orderId: string) {
  const uploadTarget = { service_order_id: orderId };
  const tasks = [true, false].map((asks) =>
    buildOrderTask({ ...uploadTarget, service_order_status_id: shop.status("new"), asks_customer: asks }),
  );
  await save(db.owner, "app.order_tasks", tasks);
  const slots = tasks.flatMap(({ id }) =>
    [true, false].map((visible) =>
      buildOrderTaskFile({ ...uploadTarget, order_task_id: id, customer_visible: visible }),
    ),
  );
  await save(db.owner, "app.order_task_files", slots);
}

/** A calibration with its attempt, a readiness check, and messages to the customer and among staff. */
async function fillWork(orderId: string) {
  const { owner } = db;
  const uploadTarget = { service_order_id: orderId };
  const calibration = buildOrderCalibration({ ...uploadTarget, line_item_type_id: shop.lineItemType("RST-OCS") });
  await save(owner, "app.order_calibrations", [calibration]);
  const attempt = buildCalibrationAttempt({ ...uploadTarget, order_calibration_id: calibration.id });
  await save(owner, "app.calibration_attempts", [attempt]);
  await save(owner, "app.readiness_checks", [buildReadinessCheck({ ...uploadTarget, key: "battery" })]);
  const messages = [true, false].map((internal) => buildOrderMessage({ ...uploadTarget, is_internal: internal }));
  await save(owner, "app.order_messages", messages);
}

/** An appointment in a bay of its own. */
async function fillSchedule(orderId: string) {
  const bay = buildBay({ facility_id: shop.facilityId });
  await save(db.owner, "app.bays", [bay]);
  const place = { facility_id: shop.facilityId, bay_id: bay.id };
  const appointment = buildAppointment({ ...place, service_order_id: orderId });
  await save(db.owner, "app.appointments", [appointment]);
  await save(db.owner, "app.duration_overrides", [buildDurationOverride({ appointment_id: appointment.id })]);
}

/** A webhook of the shop and of each customer, each with a delivery. */
async function fillWebhooks(customerIds: readonly (string | null)[]) {
  await db.owner.query({
    text: `with added as (insert into app.webhooks (customer_id, url, event_types, sealed_secret)
        select whose, 'https://hooks.example.com', '{order.created}', 'secret' from unnest($1::uuid[]) as whose returning id)
      insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id)
      select id, 1, 'order.created', gen_random_uuid() from added`,
    values: [customerIds],
  });
}

/** What proves who Carla is, one row of each kind. */
async function fillSignIn(userId: string) {
  const day = "now() + interval '1 day'";
  const inserts = [
    "user_passwords (user_id, password_hash) values ($1, 'hash')",
    `refresh_tokens (user_id, token_hash, expires_at) values ($1, 'token', ${day})`,
    `spent_refresh_tokens (token_hash, session_id, spent_at, expires_at)
      select 'spent', id, now(), ${day} from app_private.refresh_tokens where user_id = $1`,
    `tickets (user_id, purpose, ticket_hash, expires_at) values ($1, 'mfaTotp', 'ticket', ${day})`,
    "user_totp (user_id, sealed_secret) values ($1, 'secret')",
    "security_keys (user_id, credential_id, public_key) values ($1, 'credential', 'key')",
    `security_key_challenges (challenge_hash, purpose, user_id, expires_at) values ('challenge', 'add', $1, ${day})`,
    "user_identities (user_id, provider, provider_user_id) values ($1, 'google', '1')",
    `provider_sign_ins (state_hash, provider, sealed_sign_in, expires_at) select 'state', 'google', 'visit', ${day} where $1::uuid is not null`,
    "calendar_links (user_id, subject, subject_id, token_hash) values ($1, 'customer', $1, 'link')",
    "client_keys (caller, verb, key_hash, input_hash) values ('customer:' || $1, 'submitIntake', 'key', 'input')",
    "request_counts (key, taken_at, ends_at) select 'key', array[now()], now() where $1::uuid is not null",
    "kiosk_links (name, token_hash, created_by) values ('Wall', 'wall', $1)",
    "avatars (user_id, content, mime_type) values ($1, 'picture', 'image/png')",
  ];
  for (const insert of inserts) {
    await db.owner.query({ text: `insert into app_private.${insert}`, values: [userId] });
  }
  await db.owner.query({
    text: `insert into app.messages (channel, template, recipient, body, user_id)
      values ('email', 'email-verify', 'carla@example.com', 'Hello', $1)`,
    values: [userId],
  });
}
