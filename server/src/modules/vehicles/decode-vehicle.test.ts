import { afterAll, beforeAll, expect, test } from "vitest";
import type { VinAnswer } from "#integrations/vin-decoder/vin-decoder.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Shop } from "../../../test/shop.ts";
import { decodeVehicle } from "./decode-vehicle.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const answer = (vinNumber: string, values: Partial<VinAnswer> = {}): VinAnswer => ({
  vinNumber,
  checkDigitMatches: true,
  make: "Toyota",
  model: "Camry",
  trim: null,
  year: 2021,
  source: "decoder",
  tableDay: null,
  adasFeatures: ["LaneKeepSystem"],
  raw: { Make: "TOYOTA" },
  ...values,
});

const vin = "4T1G11AK2MU990001";
async function addCar(values: object = {}) {
  const { customerId } = shop.carla;
  const order = await addOrder(server.db.owner, shop, {
    customerId,
    vehicle: { vin_number: vin, year: 2021, archived_at: new Date(), ...values },
  });
  return order.vehicle.id;
}

const clock = () => new Date("2026-05-04T18:00:00Z");

async function stored(id: string, decode: (vin: string) => Promise<VinAnswer>) {
  await decodeVehicle(id, { pool: server.db.server, clock, decode });
  const text =
    "select vin_decoded_at, vin_decode ->> 'source' as source, adas_features from app.vehicles where id = $1";
  return (await server.db.owner.query({ text, values: [id] })).rows[0];
}

test("the decoder's answer and the features it reports are stored", async () => {
  const row = await stored(await addCar(), async (asked) => answer(asked));

  expect(row).toMatchObject({ source: "decoder", adas_features: ["LaneKeepSystem"] });
});

test("a VIN that tells nothing stays undecoded", async () => {
  const row = await stored(await addCar(), async (asked) => answer(asked, { source: "built-in", make: null }));

  expect(row.vin_decoded_at).toBeNull();
});

test("an answer about a VIN that was changed meanwhile is not stored, and a changed VIN is undecoded again", async () => {
  const id = await addCar();
  await stored(id, async (asked) => answer(asked));
  const row = await stored(id, async (asked) => {
    const text = "update app.vehicles set vin_number = '1HGCM82633A004352' where id = $1";
    await server.db.owner.query({ text, values: [id] });
    return answer(asked);
  });

  expect(row).toEqual({ vin_decoded_at: null, source: null, adas_features: null });
});
