import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "#db/rows/factories.ts";
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

const mutation = `mutation ($input: ChangeCustomerTagsInput!) {
  changeCustomerTags(input: $input) { customers { id version tags } }
}`;

async function change(person: Person, input: object) {
  const { data, errors } = await server.graphql(mutation, { input }, { token: await tokenFor(person, server) });
  return { customers: data?.changeCustomerTags?.customers, error: errors?.[0], code: errors?.[0].extensions.code };
}

async function addCustomer(values: object = {}): Promise<string> {
  const customer = buildCustomer({ ...values });
  await save(server.db.owner, "app.customers", [customer]);
  return customer.id;
}

const events = async (id: string) =>
  (await server.db.owner.query("select type, payload from app_private.events where entity_id = $1", [id])).rows;

/** The fields of each change in its timeline. */
async function changesOf(id: string): Promise<string[][]> {
  const text = "select changes from app.audit_entries where entity_id = $1 and action = 'changed'";
  const { rows } = await server.db.owner.query(text, [id]);
  return rows.map(({ changes }) => Object.keys(changes));
}

const tagsOf = async (id: string) =>
  (await server.db.owner.query("select tags from app.customers where id = $1", [id])).rows[0].tags;

test("staff add tags to several customers and remove others, and each customer's timeline tells it", async () => {
  const fleet = await addCustomer({ tags: ["fleet", "old"] });
  const bare = await addCustomer();

  const { customers } = await change(shop.tom, {
    customerIds: [fleet, bare],
    add: [" vip ", "fleet"],
    remove: ["old"],
  });

  expect(customers).toEqual([
    { id: fleet, version: 2, tags: ["fleet", "vip"] },
    { id: bare, version: 2, tags: ["vip", "fleet"] },
  ]);
  for (const id of [fleet, bare]) {
    expect(await events(id)).toEqual([{ type: "customer.updated", payload: { fields: ["tags"] } }]);
    expect(await changesOf(id)).toEqual([["tags"]]);
  }
});

test("a customer who has these tags already stays as it is, and what was added meanwhile stays too", async () => {
  const tagged = await addCustomer({ tags: ["vip", "new"] });

  const { customers } = await change(shop.ada, { customerIds: [tagged, tagged], add: ["vip"], remove: ["old"] });

  expect(customers).toEqual([{ id: tagged, version: 1, tags: ["vip", "new"] }]);
  expect(await events(tagged)).toEqual([]);
});

test("customers cannot tag, and nobody a customer whom there is not", async () => {
  const customerIds = [shop.carla.customerId];

  expect((await change(shop.carla, { customerIds, add: ["vip"] })).code).toBe("permission-error");
  expect((await change(shop.uma, { customerIds, add: ["vip"] })).code).toBe("permission-error");
  expect((await change(shop.ada, { customerIds: [...customerIds, crypto.randomUUID()], add: ["vip"] })).code).toBe(
    "not-found",
  );
  expect(await tagsOf(shop.carla.customerId)).toEqual([]);
});

test("an archived customer among them is named, and nobody is tagged", async () => {
  const open = await addCustomer();
  const archived = await addCustomer({ company_name: "Gone Glass", status: "archived" });

  const { code, error } = await change(shop.ada, { customerIds: [open, archived], add: ["vip"] });

  expect(code).toBe("customer-archived");
  expect(error.message).toContain("Gone Glass");
  expect(await tagsOf(open)).toEqual([]);
});

test("a customer who would have more than twenty tags is named, and nobody is tagged", async () => {
  const open = await addCustomer();
  const full = await addCustomer({
    company_name: "Full Fleet",
    tags: Array.from({ length: 20 }, (_, tag) => `t${tag}`),
  });
  const customerIds = [open, full];

  const { error } = await change(shop.ada, { customerIds, add: ["vip"] });

  expect(error.extensions.fields).toMatchObject([{ field: "add", message: expect.stringContaining("Full Fleet") }]);
  expect(await tagsOf(open)).toEqual([]);
  expect((await change(shop.ada, { customerIds, add: ["vip"], remove: ["t3"] })).customers).toHaveLength(2);
});

test.each([
  [{ customerIds: [], add: ["vip"] }, "customerIds"],
  [{ customerIds: Array.from({ length: 101 }, () => crypto.randomUUID()), add: ["vip"] }, "customerIds"],
  [{ add: [] }, "add"],
  [{ add: [" "] }, "add.0"],
  [{ add: ["x".repeat(31)] }, "add.0"],
  [{ add: ["vip"], remove: ["vip"] }, "remove"],
])("%j is refused at the field", async (input, field) => {
  const { code, error } = await change(shop.ada, { customerIds: [shop.cyd.customerId], ...input });

  expect([code, error.extensions.fields[0].field]).toEqual(["invalid-input", field]);
});

test("two who tag one customer at the same time both succeed", async () => {
  const id = await addCustomer();

  await Promise.all([
    change(shop.ada, { customerIds: [id], add: ["one"] }),
    change(shop.tom, { customerIds: [id], add: ["two"] }),
  ]);

  expect((await tagsOf(id)).toSorted()).toEqual(["one", "two"]);
});
