import { createHmac } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startQboSimulator, type QboSimulator } from "../../../../simulators/quickbooks/start-qbo-simulator.ts";
import { booksConfig, booksRealmId, connectCompany } from "../../../test/accounting/connected-books.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { openShop, type Shop } from "../../../test/shop.ts";

let simulator: QboSimulator;
let server: TestServer;
let shop: Shop;
let connectionId: string;

beforeAll(async () => {
  simulator = await startQboSimulator({ webhookUrl: () => `${server.url}/v1/functions/webhooks/quickbooks` });
  server = await startServer({
    ...booksConfig(simulator),
    port: 0,
    linkLimits: { link: { count: 100, within: 60_000 }, unknownLink: { count: 5, within: 60_000 } },
    trustedProxies: ["127.0.0.1"],
  });
  shop = await openShop(server.db.owner);
  connectionId = await connectCompany({ config: server.config, db: server.db, simulator });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await simulator.close();
});
let tests = 0;
beforeEach(async () => {
  tests += 1;
  await simulator.admin.sendWebhooks(); // What the test before left.
  await server.db.owner.query(`truncate app.qbo_jobs cascade; truncate app_private.qbo_events, app.qbo_links;
    delete from graphile_worker._private_jobs; update app.qbo_connections set status = 'connected'`);
});

const query = async (text: string, values: unknown[] = []) => (await server.db.owner.query({ text, values })).rows;
const jobs = () => query("select entity, qbo_id, operation, lane, label, status from app.qbo_jobs order by number");

let customers = 0;
const addCustomer = () =>
  simulator.admin.changeAsBookkeeper({
    name: "Customer",
    operation: "save",
    body: { DisplayName: `Customer ${++customers}` },
  });

interface Posting {
  token?: string;
  signature?: string;
  type?: string;
}

async function post(
  body: string,
  { token = simulator.settings.verifierToken, signature, type = "application/json" }: Posting = {},
) {
  const response = await fetch(`${server.url}/v1/functions/webhooks/quickbooks`, {
    method: "POST",
    headers: {
      "content-type": type,
      "x-forwarded-for": `203.0.113.${tests}`,
      "intuit-signature": signature ?? createHmac("sha256", token).update(body).digest("base64"),
    },
    body,
  });
  return { status: response.status, text: await response.text() };
}

const event = (more: object = {}) => ({
  specversion: "1.0",
  id: crypto.randomUUID(),
  type: "qbo.invoice.updated.v1",
  time: "2026-01-02T03:04:05Z",
  intuitentityid: "95",
  intuitaccountid: booksRealmId,
  data: {},
  ...more,
});
const report = (...events: object[]) => post(JSON.stringify(events));

test.each(["cloud-events", "event-notifications"] as const)(
  "a change there is read, reported as %s",
  async (format) => {
    const { Id } = addCustomer();

    const statuses = await simulator.admin.sendWebhooks({ format });

    expect(statuses).toEqual([200]);
    expect(await jobs()).toEqual([
      { entity: "Customer", qbo_id: Id, operation: "pull", lane: "pull", label: "", status: "pending" },
    ]);
    expect(await query("select task_identifier from graphile_worker.jobs")).toEqual([{ task_identifier: "sync-qbo" }]);
  },
);

test("a record of ours is read in its customer's lane, by the name that people know", async () => {
  await query(
    `insert into app.qbo_links (connection_id, entity, local_id, qbo_id, sync_token, origin, snapshot, synced_at)
      values ($1, 'Customer', $2, '777', '0', 'ours', '{}', now())`,
    [connectionId, shop.carla.customerId],
  );

  await report(event({ type: "qbo.customer.updated.v1", intuitentityid: "777" }));

  expect(await jobs()).toMatchObject([
    { lane: `customer:${shop.carla.customerId}`, label: expect.stringMatching(/./) },
  ]);
});

test("the same report twice, and several about one record, are read once", async () => {
  addCustomer();
  const one = event();

  const statuses = await simulator.admin.sendWebhooks({ times: 3 });
  await report(one, event(), one);
  await query("update app.qbo_jobs set status = 'done'");
  const again = await report(one);

  expect([statuses, again.status]).toEqual([[200, 200, 200], 200]);
  expect(await jobs()).toMatchObject([{ entity: "Customer" }, { entity: "Invoice" }]);
});

