import { request } from "node:http";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addOrder, openShop, type Person, type Shop } from "../../test/shop.ts";
import { startServer, type TestServer } from "../../test/server.ts";
import { tokenFor } from "../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const baseData = `query GetBaseData {
  serviceOrderStatuses { nodes { id statusName } }
  facilities { nodes { id facilityName } }
  tasks(orderBy: TASK_ORDER_ASC) { nodes { id description taskName taskOrder serviceOrderStatusId
    files { nodes { id title description required allowedFileTypes allowMultiple } } } }
  users(orderBy: DISPLAY_NAME_ASC) { nodes { id displayName email } }
}`;

describe("who is asking", () => {
  test("every signed-in role gets the base data its rules show", async () => {
    const [ada, carla] = [await ask(shop.ada, baseData), await ask(shop.carla, baseData)];

    expect(ada.errors).toBeUndefined();
    expect(ada.data.users.nodes).toHaveLength(5);
    expect(ada.data.tasks.nodes).toHaveLength(19);
    expect(carla.errors).toBeUndefined();
    expect(carla.data.serviceOrderStatuses.nodes).toHaveLength(18);
    expect(carla.data.tasks.nodes.map(({ taskName }: { taskName: string }) => taskName).toSorted()).toEqual([
      "Collect PO",
      "Review request",
    ]);
    expect(carla.data.users.nodes).toEqual([
      { id: shop.carla.userId, displayName: "Carla Customer", email: "carla@example.com" },
    ]);
  });

  test("the public is told that it has no permission, with data null", async () => {
    const { data, errors } = await server.graphql(baseData);

    expect(data.facilities).toBeNull();
    expect(errors[0].extensions.code).toBe("permission-error");
  });

  test("an expired, a forged and a nonsense token are refused and never fall back to the public", async () => {
    const expired = await tokenFor(shop.ada, server, { seconds: -10 });
    const forged = await tokenFor(shop.ada, server, { secret: "another secret, as long as the real" });

    for (const [token, reason] of [
      [expired, "JWTExpired"],
      [forged, "JWSInvalidSignature"],
      ["nonsense", ""],
    ] as const) {
      const { data, errors } = await server.graphql("{ __typename }", {}, { token });
      expect(data ?? null).toBeNull();
      expect(errors[0].extensions.code).toBe("invalid-jwt");
      expect(errors[0].message).toContain(reason);
    }
  });

  test("a role header that the token does not allow is denied", async () => {
    const answer = await ask(shop.carla, "{ __typename }", { headers: { "x-hasura-role": "admin" } });

    expect(answer.errors[0].extensions.code).toBe("access-denied");
  });

  test("the admin secret gives admin rights, a wrong one none", async () => {
    const right = await server.graphql(
      baseData,
      {},
      { headers: { "x-hasura-admin-secret": server.config.adminSecret } },
    );
    const wrong = await server.graphql(baseData, {}, { headers: { "x-hasura-admin-secret": "guess" } });

    expect(right.data.users.nodes).toHaveLength(5);
    expect(wrong.errors[0].extensions.code).toBe("access-denied");
  });
});

describe("what is refused", () => {
  test("an unknown field says which, as validation-failed with status 200", async () => {
    const { status, body } = await server.post("/v1/graphql", { query: "{ colour }" });

    expect(status).toBe(200);
    expect(body.errors[0]).toMatchObject({
      message: 'Cannot query field "colour" on type "Query".',
      extensions: { code: "validation-failed" },
    });
  });

  test.each([
    ["a syntax error", { query: "{ orders" }],
    ["a malformed id", { query: `{ serviceOrder(id: "seven") { id } }` }],
    [
      "a variable of the wrong type",
      { query: "query ($n: Int!) { serviceOrders(first: $n) { nodes { id } } }", variables: { n: "x" } },
    ],
    ["a page that is too big", { query: "{ serviceOrders(first: 101) { nodes { id } } }" }],
    ["a negative page", { query: "{ serviceOrders(first: -1) { nodes { id } } }" }],
    [
      "a query of 60 levels",
      {
        query: `{ serviceOrders { nodes ${"{ customer { serviceOrders { nodes ".repeat(20)} { id } ${"} } }".repeat(20)} } }`,
      },
    ],
    ["a subscription over HTTP", { query: "subscription { myCustomer { id } }" }],
  ])("%s is validation-failed", async (_, body) => {
    const answer = await server.post("/v1/graphql", body, {
      authorization: `Bearer ${await tokenFor(shop.ada, server)}`,
    });

    expect(answer.status).toBe(200);
    expect(answer.body.errors[0].extensions.code).toBe("validation-failed");
  });

  test("whoever sends 10 MB reads that it is too much, however slowly it is sent", async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => sendSlowly(server, 10_000_000)));

    expect(answers).toEqual(Array.from({ length: 11 }, () => 413));
  });

  test("malformed JSON is 400 with an errors array, 10 MB are 413", async () => {
    const malformed = await server.post("/v1/graphql", "{ query");
    const huge = await server.post("/v1/graphql", {
      query: "{ __typename }",
      variables: { text: "x".repeat(10_000_000) },
    });

    expect(malformed.status).toBe(400);
    expect(malformed.body.errors[0].extensions.code).toBe("parse-failed");
    expect(huge.status).toBe(413);
    expect(huge.body.errors[0].message).toBeTruthy();
  });

  test("introspection is the admin's alone, __typename everybody's", async () => {
    const schema = "{ __schema { queryType { name } } }";

    expect((await ask(shop.ada, schema)).data.__schema.queryType.name).toBe("Query");
    expect((await ask(shop.carla, schema)).errors[0].extensions.code).toBe("validation-failed");
    expect(await server.graphql("{ __typename }")).toEqual({ data: { __typename: "Query" } });
  });
});

describe("what a customer never sees", () => {
  test("another customer's order is null by id and absent from lists", async () => {
    const foreign = await addOrder(server.db.owner, shop, { customerId: shop.cyd.customerId });
    const query = "query ($id: UUID!) { serviceOrder(id: $id) { id } serviceOrders { nodes { id } totalCount } }";

    const { data } = await ask(shop.carla, query, { id: foreign.id });

    expect(data.serviceOrder).toBeNull();
    expect(data.serviceOrders).toEqual({ nodes: [], totalCount: 0 });
  });

  test("internal notes are refused, customer notes and purchase cost are null", async () => {
    const own = await addOrder(server.db.owner, shop, {
      customerId: shop.carla.customerId,
      internal_notes: "Watch out",
    });

    const notes = await ask(shop.carla, "query ($id: UUID!) { serviceOrder(id: $id) { internalNotes } }", {
      id: own.id,
    });
    const customer = await ask(shop.carla, "{ customers { nodes { companyName notes } } }");
    const filtered = await ask(
      shop.carla,
      `{ serviceOrders(filter: { customer: { companyName: { includes: "Cyd" } } }) { totalCount } }`,
    );

    expect(notes.errors[0].extensions.code).toBe("permission-error");
    expect(customer.data.customers.nodes).toEqual([{ companyName: "Carla's Collision", notes: null }]);
    expect(filtered.data.serviceOrders.totalCount).toBe(0);
    await server.db.owner.query("delete from app.service_orders where customer_id = $1", [shop.carla.customerId]);
  });

  test("staff read the notes", async () => {
    const { data } = await ask(
      shop.tom,
      `{ customers(filter: { companyName: { includes: "Carla" } }) { nodes { notes } } }`,
    );

    expect(data.customers.nodes).toEqual([{ notes: "Pays late" }]);
  });
});

async function ask(person: Person, query: string, { headers = {}, ...variables }: Asked = {}) {
  return server.graphql(query, variables, { token: await tokenFor(person, server), headers });
}

interface Asked extends Record<string, unknown> {
  headers?: Record<string, string>;
}

/** Answers the status, once everything has been sent. */
function sendSlowly({ url }: TestServer, bytes: number): Promise<number | undefined> {
  const sent = request(`${url}/v1/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": bytes },
  });
  const chunk = Buffer.alloc(bytes / 20, " ");
  void (async () => {
    for (let at = 0; at < 20; at++) {
      sent.write(chunk);
      await setTimeout(5);
    }
    sent.end();
  })();
  return new Promise((resolve, reject) => {
    sent.on("error", reject);
    sent.on("response", (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.statusCode));
    });
  });
}
