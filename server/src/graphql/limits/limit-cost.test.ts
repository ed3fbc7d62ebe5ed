import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person | null, query: string, variables: object = {}) =>
  server.graphql(query, variables, person ? { token: await tokenFor(person, server) } : {});

const repeated = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(" ");

const doubling = (last: number) =>
  `{ ...F${last} } fragment F0 on Query { __typename } ${repeated(last, (at) => `fragment F${at + 1} on Query { ...F${at} ...F${at} }`)}`;
const filterOf = (depth: number): string => `${'{"and":['.repeat(depth)}{}${"]}".repeat(depth)}`;

const conditions = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ poNumber: { equalTo: `${at}` } }));
const inText = (count: number) =>
  `{ serviceOrders(filter: { or: [${repeated(count, (at) => `{ poNumber: { equalTo: "${at}" } }`)}] }) { totalCount } }`;
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

describe("what would stop the server is refused before it is planned", () => {
  test("fragments that double fragments", async () => {
    for (const last of [20, 60, 400]) {
      const answer = await ask(null, doubling(last));

      expect(answer.errors[0].extensions).toMatchObject({ code: "query-too-costly", limit: 150 });
      expect(answer.errors[0].extensions.cost).toBeGreaterThan(1_000_000);
    }
  });

  test("hundreds of aliases, for the public and for customers", async () => {
    const aliases = `{ ${repeated(300, (at) => `a${at}: serviceOrders { totalCount }`)} }`;
    const nested = `{ ${repeated(300, (at) => `a${at}: serviceOrders { nodes { customer { vehicles { nodes { id } } } } }`)} }`;

    for (const person of [null, shop.carla]) {
      for (const query of [aliases, nested]) {
        const answer = await ask(person, query);

        expect(answer.errors[0].extensions.code).toBe("query-too-costly");
      }
    }
  });

  test("a few thousand aliases are too many words to read", async () => {
    const answer = await ask(null, `{ ${repeated(5000, (at) => `a${at}: __typename`)} }`);

    expect(answer.errors[0].extensions.code).toBe("validation-failed");
  });

  test("lists inside lists inside lists", async () => {
    const orders = `{ orderTasks { nodes { id customer { id defaultFacility { id appointments { nodes { id address { id
      serviceOrdersByPickupAddressId { nodes { id notes } } appointments { totalCount nodes { id } } } } } } } } } }`;

    const answer = await ask(shop.carla, orders);

    expect(answer.errors[0].extensions).toMatchObject({ code: "query-too-costly", limit: 50_000 });
    expect(answer.errors[0].message).toBe("This asks for too much at once: at most 50000 objects to answer");
  });

  test("conditions of a filter without end, in the text and in variables", async () => {
    const byVariable = "query ($filter: ServiceOrderFilter) { serviceOrders(filter: $filter) { totalCount } }";

    expect(codeOf(await ask(null, byVariable, { filter: { or: conditions(40) } }))).toBe("query-too-costly");
    expect(codeOf(await ask(null, inText(40)))).toBe("query-too-costly");
    expect(codeOf(await ask(shop.tom, byVariable, { filter: { or: conditions(3500) } }))).toBe("query-too-costly");
    expect(codeOf(await ask(shop.tom, inText(400)))).toBe("query-too-costly");
    expect((await ask(shop.tom, byVariable, { filter: { or: conditions(100) } })).data.serviceOrders.totalCount).toBe(
      0,
    );
  });

  test("conditions of a variable count wherever it is used, and by default too", async () => {
    const often = `query ($filter: ServiceOrderFilter) { ${repeated(19, (at) => `a${at}: serviceOrders(filter: $filter) { totalCount }`)} }`;
    const within = `query ($or: [ServiceOrderFilter!]) { ${repeated(19, (at) => `a${at}: serviceOrders(filter: { or: $or }) { totalCount }`)} }`;
    const byDefault = inText(400).replace(
      /^\{ serviceOrders\(filter: (.*)\) \{ totalCount \} \}$/,
      "query ($$f: ServiceOrderFilter = $1) { serviceOrders(filter: $$f) { totalCount } }",
    );

    expect(codeOf(await ask(shop.tom, often, { filter: { or: conditions(100) } }))).toBe("query-too-costly");
    expect(codeOf(await ask(shop.tom, within, { or: conditions(100) }))).toBe("query-too-costly");
    expect(codeOf(await ask(shop.tom, byDefault))).toBe("query-too-costly");
  });

  test("a variable that says how many rows counts as what it says", async () => {
    const query = `query ($most: Int = 100) { serviceOrders(first: $most) { nodes { customer { serviceOrders(first: $most) {
      nodes { orderTasks(first: $most) { nodes { id } } } } } } } }`;

    expect((await ask(shop.carla, query, { most: 5 })).data.serviceOrders.nodes).toHaveLength(1);
    for (const variables of [{ most: 100 }, { most: null }, {}]) {
      expect((await ask(shop.carla, query, variables)).errors[0].extensions.code).toBe("query-too-costly");
    }
  });
});

