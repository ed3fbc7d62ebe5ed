/** Whatever customer a login names in a verb, it acts for its own or for none. */
import { readFileSync } from "node:fs";
import { buildSchema, getNamedType, isInputObjectType } from "postgraphile/graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "./server.ts";
import { addOrder, openShop, type Person, type Shop } from "./shop.ts";
import { tokenFor } from "./token-for.ts";

let server: TestServer;
let shop: Shop;
let vehicleId: string;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const { owner } = server.db;
  await owner.query("update app.customers set phone = '+13035550100', email = 'cyd@shop.example'");
  vehicleId = (await addOrder(owner, shop, { customerId: shop.cyd.customerId, status: "closed" })).vehicle.id;
});
afterAll(() => server[Symbol.asyncDispose]());

const vehicle = { year: 1979, make: "Toyota", model: "Camry", vinNumber: "1979ABC1" };
const address = { street: "1 Forged St", city: "Denver", state: "CO", postalCode: "80202" };

/** A valid input of each verb that takes a customer; what a customer's own login gets. */
const verbs: Record<string, { input: () => object; forCustomers: "own" | "permission-error" | "not-found" }> = {
  adjustReward: { input: () => ({ amountCents: 100, note: "A gift" }), forCustomers: "permission-error" },
  applyCredit: { input: () => ({ invoiceId: vehicleId }), forCustomers: "not-found" },
  clearUndeliverableAddress: { input: () => ({ address: "cyd@shop.example" }), forCustomers: "permission-error" },
  createServiceOrder: { input: () => ({ vehicle, acceptTerms: true }), forCustomers: "own" },
  createVehicle: { input: () => vehicle, forCustomers: "permission-error" },
  inviteUser: {
    input: () => ({ displayName: "Ivy", email: "ivy@example.com", role: "customer" }),
    forCustomers: "permission-error",
  },
  linkUserToCustomer: { input: () => ({ id: shop.uma.userId }), forCustomers: "permission-error" },
  moveVehicle: { input: () => ({ id: vehicleId, version: 1 }), forCustomers: "permission-error" },
  placeConversation: { input: () => ({ id: vehicleId, version: 1 }), forCustomers: "permission-error" },
  recordPayment: {
    input: () => ({ method: "cash", amountCents: 100, receivedOn: "2026-05-04" }),
    forCustomers: "permission-error",
  },
  recordTextConsent: { input: () => ({ phone: "+13035550100", isGiven: true }), forCustomers: "not-found" },
  refundCredit: { input: () => ({ amountCents: 100, note: "By check" }), forCustomers: "permission-error" },
  saveAddress: { input: () => address, forCustomers: "own" },
  saveContact: { input: () => ({ name: "Forged Contact", phone: "+13035550109" }), forCustomers: "own" },
  submitIntake: {
    input: () => ({
      vehicle: { vinNumber: "JF2SKAEC0MH990001", year: 2021, make: "Subaru", model: "Forester" },
      repairOperations: ["windshield"],
      calibrations: [{ typeKey: "CAL-FCAM-S", trigger: "Windshield replaced" }],
      acceptTerms: true,
    }),
    forCustomers: "own",
  },
};
const names = Object.keys(verbs);

async function forge(person: Person, verb: string) {
  const type = `${verb[0]?.toUpperCase()}${verb.slice(1)}Input`;
  const input = { ...verbs[verb]?.input(), customerId: shop.cyd.customerId };
  const query = `mutation ($input: ${type}!) { ${verb}(input: $input) { __typename } }`;
  const { errors } = await server.graphql(query, { input }, { token: await tokenFor(person, server) });
  return errors?.[0].extensions.code ?? "done";
}

/** Everything that hangs on Cyd's customer. */
async function ofCyd() {
  const tables = [
    "contacts",
    "customer_addresses",
    "vehicles",
    "service_orders",
    "text_consents",
    "users",
    "payments",
    "credit_entries",
  ];
  const counts = tables.map((table) => `(select count(*)::int from app.${table} where customer_id = $1) as ${table}`);
  const values = [shop.cyd.customerId];
  return (await server.db.owner.query({ text: `select ${counts.join(", ")}`, values })).rows[0];
}

test("every verb that takes a customer is tried here", () => {
  const schema = buildSchema(readFileSync(new URL("../schema.graphql", import.meta.url), "utf8"));
  const taking = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => {
    const input = args[0] && getNamedType(args[0].type);
    return isInputObjectType(input) && "customerId" in input.getFields();
  });

  expect(taking.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
});

describe("a login that is linked to no customer", () => {
  test.each(names)("gets nothing of the customer whose id it sends to %s", async (verb) => {
    const before = await ofCyd();

    const code = await forge(shop.uma, verb);

    expect(["login-not-linked", "permission-error", "not-found"]).toContain(code);
    expect(await ofCyd()).toEqual(before);
  });
});

describe("a customer's login", () => {
  test.each(names)("never acts for another customer whose id it sends to %s", async (verb) => {
    const before = await ofCyd();

    const code = await forge(shop.carla, verb);

    const { forCustomers } = verbs[verb] ?? {};
    expect(code).toBe(forCustomers === "own" ? "done" : forCustomers);
    expect(await ofCyd()).toEqual(before);
  });
});
