import { randomUUID } from "node:crypto";
import { mostClientKeys, queuedVerbs } from "@boresight/domain/base/client-key";
import { afterAll, beforeAll, expect, test } from "vitest";
import { removeOldKeys } from "#platform/database/remove-old-keys.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { startServer, type TestServer } from "../../../test/server.ts";
import { buildOrderTask, save } from "#db/rows/factories.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
import { tokenFor } from "../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, input: object) =>
  server.graphql(query, { input }, { token: await tokenFor(person, server) });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const submit = `mutation ($input: SubmitIntakeInput!) { submitIntake(input: $input) { serviceOrder { id } } }`;
const post = `mutation ($input: PostOrderMessageInput!) { postOrderMessage(input: $input) { orderMessage { id } } }`;
const saveDraft = `mutation ($input: SaveIntakeDraftInput!) { saveIntakeDraft(input: $input) { intakeDraft { id } } }`;

let serial = 0;
const intake = (more: object = {}) => ({
  vehicle: {
    vinNumber: `JF2SKAEC0MH98${String(++serial).padStart(4, "0")}`,
    year: 2021,
    make: "Subaru",
    model: "Forester",
  },
  calibrations: [{ typeKey: "CAL-FCAM-S", trigger: "Windshield replaced" }],
  ...more,
});

async function countOf(table: string, column: string, value: unknown): Promise<number> {
  const text = `select count(*)::integer as many from ${table} where ${column} = $1`;
  const { rows } = await server.db.owner.query<{ many: number }>({ text, values: [value] });
  return rows[0]?.many ?? -1;
}

const idOf = (answer: { data: { submitIntake: { serviceOrder: { id: string } } } }) =>
  answer.data.submitIntake.serviceOrder.id;

test("an intake that is sent eight times at once with one key is one order with one mail", async () => {
  const before = await countOf("app.service_orders", "customer_id", shop.carla.customerId);
  const input = intake({ clientKey: randomUUID() });

  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(shop.carla, submit, input)));

  const [orderId] = new Set(answers.map(idOf));
  expect(new Set(answers.map(idOf))).toEqual(new Set([orderId]));
  expect(await countOf("app.service_orders", "customer_id", shop.carla.customerId)).toBe(before + 1);
  expect(await countOf("app.messages", "service_order_id", orderId)).toBe(1);
});

test("one draft is sent once, whatever the keys", async () => {
  const kept = await ask(shop.cyd, saveDraft, { step: 4, answers: {} });
  const input = intake({ draftId: kept.data.saveIntakeDraft.intakeDraft.id });

  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(shop.cyd, submit, input)));

  expect(answers.filter((answer) => !answer.errors)).toHaveLength(1);
  expect(answers.map(codeOf).filter((code) => code === "draft-already-sent")).toHaveLength(7);
  expect(await countOf("app.service_orders", "customer_id", shop.cyd.customerId)).toBe(1);
});

test("another intake under a key that was used is refused", async () => {
  const clientKey = randomUUID();
  await ask(shop.carla, submit, intake({ clientKey }));

  const other = await ask(shop.carla, submit, intake({ clientKey }));

  expect(codeOf(other)).toBe("client-key-reused");
});

test("a key belongs to its caller and its verb", async () => {
  const clientKey = randomUUID();
  const input = intake({ clientKey });
  const first = await ask(shop.carla, submit, input);

  const ofCyd = await ask(shop.cyd, submit, input);
  const otherVerb = await ask(shop.carla, post, { clientKey, orderId: idOf(first), body: "When will it be ready?" });

  expect(idOf(ofCyd)).not.toBe(idOf(first));
  expect(otherVerb.errors).toBeUndefined();
});

test("a submission that was refused leaves its key free", async () => {
  const clientKey = randomUUID();
  const refused = await ask(shop.carla, submit, { clientKey, calibrations: [] });

  const mended = await ask(shop.carla, submit, intake({ clientKey }));

  expect(codeOf(refused)).toBe("invalid-input");
  expect(mended.errors).toBeUndefined();
});

test("a message that is sent again after a lost answer stands there once", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const message = { clientKey: randomUUID(), orderId: order.id, body: "The car has a low battery" };

  const first = await ask(shop.carla, post, message);
  const again = await ask(shop.carla, post, message);

  expect(again).toEqual(first);
  expect(await countOf("app.order_messages", "service_order_id", order.id)).toBe(1);
});

