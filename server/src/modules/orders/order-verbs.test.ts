import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../../test/shop.ts";
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

const move = `mutation Move($input: ChangeServiceOrderStatusInput!) {
  changeServiceOrderStatus(input: $input) { serviceOrder { id version status { key }
    allowedTransitions { status { key } requiredAnswers blockedBy { message } mayOverride } statusHistory(orderBy: CHANGED_AT_DESC) { nodes { toStatus { key } } } } } }`;

test("every invalid field of a new order is in the response", async () => {
  const answer = await ask(
    shop.carla,
    `mutation ($vin: String!) { createServiceOrder(input: { poNumber: "?",
      vehicle: { vinNumber: $vin, year: 2021, make: "", model: "Camry" } }) { serviceOrder { id } } }`,
    { vin: "4T1G11AK3MU990001" },
  );

  expect(codeOf(answer)).toBe("invalid-input");
  expect(answer.errors[0].extensions.fields.map(({ field }: { field: string }) => field).toSorted()).toEqual([
    "poNumber",
    "vehicle.make",
    "vehicle.vinNumber",
  ]);
});

test("an unknown intake method is not a value of the API", async () => {
  const create =
    "mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }";

  const answer = await ask(shop.carla, create, { input: { intakeMethod: "boat" } });

  expect(codeOf(answer)).toBe("validation-failed");
});

test("a status change returns the order with its history and the next transitions", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });

  const { data } = await ask(shop.tom, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });

  const moved = data.changeServiceOrderStatus.serviceOrder;
  expect(moved).toMatchObject({ version: 2, status: { key: "inspect" } });
  expect(moved.statusHistory.nodes[0].toStatus.key).toBe("inspect");
  expect(moved.allowedTransitions.map((next: { status: { key: string } }) => next.status.key)).toEqual([
    "estimating",
    "hold",
    "calibrate",
    "noCal",
  ]);
});

test("a stale status change and a forbidden one have their own error codes", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
  await ask(shop.ada, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });

  const overtaken = await ask(shop.tom, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });
  const unknown = await ask(shop.tom, move, { input: { id: order.id, version: 2, statusKey: "released" } });
  const foreign = await ask(shop.cyd, move, { input: { id: order.id, version: 2, statusKey: "cancelled" } });

  expect([overtaken, unknown, foreign].map(codeOf)).toEqual(["order-already-moved", "move-not-allowed", "not-found"]);
  expect(overtaken.errors[0].message).toBe("Already moved to Pre-Scan & Inspection by Ada Admin");
});

test("an order's documents depend on the role: drafts are internal, costs are for admins", async () => {
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  await addEstimate(server.db.owner, shop, { service_order_id: order.id, status: "sent" });
  await addEstimate(server.db.owner, shop, { service_order_id: order.id, status: "draft", revision: 2 });
  await addInvoice(server.db.owner, shop, { service_order_id: order.id, status: "draft", number: null });
  const lines =
    "lineItems { nodes { id description totalPrice quantity unitPrice lineItemType { id name description purchaseCost } } }";
  const papers = `query ($id: UUID!) { serviceOrder(id: $id) {
    estimates(orderBy: CREATED_AT_DESC, first: 2) { nodes { id notes status ${lines} } }
    invoices(orderBy: CREATED_AT_DESC, first: 1) { nodes { id notes status ${lines} } } } }`;
  const statuses = "query ($id: UUID!) { serviceOrder(id: $id) { invoices { nodes { status number } } } }";

  const [carla, ada] = [await ask(shop.carla, papers, order), await ask(shop.ada, papers, order)];

  expect(carla.errors).toBeUndefined();
  expect(carla.data.serviceOrder.estimates.nodes.map(({ status }: { status: string }) => status)).toEqual(["sent"]);
  expect(carla.data.serviceOrder.invoices.nodes).toEqual([]);
  expect(carla.data.serviceOrder.estimates.nodes[0].lineItems.nodes[0].lineItemType.purchaseCost).toBeNull();
  expect(ada.data.serviceOrder.estimates.nodes[0].lineItems.nodes[0].lineItemType.purchaseCost).toBe(4500);
  expect(codeOf(await ask(shop.tom, papers, order))).toBe("permission-error");
  expect((await ask(shop.tom, statuses, order)).data.serviceOrder.invoices.nodes).toEqual([
    { status: "draft", number: null },
  ]);
});
