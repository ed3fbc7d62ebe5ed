/** A technician limited to some facilities sees only their orders and what hangs on those. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "./database.ts";
import { buildFacility, buildFile, buildOrderMessage, save } from "../db/rows/factories.ts";
import { addEstimate, addOrder, openShop, type Shop } from "./shop.ts";

let db: TestDatabase;
let shop: Shop;
const at = { here: "", elsewhere: "", nowhere: "" };

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const elsewhere = buildFacility({ facility_name: "Boulder" });
  await save(db.owner, "app.facilities", [elsewhere]);
  const places = { here: shop.facilityId, elsewhere: elsewhere.id, nowhere: null };
  for (const [place, facility_id] of Object.entries(places)) {
    const { id } = await addOrder(db.owner, shop, { customerId: shop.carla.customerId, facility_id });
    at[place as keyof typeof at] = id;
    await addEstimate(db.owner, shop, { service_order_id: id });
    await save(db.owner, "app.order_messages", [buildOrderMessage({ service_order_id: id })]);
    await save(db.owner, "app.files", [buildFile({ service_order_id: id })]);
  }
});
afterAll(() => db[Symbol.asyncDispose]());

const limitTom = (facilities: (string | null)[] | null) =>
  db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, facilities]);

/** The places of which Tom sees the rows of these tables. */
const seenPlaces = (table: string, order = "service_order_id") =>
  inTransaction(db.server, shop.tom, async ({ caller }) => {
    const seen = await caller.rows<{ id: string }>({ text: `select distinct ${order} as id from ${table}` });
    return Object.entries(at).flatMap(([place, id]) => (seen.some((row) => row.id === id) ? [place] : []));
  });

test.each([
  ["any facility", () => null, ["here", "elsewhere", "nowhere"]],
  ["one facility", () => [shop.facilityId], ["here"]],
  ["one facility and a gap in the list", () => [shop.facilityId, null], ["here"]],
  ["no facility", () => [], []],
])(
  "a technician of %s sees just the orders there, their estimates, lines, messages and files",
  async (_what, own, places) => {
    await limitTom(own());

    expect(await seenPlaces("app.service_orders", "id")).toEqual(places);
    for (const table of ["app.estimates", "app.order_messages", "app.files", "app.status_changes"]) {
      expect(await seenPlaces(table), table).toEqual(places);
    }
    const lines = "app.line_items l join app.estimates e on e.id = l.estimate_id";
    expect(await seenPlaces(lines, "e.service_order_id")).toEqual(places);
  },
);

test("a technician of a facility without orders sees the first one there at once, and what comes there from elsewhere", async () => {
  const fresh = buildFacility({ facility_name: "Golden" });
  await save(db.owner, "app.facilities", [fresh]);
  await limitTom([fresh.id]);
  const { customerId, vehicleId } = await vehicleOfCarla();

  const added = await inTransaction(db.server, shop.tom, async ({ caller }) => {
    expect(await caller.rows({ text: "select id from app.service_orders" })).toEqual([]);
    const { id } = await caller.one<{ id: string }>({
      text: "insert into app.service_orders (customer_id, vehicle_id, facility_id) values ($1, $2, $3) returning id",
      values: [customerId, vehicleId, fresh.id],
    });
    expect(await caller.rows({ text: "select id from app.service_orders" })).toEqual([{ id }]);
    return id;
  });
  await db.owner.query(
    "update app.service_orders set facility_id = $1, created_at = now() - interval '9 years' where id = $2",
    [fresh.id, at.nowhere],
  );

  const seen = await inTransaction(db.server, shop.tom, ({ caller }) =>
    caller.rows<{ id: string }>({ text: "select id from app.service_orders" }),
  );
  expect(seen.map(({ id }) => id).toSorted()).toEqual([added, at.nowhere].toSorted());
  await limitTom([fresh.id, shop.facilityId]);
  const moved = await inTransaction(db.server, shop.tom, ({ caller }) =>
    caller.rows({
      text: "update app.service_orders set facility_id = $1 where id = $2 returning id",
      values: [shop.facilityId, added],
    }),
  );
  expect(moved).toEqual([{ id: added }]);
  await db.owner.query("delete from app.service_orders where id = $1", [added]);
  await db.owner.query("update app.service_orders set facility_id = null where id = $1", [at.nowhere]);
});

async function vehicleOfCarla() {
  const { rows } = await db.owner.query<{ vehicle_id: string }>(
    "select vehicle_id from app.service_orders where id = $1",
    [at.here],
  );
  return { customerId: shop.carla.customerId, vehicleId: rows[0]?.vehicle_id };
}

test("a limited technician changes and deletes no line of another facility's draft", async () => {
  await limitTom([shop.facilityId]);
  const touched = (text: string) => inTransaction(db.server, shop.tom, ({ caller }) => caller.run({ text }));
  await db.owner.query("update app.estimates set status = 'draft'");

  expect(await touched("update app.line_items set quantity = 2")).toBe(1);
  expect(await touched("delete from app.line_items")).toBe(1);
});

test.each([
  // And since when they have had orders.
  ["app.service_orders", "order by created_at desc limit 25", "service_orders_created_at_idx", 2],
  ["app.estimates", "where service_order_id = gen_random_uuid()", "estimates_service_order_id", 1],
])("the facilities of a technician are looked up once for all rows of %s", async (table, rest, index, lookedUp) => {
  const plan = await inTransaction(db.server, shop.tom, async ({ caller }) => {
    await caller.run({ text: "set local enable_seqscan = off" });
    await caller.run({ text: "set local enable_sort = off" });
    return caller.rows<{ "QUERY PLAN": string }>({
      text: `explain (verbose, costs off) select id from ${table} ${rest}`,
    });
  });

  const lines = plan.map((row) => row["QUERY PLAN"]).join("\n");
  expect(lines.match(/InitPlan \d+$/gm)).toHaveLength(lookedUp);
  expect(lines).not.toMatch(/at_own_facility|Filter:.*own_facility_ids/);
  expect(lines).toContain(index);
});
