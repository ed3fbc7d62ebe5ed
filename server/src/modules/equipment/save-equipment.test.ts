import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildBay, buildFacility, save as saveRows } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { saveEquipment } from "./save-equipment.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const tool = { kind: "scanTool", name: "Autel MS909", serialNumber: "A1", expiresOn: "2027-01-31" };
const save = (person: Person, input: object) =>
  inTransaction(db.server, person, (tx) => saveEquipment({ facilityId: shop.facilityId, ...tool, ...input }, tx));

test("an admin registers a tool and renews its certificate", async () => {
  const { equipment: id } = await save(shop.ada, {});
  await save(shop.ada, { id, version: 1, softwareVersion: "4.2", certifiedOn: "2027-01-20", expiresOn: "2028-01-31" });

  const { rows } = await db.owner.query({
    text: "select software_version, expires_on::text, version from app.equipment where id = $1",
    values: [id],
  });
  expect(rows).toEqual([{ software_version: "4.2", expires_on: "2028-01-31", version: 2 }]);
});

test("what somebody else changed meanwhile is refused, and so is the same serial number twice", async () => {
  const { equipment: id } = await save(shop.ada, { serialNumber: "B1" });
  await save(shop.ada, { id, version: 1, serialNumber: "B1", isActive: false });

  await expect(save(shop.ada, { id, version: 1, serialNumber: "B1" })).rejects.toMatchObject({
    code: "equipment-changed",
  });
  await expect(save(shop.ada, { serialNumber: "b1" })).rejects.toMatchObject({ code: "invalid-input" });
});

test("technicians register nothing, and a certificate cannot end before it begins", async () => {
  await expect(save(shop.tom, { serialNumber: "C1" })).rejects.toMatchObject({ code: "permission-error" });
  const backwards = { serialNumber: "C1", certifiedOn: "2027-02-01", expiresOn: "2027-01-31" };
  await expect(save(shop.ada, backwards)).rejects.toMatchObject({ code: "invalid-input" });
});

const refused = (field: string) => ({ code: "invalid-input", details: { fields: [{ field }] } });

test("it is kept in a bay of its own location, serves calibrations of the list, and a loan names who has it", async () => {
  const elsewhere = buildFacility({ facility_name: "Boulder" });
  await saveRows(db.owner, "app.facilities", [elsewhere]);
  const [here, there] = [buildBay({ facility_id: shop.facilityId }), buildBay({ facility_id: elsewhere.id })];
  await saveRows(db.owner, "app.bays", [here, there]);
  const target = { kind: "target", serialNumber: "D1" };

  await expect(save(shop.ada, { ...target, bayId: there.id })).rejects.toMatchObject(refused("bayId"));
  await expect(save(shop.ada, { ...target, systems: ["OIL-CHANGE"] })).rejects.toMatchObject(refused("systems"));
  await expect(save(shop.ada, { ...target, onLoanUntil: "2027-01-31" })).rejects.toMatchObject(refused("onLoanTo"));
  const { equipment: id } = await save(shop.ada, {
    ...target,
    bayId: here.id,
    systems: ["CAL-FRAD", "CAL-FRAD"],
    makes: ["Toyota"],
  });

  const { rows } = await db.owner.query("select bay_id, systems, makes from app.equipment where id = $1", [id]);
  expect(rows).toEqual([{ bay_id: here.id, systems: ["CAL-FRAD"], makes: ["Toyota"] }]);
});
