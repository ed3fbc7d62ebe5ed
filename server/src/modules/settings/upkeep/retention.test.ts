import { retentionBounds } from "@boresight/domain/settings/retention";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeOldImportRows } from "#modules/settings/import/remove-old-import-rows.ts";
import { removeOldEvents } from "#modules/settings/webhooks/remove-old-events.ts";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { inEnglish } from "../../../../test/in-english.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { saveRetention } from "./save-retention.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const usual = { auditYears: 7, eventDays: 90, deliveryDays: 30, importResultDays: 90 };
const latest = async () =>
  (await db.owner.query("select * from app.shop_settings order by version desc limit 1")).rows[0];
const save = async (retention: object, person: Person = shop.ada, version?: number) => {
  const input = { version: version ?? (await latest()).version, ...usual, ...retention };
  return inTransaction(db.server, person, (tx) => saveRetention(input, tx)).catch(inEnglish);
};

test("without a choice it is seven years for the audit, and days for the rest", async () => {
  expect(await latest()).toMatchObject({ audit_years: 7, event_days: 90, delivery_days: 30, import_result_days: 90 });
});

test("an admin chooses how long things are kept, and the audit says who changed what", async () => {
  const { version } = await latest();

  await save({ auditYears: null, eventDays: 365 });

  expect(await latest()).toMatchObject({ version: version + 1, audit_years: null, event_days: 365, delivery_days: 30 });
  const { rows } = await db.owner.query(
    "select actor_id, action, version, changes from app.audit_entries where entity = 'shop_settings' order by at desc limit 1",
  );
  const changes = { audit_years: [7, null], event_days: [90, 365] };
  expect(rows).toEqual([{ actor_id: shop.ada.userId, action: "changed", version: version + 1, changes }]);
});

test("a change of a version that is not the latest is refused", async () => {
  const { version } = await latest();

  await expect(save({}, shop.ada, version - 1)).rejects.toMatchObject({ code: "definition-changed" });
});

test.each(["tom", "carla", "uma"] as const)("%s does not choose how long things are kept", async (name) => {
  await expect(save({}, shop[name])).rejects.toMatchObject({ code: "permission-error" });
});

const fields = Object.entries(retentionBounds);

test.each(fields)("%s is kept within its bounds, and one beyond them is told at its field", async (field, bounds) => {
  await save({ [field]: bounds.least });
  await save({ [field]: bounds.most });

  for (const wrong of [bounds.least - 1, bounds.most + 1, bounds.least + 0.5, "9", undefined])
    await expect(save({ [field]: wrong }), String(wrong)).rejects.toMatchObject({
      code: "invalid-input",
      details: { fields: [{ field, message: `Enter a whole number from ${bounds.least} to ${bounds.most}` }] },
    });
});

test("the database holds the bounds too", async () => {
  const wrong = {
    audit_years: [6, 31],
    event_days: [29, 366, null],
    delivery_days: [6, 91, null],
    import_result_days: [29, 366, null],
  };
  for (const [column, values] of Object.entries(wrong))
    for (const value of values)
      await expect(
        db.owner.query({ text: `update app.shop_settings set ${column} = $1`, values: [value] }),
        `${column} ${value}`,
      ).rejects.toMatchObject({ code: value === null ? "23502" : "23514" });
});

test("the server deletes what is older than the shop has chosen, and only that", async () => {
  await save({ eventDays: 40, deliveryDays: 10, importResultDays: 35 });
  await db.owner.query(`
    insert into app_private.events (type, entity_id, actor_role, at)
      select 'vehicle.created', gen_random_uuid(), 'system', now() - make_interval(days => age) from unnest('{39, 41}'::int[]) age;
    with hook as (insert into app.webhooks (url, event_types, sealed_secret)
        values ('https://hooks.example.com', '{vehicle.created}', 'secret') returning id)
      insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id, status, created_at)
      select id, 1, 'vehicle.created', gen_random_uuid(), 'delivered', now() - make_interval(days => age)
      from hook, unnest('{9, 11}'::int[]) age;
    with done as (insert into app.imports (kind, file_name, mode, created_count, updated_count, skipped_count, wrong_count, created_at)
        select 'customers', age || '.csv', 'whole', 1, 0, 0, 0, now() - make_interval(days => age) from unnest('{34, 36}'::int[]) age
        returning id)
      insert into app_private.import_rows (import_id, line, cells, outcome) select id, 2, '{Alpine}', 'created' from done`);

  await asSystem({ pool: db.server, clock: () => new Date() }, async (_system, work) => {
    await removeOldEvents(work);
    await removeOldImportRows(work);
  });

  const { rows } = await db.owner.query(`select
    array(select extract(day from now() - at)::int from app_private.events where type = 'vehicle.created') as events,
    array(select extract(day from now() - created_at)::int from app.webhook_deliveries) as deliveries,
    array(select i.file_name from app_private.import_rows r join app.imports i on i.id = r.import_id) as imports`);
  expect(rows).toEqual([{ events: [39], deliveries: [9], imports: ["34.csv"] }]);
});
