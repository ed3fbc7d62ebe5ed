import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildVehicle, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const owned = "id version ownerPhone ownerPhoneExtension";

async function ask(person: Person, verb: string, input: object, elevated = false) {
  const type = `${verb.slice(0, 1).toUpperCase()}${verb.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { answer: ${verb}(input: $input) { vehicle { ${owned} } } }`;
  const token = await tokenFor(person, server, { elevated });
  const { data, errors } = await server.graphql(query, { input }, { token });
  return { vehicle: data?.answer?.vehicle, error: errors?.[0] };
}

const camry = () => ({ year: 2021, make: "Toyota", model: "Camry", customerId: shop.carla.customerId });
const create = async (ownerPhone: string) => (await ask(shop.tom, "createVehicle", { ...camry(), ownerPhone })).vehicle;

const stored = async (id: string) =>
  (await server.db.owner.query("select owner_phone, owner_phone_extension from app.vehicles where id = $1", [id]))
    .rows[0];

async function addVehicle(values: object): Promise<string> {
  const vehicle = buildVehicle({ customer_id: shop.carla.customerId, vin_number: null, ...values });
  await save(server.db.owner, "app.vehicles", [vehicle]);
  return vehicle.id;
}

test("an owner's telephone is stored in one form with its extension, and can be removed", async () => {
  const { id, version, ...created } = await create("303.555.0103 ext. 12");
  const { vehicle: changed } = await ask(shop.carla, "updateVehicle", { id, version, ownerPhone: "+41 44 123 45 67" });
  const { vehicle: removed } = await ask(shop.tom, "updateVehicle", {
    id,
    version: changed.version,
    ownerPhone: null,
  });

  expect(created).toEqual({ ownerPhone: "+13035550103", ownerPhoneExtension: "12" });
  expect(changed).toMatchObject({ ownerPhone: "+41441234567", ownerPhoneExtension: "" });
  expect(removed).toMatchObject({ ownerPhone: null, ownerPhoneExtension: "" });
});

test.each(["1", "call me", "555-0103"])("%s is refused at the field, of a vehicle and of an order's", async (phone) => {
  const { id, version } = await create("(303) 555-0103");
  const { customerId, ...vehicle } = camry();
  const query = `mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }`;
  const order = { customerId, intakeMethod: "dropOff", vehicle: { ...vehicle, vinNumber: "JTM1G11AK2M990801" } };
  const input = { ...order, vehicle: { ...order.vehicle, vinConfirmed: true, ownerPhone: phone } };
  const { errors } = await server.graphql(query, { input }, { token: await tokenFor(shop.tom, server) });

  const refusals = [
    (await ask(shop.tom, "createVehicle", { ...camry(), ownerPhone: phone })).error,
    (await ask(shop.tom, "updateVehicle", { id, version, ownerPhone: phone })).error,
    errors[0],
  ].map(({ extensions }) => extensions.fields[0]);

  expect(refusals.map(({ field, code }) => [field, code])).toEqual([
    ["ownerPhone", "invalid-phone-number"],
    ["ownerPhone", "invalid-phone-number"],
    ["vehicle.ownerPhone", "invalid-phone-number"],
  ]);
});

test("a telephone that is older than the rule stays while others are changed", async () => {
  const id = await addVehicle({ owner_phone: "555-OLD" });

  const { vehicle } = await ask(shop.tom, "updateVehicle", { id, version: 1, ownerPhone: "555-OLD", color: "Red" });

  expect(vehicle).toMatchObject({ version: 2, ownerPhone: "555-OLD" });
});

const move = ({ id, version }: { id: string; version: number }, keepsOwner: boolean) =>
  ask(shop.tom, "moveVehicle", { id, version, customerId: shop.cyd.customerId, keepsOwner });

test("a vehicle moves with its owner's extension or without, and the record left behind has it", async () => {
  const [staying, leaving] = [await create("303 555 0103 x12"), await create("303 555 0104 x13")];

  expect((await move(staying, true)).vehicle).toMatchObject({ ownerPhone: "+13035550103", ownerPhoneExtension: "12" });
  expect((await move(leaving, false)).vehicle).toMatchObject({ ownerPhone: null, ownerPhoneExtension: "" });
  const { rows } = await server.db.owner.query(
    "select owner_phone, owner_phone_extension from app.vehicles where merged_into_id = $1",
    [leaving.id],
  );
  expect(rows).toEqual([{ owner_phone: "+13035550104", owner_phone_extension: "13" }]);
});

const merge = (survivorId: string, mergedId: string) =>
  ask(shop.ada, "mergeVehicles", { survivorId, survivorVersion: 1, mergedId, mergedVersion: 1 }, true);

test("a merged vehicle takes over telephone and extension together", async () => {
  const other = { owner_phone: "+13035550105", owner_phone_extension: "7" };

  const [empty, kept] = [await addVehicle({}), await addVehicle({ owner_phone: "+13035550106" })];
  await merge(empty, await addVehicle(other));
  await merge(kept, await addVehicle(other));

  expect(await stored(empty)).toEqual(other);
  expect(await stored(kept)).toEqual({ owner_phone: "+13035550106", owner_phone_extension: "" });
});

test.each([
  ["(303) 555-0103", "+13035550103", ""],
  ["1-303-555-0103", "+13035550103", ""],
  ["303.555.0103 ext. 12", "+13035550103", "12"],
  ["+1 303 555 0103 x7", "+13035550103", "7"],
  ["+41 44 123 45 67", "+41441234567", ""],
  ["555-0103", "555-0103", ""],
  ["call me", "call me", ""],
])("what was typed as %s before the rule is converted where it is a telephone", async (typed, phone, extension) => {
  const file = join(import.meta.dirname, "../../../db/migrations/0091-phones-of-owners.sql");
  const sql = readFileSync(file, "utf8");
  const id = await addVehicle({ owner_phone: typed });

  await server.db.owner.query(sql.slice(sql.indexOf("with written")));

  expect(await stored(id)).toEqual({ owner_phone: phone, owner_phone_extension: extension });
});
