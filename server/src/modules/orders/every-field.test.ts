/** What holds for each field of an order, taken from its description: a new field is tried without a new test. */
import type { FieldKind } from "@boresight/domain/base/record";
import { exportedFields, orderField, orderFieldNames, type OrderField } from "@boresight/domain/orders/order-fields";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

/** A value of each kind; kinds that name another record are tried where their verbs are. */
const values: Partial<Record<FieldKind, string | number | boolean>> = {
  line: "Acme Mutual",
  code: "JOB 77-A",
  text: "Two lines\nof text",
  miles: 42_000,
  percent: 50,
  money: 65_000,
  moment: "2099-05-04T18:00:00.000Z",
};
const chosen: Partial<Record<OrderField, string>> = { priority: "rush" };
const tried = orderFieldNames.flatMap((name) => {
  const value = chosen[name] ?? values[orderField(name).kind];
  return value === undefined ? [] : [{ name, value }];
});

async function ask(person: Person, path: string, body: object): Promise<Response> {
  const authorization = `Bearer ${await tokenFor(person, server)}`;
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", authorization },
    body: JSON.stringify(body),
  });
}

const edit = async (person: Person, id: string, name: OrderField, value: unknown) => {
  const query = `mutation ($input: UpdateServiceOrderInput!) { updateServiceOrder(input: $input) { serviceOrder { ${name} } } }`;
  const response = await ask(person, "/v1/graphql", { query, variables: { input: { id, version: 1, [name]: value } } });
  return (await response.json()) as { data: unknown; errors?: object[] };
};
const exported = async (filter: object) => {
  const response = await ask(shop.ada, "/v1/functions/service-orders-csv", filter);
  return (await response.text())
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));
};
const newOrder = () => addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "new" });

test("the fields that are tried are most of the order's", () => {
  expect(tried.length).toBeGreaterThan(14);
});

test.each(tried)("$name is changed by those who edit it, and by nobody else", async ({ name, value }) => {
  const { editedBy } = orderField(name);
  const [person, stranger] = {
    admins: [shop.ada, shop.tom] as const,
    staff: [shop.tom, shop.carla] as const,
    customers: [shop.carla, shop.cyd] as const,
    customersWhileOpen: [shop.carla, shop.cyd] as const,
  }[editedBy];
  const { id } = await newOrder();

  const refused = await edit(stranger, id, name, value);
  const changed = await edit(person, id, name, value);

  expect(refused.errors).toHaveLength(1);
  expect(changed).toEqual({ data: { updateServiceOrder: { serviceOrder: { [name]: stored(value) } } } });
});

const longest: Partial<Record<FieldKind, number>> = { line: 120, code: 40, text: 5000 };

test.each(
  tried.flatMap(({ name }) => {
    const { kind, max = longest[kind] } = orderField(name);
    return max === undefined ? [] : [{ name, max }];
  }),
)("$name holds $max characters, and not one more", async ({ name, max }) => {
  const { id } = await newOrder();

  const refused = await edit(shop.ada, id, name, "x".repeat(max + 1));
  const changed = await edit(shop.ada, id, name, "x".repeat(max));

  expect(refused.errors).toHaveLength(1);
  expect(changed.errors).toBeUndefined();
});

const stored = (value: unknown) =>
  typeof value === "string" && value.endsWith(".000Z") ? expect.stringMatching(/^2099-05-04T18:00:00/) : value;

test.each(tried.filter(({ name }) => exportedFields.includes(name)))(
  "$name stands in the export under its header",
  async ({ name, value }) => {
    const { id } = await newOrder();
    await edit(shop.ada, id, name, value);

    const [header, ...lines] = await exported({});

    const column = header!.indexOf(orderField(name).csvHeader ?? "");
    expect(column).toBeGreaterThan(0);
    expect(lines.map((line) => line[column])).toContain(value);
  },
);

test.each(tried.filter(({ name }) => orderField(name).kind === "code"))(
  "orders are found by their $name",
  async ({ name }) => {
    const { id } = await newOrder();
    const code = `ZX-${name.slice(0, 8)}`;
    await edit(shop.ada, id, name, code);

    const [, ...lines] = await exported({ search: code });

    expect(lines).toEqual([expect.arrayContaining([code])]);
  },
);
