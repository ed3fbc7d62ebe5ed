import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildBay, buildCredential, buildOrderCalibration, buildUser, save, type Row } from "#db/rows/factories.ts";
import { readDisplaced } from "#modules/schedule/facilities/read-displaced.ts";
import { proposePlan } from "#modules/schedule/routes/propose-plan.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { verbsOver } from "../../../../test/run-as.ts";
import type { ProposedPlan } from "../../../../test/schedule/proposed-plan.ts";
import { addVanStop, placeBase } from "../../../../test/schedule/van-stops.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { saveCredential } from "./save-credential.ts";
import { withdrawCredential } from "./withdraw-credential.ts";

let db: TestDatabase;
let shop: Shop;
let vans: { own: string; other: string };
let tina: Row;
let credential: Row;
let radar: Row;
const clock = () => new Date("2026-05-04T18:00:00Z"); // Monday, 12:00 in Denver
const date = "2026-05-06";

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  await placeBase(db.owner, shop);
  await db.owner.query("update app.facilities set checks_competences = true");
  const second = buildBay({ facility_id: shop.facilityId, name: "Van 2", kind: "mobile" });
  tina = buildUser({ display_name: "Tina", email: "tina@example.com", default_role: "technician" });
  const { van } = await addBays(db.owner, shop.facilityId);
  await save(db.owner, "app.bays", [second]);
  await save(db.owner, "app.users", [tina]);
  vans = { own: van.id, other: second.id };
});
afterAll(() => db[Symbol.asyncDispose]());

beforeEach(async () => {
  await db.owner.query(
    "delete from app.appointments; delete from app.credentials; delete from graphile_worker._private_jobs",
  );
  credential = buildCredential({ user_id: shop.tom.userId });
  await save(db.owner, "app.credentials", [credential, buildCredential({ user_id: tina.id })]);
  radar = await addVanStop(db.owner, shop, { bayId: vans.own, miles: 10, starts: `${date} 09:00` });
  const work = {
    service_order_id: String(radar["service_order_id"]),
    line_item_type_id: shop.lineItemType("CAL-FRAD"),
  };
  await save(db.owner, "app.order_calibrations", [buildOrderCalibration(work)]);
  const elsewhere = { bayId: vans.other, technicianId: tina.id, miles: 12, starts: `${date} 13:00` };
  await addVanStop(db.owner, shop, elsewhere);
});

const act = verbsOver(() => db, { clock });
const withdraw = () => act(shop.ada, withdrawCredential, { id: credential.id, version: 1, reason: "Not renewed" });
const displaced = async () => {
  const found = await inTransaction({ pool: db.server, clock }, shop.ada, (tx) =>
    readDisplaced(shop.facilityId, tx, clock()),
  );
  return found.map(({ id, reason }) => [id, reason]);
};
const queued = async () => {
  const { rows } = await db.owner.query(
    "select payload from graphile_worker._private_jobs where key like 'replan-vans:%'",
  );
  return rows.map(({ payload }) => payload);
};

test("what a technician was certified for is listed as displaced when the credential is withdrawn, and a plan is looked for", async () => {
  const before = await displaced();

  await withdraw();

  expect(before).toEqual([]);
  expect(await displaced()).toEqual([[radar.id, "technicianNotCertified"]]);
  expect(await queued()).toMatchObject([{ date, cause: "credential" }]);
});

test("a corrected credential that covers less does the same", async () => {
  const { id, user_id: userId } = credential;
  const corrected = { id, version: 1, userId, issuer: "ase", title: "Cameras only", systems: ["CAL-FCAM-S"] };

  await act(shop.ada, saveCredential, corrected);

  expect(await displaced()).toEqual([[radar.id, "technicianNotCertified"]]);
  expect(await queued()).toHaveLength(1);
});

test("where nobody asks for credentials, nothing is displaced and no plan is looked for", async () => {
  await db.owner.query("update app.facilities set checks_competences = false");

  await withdraw();
  const found = [await displaced(), await queued()];
  await db.owner.query("update app.facilities set checks_competences = true");

  expect(found).toEqual([[], []]);
});

test("the better plan gives the stop to somebody who is certified for it", async () => {
  await withdraw();

  const answer = await act(shop.ada, proposePlan, { facilityId: shop.facilityId, date });
  const { after } = answer as unknown as ProposedPlan;

  expect(after.find(({ bayId }) => bayId === vans.other)?.stops.map(({ id }) => id)).toContain(radar.id);
});
