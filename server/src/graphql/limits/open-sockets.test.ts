import { createClient, type Client } from "graphql-ws";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { letSignIn } from "../../../test/people.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { signInAs } from "../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let order: { id: string };
const clients: Client[] = [];

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server[Symbol.asyncDispose]());
beforeEach(async () => {
  await server.db.owner.query("truncate app.users, app.customers, app.facilities cascade");
  shop = await openShop(server.db.owner);
  order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  await letSignIn(server.db);
});
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose();
});

/** A socket of this person with a subscription running; reports how it was closed. */
async function open(token: string) {
  const closed = Promise.withResolvers<number>();
  const client = createClient({
    url: `${server.url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    lazy: false,
    retryAttempts: 0,
    onNonLazyError: () => {},
    connectionParams: { headers: { authorization: `Bearer ${token}` } },
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  });
  clients.push(client);
  const running = client.iterate({ query: "subscription { orderChanges { id } }" });
  await running.next();
  return {
    closed: closed.promise,
    running,
    // oxlint-disable-next-line typescript/no-explicit-any -- a test looks at whatever came back
    ask: async (query: string): Promise<any> => (await client.iterate({ query }).next()).value,
  };
}

const asAda = async (mutation: string) => {
  const answer = await server.graphql(mutation, {}, { token: await tokenFor(shop.ada, server, { elevated: true }) });
  expect(answer.errors).toBeUndefined();
};

const changes: [what: string, who: "carla" | "tom", change: (person: Person) => Promise<unknown>][] = [
  [
    "disabled",
    "carla",
    ({ userId }) => asAda(`mutation { setUserDisabled(input: { id: "${userId}", disabled: true }) { user { id } } }`),
  ],
  [
    "unlinked",
    "carla",
    ({ userId }) =>
      asAda(`mutation { linkUserToCustomer(input: { id: "${userId}", customerId: null }) { user { id } } }`),
  ],
  [
    "given office rights",
    "tom",
    ({ userId }) => asAda(`mutation { setUserOffice(input: { id: "${userId}", isOffice: true }) { user { id } } }`),
  ],
  [
    "demoted",
    "tom",
    ({ userId }) => asAda(`mutation { updateUserRole(input: { id: "${userId}", role: user }) { user { id } } }`),
  ],
];

test.each(changes)(
  "the socket of a login that is %s is closed, and its subscription ends",
  async (_what, who, change) => {
    const live = await open(await tokenFor(shop[who], server));

    const end = live.running.next().catch((error: unknown) => error);
    await change(shop[who]);

    expect(await live.closed).toBe(4403);
    expect(await end).toMatchObject({ code: 4403 });
  },
);

test("the socket of a technician whose office rights are withdrawn is closed", async () => {
  await server.db.owner.query("update app.users set is_office = true where id = $1", [shop.tom.userId]);
  const live = await open(await tokenFor(shop.tom, server));

  const end = live.running.next().catch((error: unknown) => error);
  await asAda(`mutation { setUserOffice(input: { id: "${shop.tom.userId}", isOffice: false }) { user { id } } }`);

  expect(await live.closed).toBe(4403);
  expect(await end).toMatchObject({ code: 4403 });
});

test("signing out closes the sockets of that session, and its token ends with it; other sessions go on", async () => {
  const [phone, laptop] = [await signInAs(server, "carla@example.com"), await signInAs(server, "carla@example.com")];
  const [onPhone, onLaptop] = [await open(phone.accessToken), await open(laptop.accessToken)];

  await server.post("/v1/auth/signout", { refreshToken: phone.refreshToken });

  expect(await onPhone.closed).toBe(4403);
  expect((await onLaptop.ask("{ serviceOrders { totalCount } }")).data.serviceOrders.totalCount).toBe(1);
  const { errors } = await server.graphql("{ __typename }", {}, { token: phone.accessToken });
  expect(errors[0].extensions.code).toBe("access-denied");
});

test.each(changes)(
  "a login that was %s does nothing more over its socket, even where nobody told the server",
  async (what, who, change) => {
    const live = await open(await tokenFor(shop[who], server));
    for (const table of ["app.users", "app_private.user_roles"])
      await server.db.owner.query(`alter table ${table} disable trigger tell_login_change`);

    await change(shop[who]);
    const wrote = live.ask(
      `mutation { postOrderMessage(input: { orderId: "${order.id}", body: "by one who was ${what}" }) { orderMessage { id } } }`,
    );
    await expect(wrote).rejects.toBeDefined();
    for (const table of ["app.users", "app_private.user_roles"])
      await server.db.owner.query(`alter table ${table} enable trigger tell_login_change`);

    expect(await live.closed).toBe(4403);
    const { rows } = await server.db.owner.query("select from app.order_messages");
    expect(rows).toEqual([]);
  },
);

test("a login that is linked to a customer is told to come back, and then sees its customer", async () => {
  const token = await tokenFor(shop.uma, server);
  const watch = "subscription { myCustomer { id } }";
  const client = createClient({
    url: `${server.url.replace("http", "ws")}/v1/graphql`,
    webSocketImpl: WebSocket,
    shouldRetry: () => true,
    retryWait: async () => {},
    connectionParams: { headers: { authorization: `Bearer ${token}` } },
  });
  clients.push(client);
  const results = client.iterate({ query: watch });
  const first = await results.next();
  await server.db.owner.query("update app.customers set user_id = null where id = $1", [shop.cyd.customerId]);

  await asAda(
    `mutation { linkUserToCustomer(input: { id: "${shop.uma.userId}", customerId: "${shop.cyd.customerId}" }) { user { id } } }`,
  );
  const second = await results.next();

  expect(first.value).toEqual({ data: { myCustomer: null } });
  expect(second.value).toEqual({ data: { myCustomer: { id: shop.cyd.customerId } } });
});

test("what changes at one login leaves the sockets of others open", async () => {
  const live = await open(await tokenFor(shop.cyd, server));

  await asAda(`mutation { setUserDisabled(input: { id: "${shop.carla.userId}", disabled: true }) { user { id } } }`);

  expect((await live.ask("{ __typename }")).data).toEqual({ __typename: "Query" });
});

test("one socket has at most 50 operations at once", async () => {
  const live = await open(await tokenFor(shop.ada, server));
  const more = Array.from({ length: 49 }, () =>
    clients[0]!.iterate({ query: "subscription { orderChanges { id } }" }).next(),
  );
  await Promise.all(more);

  await expect(live.ask("{ __typename }")).rejects.toMatchObject([{ extensions: { code: "too-many-requests" } }]);
});