describe("what is nested beyond reason is a refused request, not a failure of ours", () => {
  test.each([
    ["braces", `{${"a{".repeat(20_000)}`, "{}"],
    [
      "a filter in the text",
      `{ serviceOrders(filter: ${"{ and: [".repeat(3000)}{}${"] }".repeat(3000)}) { totalCount } }`,
      "{}",
    ],
    [
      "a few hundred selections",
      `{ ${"serviceOrders { nodes { customer { ".repeat(600)}id${" } } }".repeat(600)} }`,
      "{}",
    ],
    [
      "a filter in the variables",
      "query ($filter: ServiceOrderFilter) { serviceOrders(filter: $filter) { totalCount } }",
      `{ "filter": ${filterOf(3000)} }`,
    ],
  ])("%s", async (_what, query, variables) => {
    const { status, body } = await server.post(
      "/v1/graphql",
      `{ "query": ${JSON.stringify(query)}, "variables": ${variables} }`,
      { authorization: `Bearer ${await tokenFor(shop.carla, server)}` },
    );

    expect(status).toBe(200);
    expect(body.errors[0].extensions.code).toBe("validation-failed");
  });
});

describe("bad values are told as what they are", () => {
  test.each([
    ["a garbage cursor", '{ serviceOrders(after: "garbage") { totalCount nodes { id } } }', "validation-failed"],
    ["a cursor that is no list", '{ serviceOrders(after: "MTIz") { nodes { id } } }', "validation-failed"],
    ["a negative offset", "{ serviceOrders(offset: -1) { nodes { id } } }", "validation-failed"],
    ["a negative offset of the list", "{ orderPage(offset: -1) { totalCount } }", "invalid-input"],
    [
      "the year 300000",
      '{ serviceOrders(filter: { createdAt: { greaterThan: "300000-01-01T00:00:00Z" } }) { totalCount } }',
      "data-exception",
    ],
    [
      "the year 275760",
      '{ serviceOrders(filter: { createdAt: { greaterThan: "+275760-09-13T00:00:00Z" } }) { totalCount } }',
      "data-exception",
    ],
    [
      "the year -271821",
      '{ serviceOrders(filter: { createdAt: { lessThan: "-271821-04-20T00:00:00Z" } }) { totalCount } }',
      "data-exception",
    ],
    [
      "a pattern that ends in a backslash",
      '{ facilities(filter: { facilityName: { like: "%\\\\" } }) { totalCount } }',
      "data-exception",
    ],
  ])("%s", async (_what, query, code) => {
    const { errors } = await ask(shop.carla, query);

    expect(errors[0].extensions.code).toBe(code);
  });

  test("the cursor of another list", async () => {
    const { data } = await ask(shop.ada, "{ facilities { pageInfo { endCursor } } }");
    const after = data.facilities.pageInfo.endCursor;

    const { errors } = await ask(shop.ada, "query ($after: Cursor) { serviceOrders(after: $after) { nodes { id } } }", {
      after,
    });

    expect(errors[0].extensions.code).toBe("validation-failed");
  });

  test.each([{ operationName: 7 }, { extensions: "none" }, { extensions: [] }, { operationName: {} }])(
    "%o",
    async (more) => {
      const { status, body } = await server.post("/v1/graphql", { query: "{ __typename }", ...more });

      expect(status).toBe(200);
      expect(body.errors[0].extensions.code).toBe("parse-failed");
      expect(body.data ?? null).toBeNull();
    },
  );
});

test("names are suggested to admins, and to nobody else", async () => {
  const misspelt = "{ customr { id } }";
  const misspeltValue = "query ($by: [ServiceOrderOrderBy!]) { serviceOrders(orderBy: $by) { totalCount } }";

  expect((await ask(shop.ada, misspelt)).errors[0].message).toContain("Did you mean");
  for (const person of [null, shop.uma, shop.carla, shop.tom]) {
    const [name, verb, value] = [
      await ask(person, misspelt),
      await ask(person, "mutation { invitUser { id } }"),
      await ask(person, misspeltValue, { by: ["CREATED_AT_DES"] }),
    ];

    expect(name.errors[0].message).toBe('Cannot query field "customr" on type "Query".');
    expect(JSON.stringify([name, verb, value])).not.toContain("Did you mean");
  }
});
