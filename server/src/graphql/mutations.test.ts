import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../test/shop.ts";
import { tokenFor } from "../../test/token-for.ts";

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

describe("alerts", () => {
  const add = `mutation AddNotification($message: String!, $serviceOrderId: UUID, $status: String = "unhandled") {
    createAdminNotification(input: { adminNotification: { message: $message, status: $status, serviceOrderId: $serviceOrderId } }) {
      adminNotification { id message status serviceOrderId } } }`;
  const dismiss = `mutation Dismiss($id: UUID!) {
    updateAdminNotification(input: { id: $id, patch: { status: "handled" } }) { adminNotification { id status handledAt } } }`;

  test("an admin adds one and dismisses it, twice without harm", async () => {
    const added = await ask(shop.ada, add, { message: "Lift 2 leaks" });
    const { id } = added.data.createAdminNotification.adminNotification;

    const first = await ask(shop.ada, dismiss, { id });
    const second = await ask(shop.ada, dismiss, { id });

    expect(first.data.updateAdminNotification.adminNotification).toMatchObject({ id, status: "handled" });
    expect(second).toEqual(first);
  });

  test("dismissing what is not there answers null and no error", async () => {
    const answer = await ask(shop.ada, dismiss, { id: "d3300000-0000-4000-8000-0000000000ff" });

    expect(answer).toEqual({ data: { updateAdminNotification: { adminNotification: null } } });
  });

  test("a technician adds one to an order they see, not without an order, and dismisses none", async () => {
    const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });

    const added = await ask(shop.tom, add, { message: "Bumper is loose", serviceOrderId: order.id });
    const { id } = added.data.createAdminNotification.adminNotification;

    expect(codeOf(await ask(shop.tom, add, { message: "General" }))).toBe("permission-error");
    expect(codeOf(await ask(shop.tom, dismiss, { id }))).toBe("permission-error");
  });

  test("customers and the public add and dismiss none", async () => {
    expect(codeOf(await ask(shop.carla, add, { message: "Hello" }))).toBe("permission-error");
    expect(codeOf(await server.graphql(add, { message: "Hello" }))).toBe("permission-error");
    expect(codeOf(await ask(shop.carla, dismiss, { id: "d3300000-0000-4000-8000-0000000000ff" }))).toBe(
      "permission-error",
    );
  });

  test("an alert starts unhandled and says something of 1 to 500 characters", async () => {
    expect(["constraint-violation", "permission-error"]).toContain(
      codeOf(await ask(shop.ada, add, { message: "Done", status: "handled" })),
    );
    expect(codeOf(await ask(shop.ada, add, { message: "" }))).toBe("invalid-input");
    expect(codeOf(await ask(shop.ada, add, { message: "x".repeat(501) }))).toBe("invalid-input");
    expect(codeOf(await ask(shop.ada, add, { message: "nul \u0000" }))).toBe("invalid-input");
  });
});

describe("orders", () => {
  const move = `mutation Move($input: ChangeServiceOrderStatusInput!) {
    changeServiceOrderStatus(input: $input) { serviceOrder { id version status { key }
      allowedMoves { status { key } asks blockedBy mayOverride } statusHistory(orderBy: MOVED_AT_DESC) { nodes { toStatus { key } } } } } }`;

  test("every wrong field of a new order is named in the answer", async () => {
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

  test("a way of intake that there is not is no value of the API", async () => {
    const create =
      "mutation ($input: CreateServiceOrderInput!) { createServiceOrder(input: $input) { serviceOrder { id } } }";

    const answer = await ask(shop.carla, create, { input: { intakeMethod: "boat" } });

    expect(codeOf(answer)).toBe("validation-failed");
  });

  test("a move answers the order with its history and the moves that come next", async () => {
    const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });

    const { data } = await ask(shop.tom, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });

    const moved = data.changeServiceOrderStatus.serviceOrder;
    expect(moved).toMatchObject({ version: 2, status: { key: "inspect" } });
    expect(moved.statusHistory.nodes[0].toStatus.key).toBe("inspect");
    expect(moved.allowedMoves.map((next: { status: { key: string } }) => next.status.key)).toEqual([
      "estimating",
      "hold",
      "calibrate",
      "noCal",
    ]);
  });

  test("an overtaken move and a forbidden one say so by code", async () => {
    const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "checkedIn" });
    await ask(shop.ada, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });

    const overtaken = await ask(shop.tom, move, { input: { id: order.id, version: 1, statusKey: "inspect" } });
    const unknown = await ask(shop.tom, move, { input: { id: order.id, version: 2, statusKey: "released" } });
    const foreign = await ask(shop.cyd, move, { input: { id: order.id, version: 2, statusKey: "cancelled" } });

    expect([overtaken, unknown, foreign].map(codeOf)).toEqual(["order-already-moved", "move-not-allowed", "not-found"]);
    expect(overtaken.errors[0].message).toBe("Already moved to Pre-Scan & Inspection by Ada Admin");
  });

  test("the papers of an order show by role: drafts to nobody outside, what we pay to admins", async () => {
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
});

describe("figures", () => {
  test("the office's figures are for staff, its money for admins", async () => {
    const figures = "{ adminDashboard { openOrders revenueCents statuses { key count } days { day dropOff } } }";

    const [ada, tom] = [await ask(shop.ada, figures), await ask(shop.tom, figures)];

    expect(ada.data.adminDashboard.openOrders).toBeGreaterThan(0);
    expect(ada.data.adminDashboard.revenueCents).toBe(0);
    expect(tom.data.adminDashboard.revenueCents).toBeNull();
    expect(codeOf(await ask(shop.carla, figures))).toBe("permission-error");
    expect(codeOf(await ask(shop.ada, "{ adminDashboard(days: 0) { openOrders } }"))).toBe("validation-failed");
  });

  test("customers count their own orders", async () => {
    const { data } = await ask(shop.cyd, "{ customerDashboard { openOrders months { month orders } } }");

    expect(data.customerDashboard.openOrders).toBe(0);
    expect(data.customerDashboard.months).toHaveLength(6);
  });
});