test("reports in the wrong order are read like any other", async () => {
  const { Id } = addCustomer();
  simulator.admin.changeAsBookkeeper({ name: "Customer", operation: "save", body: { Id, Notes: "changed" } });

  const statuses = await simulator.admin.sendWebhooks({ outOfOrder: true });

  expect(statuses).toEqual([200, 200]);
  expect(await jobs()).toHaveLength(1);
});

test("a change that is reported again while it is read is read again", async () => {
  await report(event());
  await query("update app.qbo_jobs set status = 'done'");

  await report(event());

  expect(await jobs()).toMatchObject([{ status: "done" }, { status: "pending" }]);
});

test("a forged report is refused, and nothing is stored", async () => {
  addCustomer();

  const statuses = await simulator.admin.sendWebhooks({ forged: true });
  const unsigned = await post(JSON.stringify([event()]), { signature: "" });

  expect([statuses, unsigned.status]).toEqual([[401], 401]);
  expect(unsigned.text).toContain("signature-wrong");
  expect([await jobs(), await query("select from app_private.qbo_events")]).toEqual([[], []]);
});

test("one changed byte of what was signed is refused", async () => {
  const body = JSON.stringify([event()]);
  const signature = createHmac("sha256", simulator.settings.verifierToken).update(body).digest("base64");

  expect(await post(`${body} `, { signature })).toMatchObject({ status: 401 });
});

test("who tries many signatures is refused before they are looked at", async () => {
  const statuses = [];
  for (let count = 0; count < 7; count += 1) statuses.push((await post("[]", { signature: "wrong" })).status);

  expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
});

test.each([
  ["of another company", event({ intuitaccountid: "1" })],
  ["of a kind that does not come back", event({ type: "qbo.vendor.created.v1" })],
  ["of a kind that nobody knows", event({ type: "qbo.unheard.of" })],
  ["with an endless id", event({ id: "x".repeat(300) })],
  ["of an endless record", event({ intuitentityid: "9".repeat(50) })],
  ["that is not even an object", 7 as unknown as object],
])("a report %s is taken and changes nothing", async (_what, reported) => {
  expect(await report(reported)).toMatchObject({ status: 200, text: "" });
  expect(await jobs()).toEqual([]);
});

test.each([
  ["no JSON", "<html>"],
  ["another form", '{"a":1}'],
  ["nothing", "[]"],
])("%s is taken quietly when it is signed", async (_what, body) => {
  expect(await post(body)).toMatchObject({ status: 200 });
});

test("the bytes count, whatever they are called", async () => {
  const body = JSON.stringify([event()]);

  const { status } = await post(body, { type: "application/cloudevents-batch+json" });

  expect(status).toBe(200);
  expect(await jobs()).toHaveLength(1);
});

test("more than a megabyte is refused", async () => {
  expect(await post(JSON.stringify([event({ data: "x".repeat(1_000_001) })]))).toMatchObject({ status: 413 });
});

test("hundreds of reports at once are answered at once, and a job looks for what changed", async () => {
  const many = Array.from({ length: 400 }, (_, at) => event({ intuitentityid: String(at) }));

  const { status } = await report(...many);

  expect(status).toBe(200);
  expect(await jobs()).toEqual([]);
  expect(await query("select task_identifier from graphile_worker.jobs")).toEqual([
    { task_identifier: "read-qbo-changes" },
  ]);
});

test("reports wait while the connection is broken, and are left alone once it is disconnected", async () => {
  await query("update app.qbo_connections set status = 'broken'");
  await report(event());
  await query("update app.qbo_connections set status = 'disconnected'");
  await report(event({ intuitentityid: "96" }));

  expect(await jobs()).toMatchObject([{ qbo_id: "95" }]);
});

test("without a verifier token nobody is believed", async () => {
  const { config } = server;
  await using bare = await startServer({
    ...config,
    port: 0,
    db: server.db,
    qbo: config.qbo && { ...config.qbo, webhookToken: "" },
  });
  const signature = createHmac("sha256", "").update("[]").digest("base64");

  const { status } = await bare.post("/v1/functions/webhooks/quickbooks", "[]", { "intuit-signature": signature });

  expect(status).toBe(401);
});
