import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { changeServiceOrderStatus } from "#modules/orders/transitions/change-service-order-status.ts";
import { inTransaction } from "#platform/database/transaction.ts";
import { startPushService, type Browser, type PushService } from "../../../../test/fakes/push-service.ts";
import { startJobs } from "../../../../test/jobs.ts";
import { letSignIn, password } from "../../../../test/people.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { signInAs } from "../../../../test/sign-in/sign-in-as.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;
let service: PushService;

beforeAll(async () => {
  service = await startPushService();
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});
beforeEach(async () => {
  service.shown.length = 0;
  service.state.status = 201;
  await server.db.owner.query("delete from app_private.push_devices");
  await server.db.owner.query("delete from app.messages");
  await server.db.owner.query("update app.customers set notify_by_email = true, unwanted_emails = '{}'");
});

async function call(person: Person, { verb, input }: { verb: "removePushDevice" | "savePushDevice"; input: object }) {
  const token = await tokenFor(person, server);
  const type = `${verb.charAt(0).toUpperCase()}${verb.slice(1)}Input!`;
  const query = `mutation ($input: ${type}) { ${verb}(input: $input) { isOn } }`;
  const { data, errors } = await server.graphql(query, { input }, { token });
  return {
    isOn: data?.[verb]?.isOn,
    code: errors?.[0].extensions.code,
    field: errors?.[0].extensions.fields?.[0].field,
  };
}
const save = (person: Person, browser: Browser = service.subscribe()) =>
  call(person, { verb: "savePushDevice", input: browser });

async function holdAnOrder(): Promise<string> {
  const values = { customerId: shop.carla.customerId, status: "inspect" } as const;
  const { id } = await addOrder(server.db.owner, shop, values);
  await hold(id);
  return id;
}

const hold = (id: string) =>
  inTransaction(server.db.server, shop.ada, (tx) =>
    changeServiceOrderStatus({ id, version: 1, statusKey: "hold", holdReasonKey: "lowBattery" }, tx),
  );

async function untilDone() {
  const jobs = await startJobs(server, { sendWebhook: service.send });
  await expect.poll(async () => (await notices("queued")).length).toBe(0);
  await jobs[Symbol.asyncDispose]();
}

async function notices(status: string) {
  const { rows } = await server.db.owner.query<{ template: string; userId: string; error: string }>(
    `select template, user_id as "userId", error from app.messages where channel = 'push' and status = $1 order by created_at`,
    [status],
  );
  return rows;
}

describe("a notice on a device", () => {
  test("says the news of an order, encrypted for that browser and signed by this server, and leads to the order", async () => {
    const browser = service.subscribe();
    expect(await save(shop.carla, browser)).toMatchObject({ isOn: true });

    const id = await holdAnOrder();
    await untilDone();

    const [first] = service.shown;
    const bearer = { authorization: `Bearer ${await tokenFor(shop.carla, server)}` };
    const { publicKey } = (await server.get("/v1/functions/push-key", bearer)).body;
    expect(service.shown).toHaveLength(1);
    expect(first).toMatchObject({ endpoint: browser.endpoint, senderKey: publicKey });
    expect(first?.notice).toEqual({
      title: "Boresight",
      body: expect.stringMatching(/^SO-\d+ is on hold\.$/),
      path: `/service-orders/${id}`,
      tag: `on-hold:${id}`,
      language: "en",
    });
    expect(await notices("sent")).toMatchObject([{ template: "on-hold", userId: shop.carla.userId }]);
  });

  test("comes on all devices of a person, and on one that another person took over, to that one alone", async () => {
    const [own, shared] = [service.subscribe(), service.subscribe()];
    await save(shop.carla, own);
    await save(shop.carla, shared);
    await save(shop.cyd, shared);

    await holdAnOrder();
    await untilDone();

    expect(service.shown.map(({ endpoint }) => endpoint)).toEqual([own.endpoint]);
  });

  test("is not for people of other customers, whose order it is not", async () => {
    await save(shop.cyd);

    await holdAnOrder();
    await untilDone();

    expect(service.shown).toEqual([]);
  });

  test.each([
    ["wants no mails about it", "update app.customers set unwanted_emails = '{vehicle}'"],
    ["has signed out", "delete from app_private.refresh_tokens"],
    ["was signed in too long ago", "update app_private.refresh_tokens set expires_at = now()"],
    ["turned them off", "delete from app_private.push_devices"],
  ])("does not come when the customer %s", async (_why, change) => {
    await save(shop.carla);
    await server.db.owner.query(change);

    await holdAnOrder();
    await untilDone();

    expect(service.shown).toEqual([]);
    expect(await notices("failed")).toEqual([]); // Nobody asked for it.
  });

  test("that waits is not shown to a technician who works at other locations meanwhile", async () => {
    await server.db.owner.query("update app.email_templates set recipients = '{technician}' where key = 'on-hold'");
    await save(shop.tom);
    const values = { customerId: shop.carla.customerId, status: "inspect", assigned_technician_id: shop.tom.userId };
    const order = await addOrder(server.db.owner, shop, { ...values, facility_id: shop.facilityId });
    await hold(order.id);
    expect(await notices("queued")).toMatchObject([{ userId: shop.tom.userId }]);
    await server.db.owner.query("update app.users set facility_ids = array[gen_random_uuid()] where id = $1", [
      shop.tom.userId,
    ]);

    await untilDone();

    expect(service.shown).toEqual([]);
    await server.db.owner.query("update app.users set facility_ids = null where id = $1", [shop.tom.userId]);
    await server.db.owner.query(
      "update app.email_templates set recipients = '{preferredContact}' where key = 'on-hold'",
    );
  });

  test.each([
    ["is disabled", "update app.users set disabled = true where id = $1"],
    ["belongs to the customer no longer", "update app.users set customer_id = null where id = $1"],
    ["has signed out", "delete from app_private.refresh_tokens where user_id = $1"],
  ])("that waits is not shown to a person who %s meanwhile", async (_why, change) => {
    await save(shop.carla);
    await holdAnOrder();
    await server.db.owner.query(change, [shop.carla.userId]);

    await untilDone();

    expect(service.shown).toEqual([]);
    expect(await notices("failed")).toMatchObject([{ error: "No device of theirs takes notices any more" }]);
    await server.db.owner.query("update app.users set disabled = false, customer_id = $2 where id = $1", [
      shop.carla.userId,
      shop.carla.customerId,
    ]);
  });

  test("still comes to a customer who wants no mails at all", async () => {
    await server.db.owner.query("update app.customers set notify_by_email = false");
    await save(shop.carla);

    await holdAnOrder();
    await untilDone();

    expect(service.shown).toHaveLength(1);
  });

  test.each([404, 410])("that the browser wants no more (%i) is the last one for that device", async (status) => {
    await save(shop.carla);
    service.state.status = status;

    await holdAnOrder();
    await untilDone();

    const { rowCount } = await server.db.owner.query("select from app_private.push_devices");
    expect(rowCount).toBe(0);
  });

  test("that the push service does not take is tried again, without an alert", async () => {
    await save(shop.carla);
    service.state.status = 503;
    await holdAnOrder();
    const jobs = await startJobs(server, { sendWebhook: service.send });
    await expect.poll(async () => (await notices("queued"))[0]?.error).toMatch("the push service answered 503");
    service.state.status = 201;
    await server.db.owner.query("update graphile_worker._private_jobs set run_at = now()");

    await expect.poll(async () => (await notices("sent")).length).toBe(1);

    expect(service.shown).toHaveLength(1);
    await jobs[Symbol.asyncDispose]();
  });
});