test("a secret link is answered again, and stands nowhere in clear", async () => {
  const create = `mutation ($input: CreateKioskLinkInput!) { createKioskLink(input: $input) { url } }`;
  const link = { clientKey: randomUUID(), name: "Front desk" };

  const first = await ask(shop.ada, create, link);
  const again = await ask(shop.ada, create, link);

  expect(first.data.createKioskLink.url).toContain("/");
  expect(again).toEqual(first);
  const { rows } = await server.db.owner.query(
    "select sealed_answer from app_private.client_keys where verb = 'createKioskLink'",
  );
  expect(String(rows[0].sealed_answer)).not.toContain(first.data.createKioskLink.url);
});

test("of a caller with too many keys the oldest go", async () => {
  await server.db.owner.query({
    text: `insert into app_private.client_keys (caller, verb, key_hash, input_hash, created_at)
      select 'customer:many', 'submitIntake', n::text, '', now() - make_interval(secs => n) from generate_series(1, $1) n`,
    values: [mostClientKeys + 2],
  });

  await asSystem(server.db.server, (system) => removeOldKeys(system, new Date()));

  expect(await countOf("app_private.client_keys", "caller", "customer:many")).toBe(mostClientKeys);
  expect(await countOf("app_private.client_keys", "key_hash", String(mostClientKeys + 1))).toBe(0);
});

const tick = `mutation ($input: UpdateOrderTaskInput!) { updateOrderTask(input: $input) { orderTask { id state version } } }`;

async function addTask() {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  const task = buildOrderTask({ service_order_id: id, service_order_status_id: shop.status("checkedIn") });
  await save(server.db.owner, "app.order_tasks", [task]);
  return { id: task.id, version: 1, state: "done", note: "" };
}

test("a tick that is sent again, or four times at once, is made once", async () => {
  const [task, other] = [await addTask(), await addTask()];
  const [first, second] = [
    { ...task, clientKey: randomUUID() },
    { ...other, clientKey: randomUUID() },
  ];

  const once = await ask(shop.tom, tick, first);
  const again = await ask(shop.tom, tick, first);
  const together = await Promise.all(Array.from({ length: 4 }, () => ask(shop.tom, tick, second)));

  expect(again).toEqual(once);
  expect(once.data.updateOrderTask.orderTask).toMatchObject({ state: "done", version: 2 });
  expect(together.map((answer) => answer.data.updateOrderTask.orderTask.version)).toEqual([2, 2, 2, 2]);
});

test("another login's tick under the same key is another tick", async () => {
  const input = { ...(await addTask()), clientKey: randomUUID() };
  await ask(shop.tom, tick, input);

  expect(codeOf(await ask(shop.ada, tick, input))).toBe("order-task-changed");
});

test("a tick that was refused may be sent again, and a key is a UUID", async () => {
  const input = { ...(await addTask()), clientKey: randomUUID() };
  const refused = await ask(shop.carla, tick, input);
  const wrongMoment = await ask(shop.tom, tick, { ...input, version: 7 });

  const made = await ask(shop.tom, tick, input);
  const wrongForm = await ask(shop.tom, tick, { ...input, clientKey: "1" });

  expect([refused, wrongMoment].map(codeOf)).toEqual(["permission-error", "order-task-changed"]);
  expect(made.errors).toBeUndefined();
  expect(wrongForm.errors?.[0]?.extensions.code).toBe("validation-failed");
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

test("keys are kept for a week", async () => {
  const [clientKey, input] = [randomUUID(), intake()];
  await ask(shop.carla, submit, { ...input, clientKey });

  await asSystem(server.db.server, (system) => removeOldKeys(system, inHours(7 * 24 - 1)));
  const kept = await countOf("app_private.client_keys", "verb", "submitIntake");
  await asSystem(server.db.server, (system) => removeOldKeys(system, inHours(7 * 24 + 1)));

  expect(kept).toBeGreaterThan(0);
  expect(await countOf("app_private.client_keys", "verb", "submitIntake")).toBe(0);
});

test.each(queuedVerbs)("%s, which a browser queues, takes a key", async (verb) => {
  const query = `{ __schema { mutationType { fields { name args { type { ofType { inputFields { name } } } } } } } }`;

  const { data } = await server.graphql(query, {}, { headers: { "x-hasura-admin-secret": server.config.adminSecret } });

  const field = data.__schema.mutationType.fields.find(({ name }: { name: string }) => name === verb);
  expect(field.args[0].type.ofType.inputFields).toContainEqual({ name: "clientKey" });
});
