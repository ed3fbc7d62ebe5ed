// The short form of `npm run fuzz`: a small shop, fewer operations, and proof that what leaks is found.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildSchema } from "postgraphile/graphql";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../../test/endurance.ts";
import { buildFacility, buildFile, buildOrderMessage, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Shop } from "../../test/shop.ts";
import type { FuzzedShop } from "./fuzzed-shop.ts";
import { fuzzForLeaks } from "./leak-fuzz.ts";
import { createRandom } from "./random.ts";
import type { Persona } from "./secrets.ts";
import { fuzzWrites } from "./write-fuzz.ts";

/** By whose questions planted mistakes are found, which follow from the schema too. */
const knownSeed = 20_260_501;
const seed = inEndurance(seedOfDay, knownSeed);
/** It learns which fields are refused: of the first hundred, chance may have few answered whole. */
const questions = inEndurance(700, 250);
let server: TestServer;
let shop: Shop;
let fuzzed: FuzzedShop;
let people: Record<"carla" | "tom" | "uma", Persona>;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  await fillShop();
  const schema = buildSchema(await readFile(join(import.meta.dirname, "../../schema.graphql"), "utf8"));
  fuzzed = { url: server.url, jwtSecret: server.config.jwtSecret, schema, owner: server.db.owner };
  const nowhere = { customerId: null, facilityId: null };
  people = {
    carla: {
      ...nowhere,
      name: "Carla",
      role: "customer",
      userId: shop.carla.userId,
      customerId: shop.carla.customerId,
    },
    uma: { ...nowhere, name: "Uma", role: "user", userId: shop.uma.userId },
    tom: { ...nowhere, name: "Tom", role: "technician", userId: shop.tom.userId, facilityId: shop.facilityId },
  };
});
afterAll(() => server[Symbol.asyncDispose]());

/** Orders of two customers at two facilities, each with all that hangs on an order. */
async function fillShop(): Promise<void> {
  const { owner } = server.db;
  const boulder = buildFacility({ facility_name: "Boulder" });
  await save(owner, "app.facilities", [boulder]);
  await owner.query("update app.users set facility_ids = array[$2::uuid] where id = $1", [
    shop.tom.userId,
    shop.facilityId,
  ]);
  for (const [at, { customerId }] of [shop.carla, shop.cyd].entries()) {
    for (const facility of [shop.facilityId, boulder.id]) {
      const marks = {
        po_number: `PO-${at}-${facility.slice(0, 8)}`,
        internal_notes: `Never pays before the third letter ${facility}`,
      };
      const vehicle = {
        vin_number: `1HGCV1F3${at}MA88${facility.slice(0, 4).toUpperCase()}`,
      };
      const order = await addOrder(owner, shop, {
        customerId,
        facility_id: facility,
        ...marks,
        vehicle: { ...vehicle, year: 2021 },
      });
      const { id: service_order_id } = order;
      await addEstimate(owner, shop, { service_order_id, customer_id: customerId, status: "sent" });
      await addInvoice(owner, shop, { service_order_id, customer_id: customerId, status: "sent" });
      await save(owner, "app.order_messages", [
        { service_order_id, body: `A word between the shop and customer ${at}` },
      ]);
      const note = buildOrderMessage({ service_order_id, is_internal: true, body: `A word about customer ${at}` });
      await save(owner, "app.order_messages", [note]);
      const file = { service_order_id, order_message_id: note.id, message_position: 1, uploaded_by: shop.ada.userId };
      await save(owner, "app.files", [buildFile(file)]); // Its row alone would show it: its message keeps it.
    }
  }
}

const read = (persona: Persona, count: number) =>
  fuzzForLeaks(fuzzed, { persona, random: createRandom(seed), count, patience: Infinity });
const write = (persona: Persona, each: number) => fuzzWrites(fuzzed, { persona, random: createRandom(seed), each });

test.each(["carla", "uma", "tom"] as const)("%s sees nothing of others, whatever is asked", async (name) => {
  const { asked, whole, problems } = await read(people[name], questions);

  expect(problems, repeatedBy).toEqual([]);
  expect(asked).toBe(questions);
  expect(whole, repeatedBy).toBeGreaterThan(questions / 10);
});

test.each(["carla", "uma", "tom"] as const)("%s changes nothing of others, whatever is sent", async (name) => {
  const { asked, problems } = await write(people[name], inEndurance(4, 1));

  expect(problems, repeatedBy).toEqual([]);
  expect(asked).toBeGreaterThan(60);
});

test("a rule that shows every order to every customer is found", async () => {
  await plant("create policy planted on app.service_orders for select to app_customer using (true)");

  const tried = { persona: people.carla, count: 20, field: "serviceOrders", patience: Infinity };
  let found = "";
  for (let round = 0; found === "" && round < 30; round++)
    found = (await fuzzForLeaks(fuzzed, { ...tried, random: createRandom(knownSeed + round) })).problems.join("\n");

  expect(found).toMatch(/Carla saw service_orders\.(id|po_number|internal_order_number) /);
});

test("a rule that lets every customer write on every order is found", async () => {
  await plant("create policy planted on app.service_orders for select to app_customer using (true)");

  const tried = { persona: people.carla, each: 30, mutation: "postOrderMessage" };
  let found = "";
  for (let round = 0; found === "" && round < 20; round++)
    found = (await fuzzWrites(fuzzed, { ...tried, random: createRandom(knownSeed + round) })).problems.join("\n");

  expect(found).toMatch(/Carla changed (?:conversations, )?order_messages of others/);
});

/** A mistake in the rules, for the length of one test. */
async function plant(policy: string): Promise<void> {
  await server.db.owner.query(policy);
  onTestFinished(async () => void (await server.db.owner.query("drop policy planted on app.service_orders")));
}