describe("devices", () => {
  test("go on with the session that takes the place of theirs when its person proves who they are", async () => {
    await letSignIn(server.db);
    const { bearer, accessToken } = await signInAs(server, "carla@example.com");
    const query = "mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { isOn } }";
    await server.graphql(query, { input: service.subscribe() }, { token: accessToken });

    const { body } = await server.post("/v1/auth/elevate/password", { password }, bearer);
    await server.db.owner.query("delete from app_private.refresh_tokens where id <> $1", [body.session.refreshTokenId]);
    await holdAnOrder();
    await untilDone();

    expect(service.shown).toHaveLength(1);
  });

  test("of one person are ten at most: the oldest go", async () => {
    const browsers = Array.from({ length: 12 }, () => service.subscribe());
    for (const browser of browsers) await save(shop.carla, browser);

    await holdAnOrder();
    await untilDone();

    expect(service.shown.map(({ endpoint }) => endpoint).toSorted()).toEqual(
      browsers
        .slice(2)
        .map(({ endpoint }) => endpoint)
        .toSorted(),
    );
  });

  test("are turned off by their own person alone", async () => {
    const browser = service.subscribe();
    const { endpoint } = browser;
    await save(shop.carla, browser);

    const byOther = await call(shop.cyd, { verb: "removePushDevice", input: { endpoint } });
    await holdAnOrder();
    await untilDone();
    const byOwn = await call(shop.carla, { verb: "removePushDevice", input: { endpoint } });
    await holdAnOrder();
    await untilDone();

    expect([byOther.isOn, byOwn.isOn]).toEqual([false, false]);
    expect(service.shown).toHaveLength(1);
  });

  const secret = randomBytes(16).toString("base64url");
  test.each([
    ["endpoint", { endpoint: "http://push.example.com/1" }],
    ["endpoint", { endpoint: "ftp://push.example.com/1" }],
    ["endpoint", { endpoint: `https://push.example.com/${"a".repeat(1000)}` }],
    ["endpoint", { endpoint: "" }],
    ["publicKey", { publicKey: "BAAA" }],
    ["publicKey", { publicKey: "A".repeat(87) }],
    ["secret", { secret: "short" }],
    ["secret", { secret: `${secret}${secret}` }],
  ])("with a wrong %s are refused", async (field, wrong) => {
    const refused = await save(shop.carla, { ...service.subscribe(), ...wrong });

    expect(refused).toMatchObject({ code: "invalid-input", field });
  });

  test("are for people with a session", async () => {
    const query = "mutation ($input: SavePushDeviceInput!) { savePushDevice(input: $input) { isOn } }";
    const { errors } = await server.graphql(query, { input: service.subscribe() }, {});

    expect(errors[0].extensions.code).toBe("permission-error");
  });
});
