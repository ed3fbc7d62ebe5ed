import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { buildFacility, save } from "#db/rows/factories.ts";
import { addInvoice, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { readWorkFigures } from "./figures/read-work-figures.ts";
import { keepAllDays, keepDays, keepSomeDays } from "./keep-days.ts";

let db: TestDatabase;
let shop: Shop;
let boulder: string;
let orderId: string;

const day = 24 * 3_600_000;
const before = (days: number) => new Date(Date.now() - days * day);

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const facility = buildFacility({ facility_name: "Boulder" });
  boulder = facility.id;
  await save(db.owner, "app.facilities", [facility]);
  const { customerId } = shop.carla;
  const add = (values: object) => addOrder(db.owner, shop, { customerId, created_at: before(5), ...values });
  const { id } = await add({ released_at: before(3), checked_in_at: before(4) });
  orderId = id;
  await add({ facility_id: boulder, released_at: before(3), checked_in_at: before(4) });
  const issue_date = before(3).toISOString().slice(0, 10);
  await addInvoice(db.owner, shop, { service_order_id: id, number: "INV-1", issue_date });
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
  await keep();
});

const keep = () => asSystem(db.server, keepDays);
const of30Days = { days: 30, from: null, to: null, facility: null, customerKind: null };
const figures = () => inTransaction(db.server, shop.ada, (tx) => readWorkFigures(of30Days, tx));
const setZone = (zone: string) => db.owner.query("update app.facilities set time_zone = $1 where is_base", [zone]);
const released = async () => (await figures()).figures.find(({ key }) => key === "releasedOrders")?.value;

test("days that are kept are not counted again until something of them changes", async () => {
  await db.owner.query(
    "update app_private.kept_figures set count = 70 where figure = 'released' and facility_id = $1",
    [boulder],
  );
  expect(await released()).toBe(71);
  expect(await keep()).toBe(0);

  await db.owner.query("update app.service_orders set released_at = released_at - interval '1 minute' where id = $1", [
    orderId,
  ]);

  expect(await released()).toBe(2);
  expect(await keep()).toBeGreaterThan(0);
  expect(await released()).toBe(2);
});

test("days are kept in parts, the latest first, and meanwhile the figures are the same", async () => {
  await db.owner.query("delete from app_private.kept_days");

  const counted = await asSystem(db.server, (system) => keepSomeDays(system, 20));
  const { rows } = await db.owner.query<{ figure: string; days: number; latest: boolean }>(
    "select figure, count(*)::integer as days, min(starts) > now() - interval '22 days' as latest from app_private.kept_days group by 1",
  );
  expect(counted).toBe(20);
  expect(rows).toEqual([{ figure: "created", days: 20, latest: true }]);
  expect(await released()).toBe(2);

  await keepAllDays(db.server);

  expect(await keep()).toBe(0);
  expect(await released()).toBe(2);
});

test("a change that is not committed while days are kept counts as soon as it is", async () => {
  const client = await db.owner.connect();
  try {
    await client.query("begin");
    await client.query("update app.service_orders set released_at = null where id = $1", [orderId]);
    await db.owner.query("update app.service_orders set intake_method = 'tow' where facility_id = $1", [boulder]);
    await keep();
    expect(await released()).toBe(2);
    await client.query("commit");
  } finally {
    client.release();
  }

  expect(await released()).toBe(1);
  await keep();
  expect(await released()).toBe(1);
  await db.owner.query("update app.service_orders set released_at = $2 where id = $1", [orderId, before(3)]);
});

test("changes of one day do not wait for each other", async () => {
  const [one, other] = [await db.owner.connect(), await db.owner.connect()];
  try {
    for (const client of [one, other]) await client.query("begin; set local lock_timeout = '2s'");
    const change = "update app.service_orders set intake_method = 'pickup' where facility_id is not distinct from $1";
    await one.query(change, [boulder]);
    await expect(
      other.query("update app.service_orders set intake_method = 'tow' where id = $1", [orderId]),
    ).resolves.toBeDefined();
    for (const client of [one, other]) await client.query("rollback");
  } finally {
    one.release();
    other.release();
  }
});

test("days are counted anew when the shop moves to another time zone", async () => {
  const [was, wereReleased] = [await figures(), await released()];

  await setZone("Asia/Kolkata");
  const moved = await figures();
  await keep();

  expect(await figures()).toEqual(moved);
  expect(await released()).toBe(wereReleased);
  await setZone("America/Denver");
  expect(await figures()).toEqual(was);
});

test("what is kept is seen by those alone who see what was counted", async () => {
  const { rows } = await db.owner.query<{ figure: string }>("select distinct figure from app_private.kept_figures");
  const ofWork = ["checkedIn", "comebacks", "created", "documented", "released"];
  expect(rows.map(({ figure }) => figure).toSorted()).toEqual(
    [...ofWork, "earned", "firstInvoiced", "invoiced"].toSorted(),
  );
  const seenBy = (person: Person) =>
    inTransaction(db.server, person, ({ caller }) =>
      caller.rows({ text: "select distinct figure, facility_id from app_private.kept_figures order by 1, 2" }),
    );

  await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, [boulder]]);

  expect(await seenBy(shop.tom)).toEqual(ofWork.map((figure) => ({ figure, facilityId: boulder })));
  await expect(seenBy(shop.carla)).rejects.toThrow("permission denied");
});
