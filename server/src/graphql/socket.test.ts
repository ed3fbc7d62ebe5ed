import { createClient, type Client } from "graphql-ws";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { startServer, type TestServer } from "../../test/server.ts";
import { openShop, type Person, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const address = () => `${server.url.replace("http", "ws")}/v1/graphql`;
const unhandledCount = "subscription { unhandledNotifications { totalCount } }";

test("an admin sees the count at once and again when an alert is added, and nothing when nothing changed", async () => {
  await using live = await subscribe(shop.ada, unhandledCount);

  const first = await live.next();
  await server.db.owner.query("update app.facilities set phone = '+13035550101'");
  await server.graphql(
    `mutation { createAdminNotification(input: { adminNotification: { message: "Lift 2 leaks", status: "unhandled" } }) { adminNotification { id } } }`,
    {},
    { token: await tokenFor(shop.ada, server) },
  );
  const second = await live.next();

  expect(first.data.unhandledNotifications.totalCount).toBe(0);
  expect(second.data.unhandledNotifications.totalCount).toBe(1);
});

test("technicians and customers are refused the panel", async () => {
  for (const person of [shop.tom, shop.carla]) {
    await using live = await subscribe(person, unhandledCount);

    expect((await live.next()).errors[0].extensions.code).toBe("permission-error");
  }
});

test("customers see their own record change, others' edits leave them asleep", async () => {
  await using live = await subscribe(
    shop.carla,
    "subscription { myCustomer { companyName contacts { nodes { name } } } }",
  );

  const first = await live.next();
  await server.db.owner.query("update app.customers set phone = '+13035550102' where id = $1", [shop.cyd.customerId]);
  await server.db.owner.query("update app.contacts set name = 'Carla O.' where customer_id = $1", [
    shop.carla.customerId,
  ]);
  const second = await live.next();

  expect(first.data.myCustomer.companyName).toBe("Carla's Collision");
  expect(second.data.myCustomer.contacts.nodes).toEqual([{ name: "Carla O." }]);
});

test("customers see every field of their record, its contacts and its addresses, and a changed address at once", async () => {
  const address = "address { id street city state postalCode country distanceToSensi pickupSpotDescription }";
  await using live = await subscribe(
    shop.carla,
    `subscription { myCustomer { id companyName firstName lastName email phone notes isPartnerReward addressId requiresPo
      hasAcceptedTerms contacts { nodes { id name title email phone isPreferred } }
      addresses { nodes { id ${address} } } ${address} } }`,
  );

  const first = await live.next();
  const { customerId } = shop.carla;
  await server.db.owner.query("update app.addresses set street = '2 Moved St' where customer_id = $1", [customerId]);
  const second = await live.next();

  expect(first.errors).toBeUndefined();
  expect(first.data.myCustomer).toMatchObject({
    id: customerId,
    contacts: { nodes: [{ isPreferred: true }] },
    address: { pickupSpotDescription: "Bay 2, key box" },
  });
  expect(second.data.myCustomer.addresses.nodes).toMatchObject([{ address: { street: "2 Moved St" } }]);
  expect(second.data.myCustomer.address.street).toBe("2 Moved St");
});

test("a login without a customer gets null, then its customer when it is linked", async () => {
  await using live = await subscribe(shop.uma, "subscription { myCustomer { id } }");

  expect((await live.next()).data).toEqual({ myCustomer: null });
});

test("a refused token closes with 4403, a missing subprotocol with 4406, silence with 4408", async () => {
  const refused = await closeOf(["graphql-transport-ws"], {
    type: "connection_init",
    payload: { headers: { authorization: "Bearer x" } },
  });
  const old = await closeOf(["graphql-ws"]);
  const silent = await closeOf(["graphql-transport-ws"]);

  expect([refused, old, silent]).toEqual([
    [4403, "Forbidden"],
    [4406, "Subprotocol not acceptable"],
    [4408, "Connection initialisation timeout"],
  ]);
});

test("the socket of an expired token is closed with 4403", async () => {
  const authorization = `Bearer ${await tokenFor(shop.ada, server, { seconds: 1 })}`;

  const closed = await closeOf(["graphql-transport-ws"], {
    type: "connection_init",
    payload: { headers: { authorization } },
  });

  expect(closed).toEqual([4403, "Forbidden"]);
});

test("a syntax error in a subscription is an error message and the socket stays open", async () => {
  const client = connect(shop.ada);

  await expect(client.iterate({ query: "subscription {" }).next()).rejects.toMatchObject([
    { extensions: { code: "validation-failed" } },
  ]);
  const { value } = await client.iterate({ query: "{ __typename }" }).next();

  expect(value).toEqual({ data: { __typename: "Query" } });
  await client.dispose();
});

test.each([
  ["a stranger's", () => "http://evil.test", 403],
  ["a page without a name's", () => "null", 403],
  ["one that only begins like ours", () => `${server.url}.evil.test`, 403],
  ["the web app's", () => server.config.clientUrl, 101],
  ["the server's own, by whatever name it was asked", () => server.url, 101],
])("a socket that is opened by a page of %s origin", async (_whose, origin, status) => {
  const socket = new WebSocket(address(), ["graphql-transport-ws"], { origin: origin() });

  const answered = await new Promise((resolve) => {
    socket.on("open", () => resolve(101));
    socket.on("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
  });
  socket.on("error", () => {}); // It complains of being ended before it was open.
  socket.terminate();

  expect(answered).toBe(status);
});

function connect(person: Person): Client {
  return createClient({
    url: address(),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    connectionParams: async () => ({ headers: { authorization: `Bearer ${await tokenFor(person, server)}` } }),
  });
}

async function subscribe(person: Person, query: string) {
  const client = connect(person);
  const results = client.iterate({ query });
  return {
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
    next: async (): Promise<any> => (await results.next()).value,
    [Symbol.asyncDispose]: async () => {
      await client.dispose();
    },
  };
}

function closeOf(protocols: string[], first?: object): Promise<[number, string]> {
  const socket = new WebSocket(address(), protocols);
  socket.on("error", () => {}); // The client's complaint about the protocol; the close code is what counts.
  if (first) socket.on("open", () => socket.send(JSON.stringify(first)));
  return new Promise((resolve) => {
    socket.on("close", (code, reason) => resolve([code, reason.toString()]));
  });
}
