import { productTermsVersion } from "@boresight/domain/customers/terms";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction } from "#platform/database/transaction.ts";
import { buildVehicle, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer({ clock: () => new Date("2026-05-04T18:00:00Z") });
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(() => server.db.owner.query("update app.customers set terms_version = '2025-01', terms_accepted_by = null"));

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const create = `mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }`;
const submit = `mutation ($input: SubmitIntakeInput!) { submitIntake(input: $input) { serviceOrder { id } } }`;

async function carlasCar() {
  const vehicle = buildVehicle({ customer_id: shop.carla.customerId, vin_number: null, year: 1979 });
  await save(server.db.owner, "app.vehicles", [vehicle]);
  return vehicle.id;
}

async function acceptance() {
  const { rows } = await server.db.owner.query({
    text: `select terms_version as version, terms_accepted_by as by, terms_accepted_at as at, terms_accepted_ip as ip
      from app.customers where id = $1`,
    values: [shop.carla.customerId],
  });
  return rows[0];
}

test.each([
  ["the new order", create, {}],
  ["the intake", submit, { notes: "Check the front camera" }],
])(
  "who accepted an older version is asked again with %s; version, person, time and address are kept",
  async (...args) => {
    const [, mutation, said] = args;
    const input = { vehicleId: await carlasCar(), ...said };

    const refused = await ask(shop.carla, mutation, { input });
    const ordered = await ask(shop.carla, mutation, { input: { ...input, acceptTerms: true } });

    expect(refused.errors[0].extensions.code).toBe("terms-not-accepted");
    expect(ordered.errors).toBeUndefined();
    expect(await acceptance()).toEqual({
      version: productTermsVersion,
      by: shop.carla.userId,
      at: "2026-05-04T18:00:00.000Z",
      ip: expect.stringMatching(/127\.0\.0\.1$|^::1$/),
    });
  },
);

test("when the shop changes its terms, customers are asked again, and the version that they accept is the shop's", async () => {
  const { owner } = server.db;
  await owner.query("update app.customers set terms_version = $1", [productTermsVersion]);
  const input = { vehicleId: await carlasCar() };
  const read = "{ customers { nodes { acceptsCurrentTerms termsInForce } } }";
  const own = async () => (await ask(shop.carla, read)).data.customers.nodes[0];
  const accepts = async () => (await own()).acceptsCurrentTerms;
  const before = await accepts();
  const { rows } = await owner.query<{ version: number }>("select max(version) as version from app.shop_settings");
  const settings = { version: rows[0]!.version, termsText: "Keys are left with the office." };
  const save = "mutation ($input: SaveTermsInput!) { saveTerms(input: $input) { shopSetting { id } } }";
  await server.graphql(save, { input: settings }, { token: await tokenFor(shop.ada, server) });

  const changed = await accepts();
  const refused = await ask(shop.carla, create, { input });
  const ordered = await ask(shop.carla, create, { input: { ...input, acceptTerms: true } });

  expect([before, changed, await accepts()]).toEqual([true, false, true]);
  expect((await own()).termsInForce).toBe("shop-1");
  expect(refused.errors[0].extensions.code).toBe("terms-not-accepted");
  expect(ordered.errors).toBeUndefined();
  expect(await acceptance()).toMatchObject({ version: "shop-1", by: shop.carla.userId });
  await owner.query("delete from app.shop_settings where version > $1", [settings.version]);
});

test("staff create an order without accepting terms for the customer", async () => {
  const input = { customerId: shop.carla.customerId, vehicleId: await carlasCar(), acceptTerms: true };

  const { errors } = await ask(shop.tom, create, { input });

  expect(errors).toBeUndefined();
  expect(await acceptance()).toMatchObject({ version: "2025-01", by: null });
});

test("the table itself rejects a customer's order under older terms", async () => {
  const vehicleId = await carlasCar();
  const insert = () =>
    inTransaction(server.db.server, shop.carla, ({ caller }) =>
      caller.run({
        text: "insert into app.service_orders (customer_id, vehicle_id, facility_id) values ($1, $2, $3)",
        values: [shop.carla.customerId, vehicleId, shop.facilityId],
      }),
    );

  await expect(insert()).rejects.toThrow("row-level security");
  await server.db.owner.query("update app.customers set terms_version = $1", [productTermsVersion]);

  expect(await insert()).toBe(1);
});

test("only admins see from which address the terms were accepted", async () => {
  const read = "{ customers { nodes { termsAcceptedBy termsAcceptedIp } } }";

  const [toAda, toCarla, toTom] = [await ask(shop.ada, read), await ask(shop.carla, read), await ask(shop.tom, read)];

  expect(toAda.errors).toBeUndefined();
  expect([toCarla, toTom].map(({ errors }) => errors[0].extensions.code)).toEqual([
    "permission-error",
    "permission-error",
  ]);
});
