import type { FieldSpec } from "@boresight/domain/base/record";
import { snakeCase } from "@boresight/domain/base/text";
import { vehicle, vehicleFieldNames } from "@boresight/domain/vehicles/vehicle-fields";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildVehicle, save } from "#db/rows/factories.ts";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { openShop, type Shop } from "../../../test/shop.ts";
import { mergeVehicles } from "./merge-vehicles.ts";
import { moveVehicle } from "./move-vehicle.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());

const samples: Partial<Record<FieldSpec["kind"], unknown>> = {
  line: "AB",
  text: "AB",
  email: "olga@own.example",
  phone: "+13035550103",
  flag: true,
  whole: 1979,
  miles: 48_000,
  money: 100,
  day: "2026-05-04",
  moment: "2026-05-04T10:00:00.000Z",
};
const said = Object.fromEntries(
  vehicleFieldNames.map((name) => {
    const { kind, choices = {} } = vehicle.field(name);
    const value = Object.keys(choices)[0] ?? samples[kind];
    if (value === undefined) throw new Error(`A sample of the kind ${kind} is missing for ${name}`);
    return [snakeCase(name), value];
  }),
);

async function addVehicle(values: object): Promise<string> {
  const car = buildVehicle({ customer_id: shop.carla.customerId, ...values });
  await save(db.owner, "app.vehicles", [car]);
  return car.id;
}

async function saidOf(condition: string, id: string) {
  const { rows } = await db.owner.query({
    text: `select ${Object.keys(said).join(", ")} from app.vehicles where ${condition} = $1`,
    values: [id],
  });
  return rows;
}

test("a vehicle that moves leaves a record that says all that was said of it", async () => {
  const id = await addVehicle(said);

  const move = { id, version: 1, customerId: shop.cyd.customerId, keepsOwner: true };
  await inTransaction(db.server, shop.ada, (tx) => moveVehicle(move, tx));

  expect(await saidOf("merged_into_id", id)).toEqual([said]);
  expect(await saidOf("id", id)).toEqual([said]);
});

test("a record that says nothing takes over all that the merged one says", async () => {
  const needed = Object.fromEntries(["year", "make", "model", "vehicle_description"].map((name) => [name, said[name]]));
  const empty = { ...needed, vin_number: null, trim: "", owner_first_name: "", owner_last_name: "" };
  const survivorId = await addVehicle(empty);
  const mergedId = await addVehicle(said);

  const merge = { survivorId, survivorVersion: 1, mergedId, mergedVersion: 1 };
  await inTransaction(db.server, { ...shop.ada, isElevated: true }, (tx) => mergeVehicles(merge, tx));

  expect(await saidOf("id", survivorId)).toEqual([said]);
});
