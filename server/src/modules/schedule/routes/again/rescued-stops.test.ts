import { afterEach, beforeEach, expect, test } from "vitest";
import { saveBay } from "#modules/schedule/facilities/save-bay.ts";
import { createLog } from "#platform/log.ts";
import { buildBay, buildOrderCalibration, buildUser, save } from "../../../../../db/rows/factories.ts";
import { addBays } from "../../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../../test/database.ts";
import { verbsOver } from "../../../../../test/run-as.ts";
import { addVanStop, placeBase } from "../../../../../test/schedule/van-stops.ts";
import { openShop, type Shop } from "../../../../../test/shop.ts";
import { replanSchema, replanVans } from "./replan-vans.ts";

let db: TestDatabase;
let shop: Shop;
const clock = () => new Date("2026-05-06T13:00:00Z"); // A Wednesday, 7:00 in Denver.

beforeEach(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await placeBase(db.owner, shop);
});
afterEach(() => db[Symbol.asyncDispose]());

test.each([
  ["can do less than before", { capabilities: [] }],
  ["is a fixed bay now", { kind: "bay" }],
])(
  "of a plan that only gives a stop another van the office is told, though it saves nothing: it %s",
  async (_, change) => {
    const { van } = await addBays(db.owner, shop.facilityId);
    const second = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
    const tina = buildUser({ display_name: "Tina", email: "tina@example.com", default_role: "technician" });
    await save(db.owner, "app.bays", [second]);
    await save(db.owner, "app.users", [tina]);
    const stop = await addVanStop(db.owner, shop, { bayId: van.id, miles: 20, starts: "2026-05-06 09:00" });
    const other = { bayId: second.id, technicianId: tina.id, miles: -20, starts: "2026-05-06 13:00" };
    await addVanStop(db.owner, shop, other);
    const radar = {
      line_item_type_id: shop.lineItemType("CAL-FRAD"),
      service_order_id: String(stop["service_order_id"]),
    };
    await save(db.owner, "app.order_calibrations", [buildOrderCalibration(radar)]);
    const input = {
      id: van.id,
      facilityId: shop.facilityId,
      name: "Van",
      kind: "mobile",
      capabilities: [],
      isActive: true,
      ...change,
    };
    await verbsOver(() => db, { clock })(shop.ada, saveBay, input);

    const { rows } = await db.owner.query(
      "select payload from graphile_worker._private_jobs where key like 'replan-vans:%'",
    );
    for (const { payload } of rows)
      await replanVans(replanSchema.parse(payload), {
        pool: db.server,
        clock,
        log: createLog("silent"),
        config: { vroomUrl: null },
      });

    const alerts = await db.owner.query("select kind from app.admin_notifications where kind = 'betterPlan'");
    expect(rows).toHaveLength(1);
    expect(alerts.rows).toHaveLength(1);
  },
);
