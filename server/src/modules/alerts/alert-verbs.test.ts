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

const ask = async (person: Person, query: string, variables: object = {}) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });
const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

const add = `mutation AddNotification($message: String!, $serviceOrderId: UUID, $status: String = "unhandled") {
  createAdminNotification(input: { adminNotification: { message: $message, status: $status, serviceOrderId: $serviceOrderId } }) {
    adminNotification { id message status serviceOrderId } } }`;
const dismiss = `mutation Dismiss($id: UUID!) {
  updateAdminNotification(input: { id: $id, patch: { status: "handled" } }) { adminNotification { id status handledAt } } }`;

test("an admin adds an alert and dismisses it, harmlessly twice", async () => {
  const added = await ask(shop.ada, add, { message: "Lift 2 leaks" });
  const { id } = added.data.createAdminNotification.adminNotification;

  const first = await ask(shop.ada, dismiss, { id });
  const second = await ask(shop.ada, dismiss, { id });

  expect(first.data.updateAdminNotification.adminNotification).toMatchObject({ id, status: "handled" });
  expect(second).toEqual(first);
});

test("dismissing an unknown alert returns null and no error", async () => {
  const answer = await ask(shop.ada, dismiss, { id: "d3300000-0000-4000-8000-0000000000ff" });

  expect(answer).toEqual({ data: { updateAdminNotification: { adminNotification: null } } });
});

test("a technician adds one to a visible order, not without an order, and dismisses none", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });

  const added = await ask(shop.tom, add, { message: "Bumper is loose", serviceOrderId: order.id });
  const { id } = added.data.createAdminNotification.adminNotification;

  expect(codeOf(await ask(shop.tom, add, { message: "General" }))).toBe("permission-error");
  expect(codeOf(await ask(shop.tom, dismiss, { id }))).toBe("permission-error");
});

test("a technician reads no alert that names what was paid for an order", async () => {
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  for (const kind of [
    "onHold",
    "paymentReversed",
    "cardDispute",
    "cardRefundFailed",
    "cardPaymentDiffers",
    "creditLimit",
  ])
    await server.db.owner.query(
      "insert into app.admin_notifications (kind, message, service_order_id) values ($1, '$100.00 of $353.63', $2)",
      [kind, id],
    );
  const kinds = async (person: Person) => {
    const query =
      "query ($id: UUID!) { adminNotifications(filter: { serviceOrderId: { equalTo: $id } }) { nodes { kind } } }";
    return (await ask(person, query, { id })).data.adminNotifications.nodes.length;
  };

  expect([await kinds(shop.tom), await kinds(shop.ada)]).toEqual([1, 6]);
});

test("customers and the public neither add nor dismiss alerts", async () => {
  expect(codeOf(await ask(shop.carla, add, { message: "Hello" }))).toBe("permission-error");
  expect(codeOf(await server.graphql(add, { message: "Hello" }))).toBe("permission-error");
  expect(codeOf(await ask(shop.carla, dismiss, { id: "d3300000-0000-4000-8000-0000000000ff" }))).toBe(
    "permission-error",
  );
});

test("an alert starts unhandled and has 1 to 500 characters", async () => {
  expect(["constraint-violation", "permission-error"]).toContain(
    codeOf(await ask(shop.ada, add, { message: "Done", status: "handled" })),
  );
  expect(codeOf(await ask(shop.ada, add, { message: "" }))).toBe("invalid-input");
  expect(codeOf(await ask(shop.ada, add, { message: "x".repeat(501) }))).toBe("invalid-input");
  expect(codeOf(await ask(shop.ada, add, { message: "nul \u0000" }))).toBe("invalid-input");
});

const handleAll = `mutation HandleAll($ids: [UUID!]!) {
  handleAdminNotifications(input: { ids: $ids }) { adminNotifications { id status } } }`;

async function addOnOrder() {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const { data } = await ask(shop.ada, add, { message: "Bumper is loose", serviceOrderId: order.id });
  return data.createAdminNotification.adminNotification.id;
}

test("an admin handles several alerts at once, of orders too; unknown ones are left out", async () => {
  const ids = [await addOnOrder(), await addOnOrder()];

  const { data } = await ask(shop.ada, handleAll, { ids: [...ids, "d3300000-0000-4000-8000-0000000000ff"] });

  const handled: { id: string; status: string }[] = data.handleAdminNotifications.adminNotifications;
  expect(new Map(handled.map(({ id, status }) => [id, status]))).toEqual(new Map(ids.map((id) => [id, "handled"])));
});

test("nobody else handles several, and neither none nor more than 200", async () => {
  const id = await addOnOrder();

  for (const person of [shop.tom, shop.carla]) {
    expect(codeOf(await ask(person, handleAll, { ids: [id] }))).toBe("permission-error");
  }
  expect(codeOf(await ask(shop.ada, handleAll, { ids: [] }))).toBe("invalid-input");
  expect(codeOf(await ask(shop.ada, handleAll, { ids: Array.from({ length: 201 }, () => id) }))).toBe("invalid-input");
});
