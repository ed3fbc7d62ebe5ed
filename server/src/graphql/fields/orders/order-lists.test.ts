import { searchWords } from "@boresight/domain/base/text";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, buildOrderCalibration, save } from "#db/rows/factories.ts";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

/** Order ids by the name the tests know them by. */
const orders = new Map<string, string>();

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
  const { carla, cyd } = shop;
  await server.db.owner.query("update app.customers set requires_po = true where id = $1", [cyd.customerId]);
  const add = async (name: string, values: Parameters<typeof addOrder>[2]) =>
    orders.set(name, (await addOrder(server.db.owner, shop, values)).id);
  await add("fresh", { customerId: carla.customerId, status: "new", cost: 10_000, created_at: "2026-01-05T12:00:00Z" });
  await add("late", {
    customerId: carla.customerId,
    status: "inspect",
    status_due_at: "2026-01-01T12:00:00Z",
    assigned_technician_id: shop.tom.userId,
    calibration_type: "CAL-SVM",
    created_at: "2026-01-04T12:00:00Z",
  });
  await add("held", {
    customerId: cyd.customerId,
    status: "hold",
    intake_method: "mobile",
    calibration_type: "multiple",
    created_at: "2026-01-03T12:00:00Z",
  });
  await add("released", {
    customerId: cyd.customerId,
    status: "released",
    released_at: "2026-01-06T12:00:00Z",
    po_number: "PO-1",
    cost: 25_000,
    created_at: "2026-01-02T12:00:00Z",
    vehicle: { vehicle_description: "2021 Kia 100%" },
  });
  await save(server.db.owner, "app.order_calibrations", [
    buildOrderCalibration({
      service_order_id: orders.get("held") ?? "",
      line_item_type_id: shop.lineItemType("CAL-FRAD"),
    }),
    buildOrderCalibration({
      service_order_id: orders.get("held") ?? "",
      line_item_type_id: shop.lineItemType("CAL-RCAM"),
    }),
  ]);
  await add("closed", { customerId: cyd.customerId, status: "closed", created_at: "2026-01-01T12:00:00Z" });
  const owner = server.db.owner;
  const of = (name: string) => ({ service_order_id: orders.get(name) ?? "" });
  await addEstimate(owner, shop, { ...of("fresh"), status: "sent" });
  await addEstimate(owner, shop, { ...of("late"), status: "approved" });
  await addEstimate(owner, shop, { ...of("released"), status: "approved" });
  await addInvoice(owner, shop, { ...of("released"), status: "void" });
  await addInvoice(owner, shop, { ...of("released"), status: "sent" });
  await addInvoice(owner, shop, { ...of("closed"), status: "paid" });
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const pageQuery = `query ($filter: OrderFilter, $sort: String, $first: Int, $offset: Int) {
  orderPage(filter: $filter, sort: $sort, first: $first, offset: $offset) { totalCount isMore orders { id } } }`;

const nameOf = (id: string) => [...orders].find(([, known]) => known === id)?.[0];

async function listed(person: Person, variables: object) {
  const { data } = await ask(person, pageQuery, variables);
  return data.orderPage.orders.map(({ id }: { id: string }) => nameOf(id));
}

test.each([
  [{}, ["fresh", "late", "held", "released", "closed"]],
  [{ view: "open" }, ["fresh", "late", "held", "released"]],
  [{ view: "late" }, ["late"]],
  [{ view: "shop" }, ["late"]],
  [{ status: "hold" }, ["held"]],
  [{ category: "done" }, ["released"]],
  [{ statuses: ["hold", "new"] }, ["fresh", "held"]],
  [{ statuses: [] }, []],
  [{ categories: ["done", "hold"] }, ["held", "released"]],
  [{ categories: ["done", "hold"], notStatuses: ["released"] }, ["held"]],
  [{ isApproved: true, view: "open" }, ["late", "released"]],
  [{ intake: "mobile" }, ["held"]],
  [{ calibration: "CAL-SVM" }, ["late"]],
  [{ calibration: "CAL-FRAD" }, ["held"]],
  [{ calibration: "CAL-RCAM" }, ["held"]],
  [{ calibration: "multiple" }, ["held"]],
  [{ technician: "none", view: "open" }, ["fresh", "held", "released"]],
  [{ only: ["noPo"] }, ["held"]],
  [{ only: ["notInvoiced"] }, ["released"]],
  [{ billing: "estimateSent" }, ["fresh"]],
  [{ billing: "estimateApproved" }, ["late"]],
  [{ billing: "unpaid" }, ["released"]],
  [{ billing: "paid" }, ["closed"]],
  [{ billing: "noEstimate" }, ["held"]],
  [{ only: ["late", "hold"] }, []],
  [{ createdFrom: "2026-01-03", createdTo: "2026-01-04" }, ["late", "held"]],
  [{ search: "Kia 100%" }, ["released"]],
  [{ search: "Kia 10_" }, []],
  [{ search: "kia po-1" }, ["released"]],
  [{ search: "po" }, ["released"]],
  [{ search: "ia" }, []],
  [{ search: "%" }, []],
  [{ search: "_ %" }, []],
  [{ search: "po-1", view: "hold" }, []],
])("%j lists %j", async (filter, expected) => {
  expect(await listed(shop.ada, { filter })).toEqual(expected);
});

test("filters name their customer, their location and their technician", async () => {
  const { carla, tom, ada, facilityId } = shop;

  const filter = { customer: carla.customerId, technician: tom.userId, facility: facilityId };

  expect(await listed(ada, { filter })).toEqual(["late"]);
});

test("pages follow each other in the order that was asked for", async () => {
  const sort = "createdAt";

  const pages = [
    await listed(shop.ada, { sort, first: 2 }),
    await listed(shop.ada, { sort, first: 2, offset: 2 }),
    await listed(shop.ada, { sort, first: 2, offset: 4 }),
  ];

  expect(pages).toEqual([["closed", "released"], ["held", "late"], ["fresh"]]);
});

test("customers page through their own orders only, whatever they ask for", async () => {
  const { carla, cyd } = shop;

  const own = await listed(carla, {});
  const others = await listed(carla, { filter: { customer: cyd.customerId } });

  expect([own, others]).toEqual([["fresh", "late"], []]);
});

test("each view tells how many orders it holds under the other filters", async () => {
  const query = `query ($filter: OrderFilter) { orderViewCounts(filter: $filter) { view count isMore } }`;

  const { data } = await ask(shop.ada, query, { filter: { customer: shop.cyd.customerId } });

  const counts = data.orderViewCounts.map(({ view, count }: { view: string; count: number }) => `${view} ${count}`);
  expect(counts).toEqual(["open 2", "late 0", "new 0", "approval 0", "shop 0", "hold 1", "out 0", "all 3"]);
});

const boardQuery = `query ($filter: OrderFilter) { orderBoard(filter: $filter) {
  category count sumCents statuses { count status { key } } orders { id } } }`;

interface Column {
  category: string;
  count: number;
  sumCents: number | null;
  statuses: { count: number; status: { key: string } }[];
  orders: { id: string }[];
}

test("the board has a column for each category, with its statuses, its sum and its cards", async () => {
  const { data } = await ask(shop.ada, boardQuery, { filter: { view: "open" } });

  const columns: Column[] = data.orderBoard;
  expect(
    columns.map(({ category, count, sumCents, orders: cards }) => [
      category,
      count,
      sumCents,
      ...cards.map(({ id }) => nameOf(id)),
    ]),
  ).toEqual([
    ["intake", 1, 10_000, "fresh"],
    ["ready", 0, 0],
    ["onsite", 0, 0],
    ["work", 1, 32_500, "late"],
    ["hold", 1, 32_500, "held"],
    ["done", 1, 25_000, "released"],
  ]);
  expect(columns[0]?.statuses.map(({ count, status }) => [status.key, count])).toEqual([
    ["new", 1],
    ["info", 0],
    ["estimating", 0],
    ["approval", 0],
  ]);
});

test("technicians are told no sums", async () => {
  const { data } = await ask(shop.tom, boardQuery, {});

  expect(data.orderBoard.map(({ sumCents }: Column) => sumCents)).toEqual(Array(8).fill(null));
});

test("nobody in particular lists nothing", async () => {
  const { errors } = await server.graphql(pageQuery, {}, {});

  expect(errors?.[0]?.extensions.code).toBe("permission-error");
});

test("a filter that makes no sense is refused", async () => {
  const { errors } = await ask(shop.ada, pageQuery, { filter: { view: "mine" }, sort: "vin" });

  expect(errors?.[0]).toMatchObject({ message: "There is no such view. The list cannot be sorted by that" });
});

test("ten thousand are counted, not more", async () => {
  await server.db.owner.query({
    text: `insert into app.service_orders (customer_id, vehicle_id, status_id, created_at)
      select customer_id, vehicle_id, status_id, created_at - make_interval(secs => n)
      from app.service_orders, generate_series(1, 10000) n where id = $1`,
    values: [orders.get("closed")],
  });

  const { data } = await ask(shop.ada, pageQuery, { first: 1 });
  const board = await ask(shop.ada, boardQuery, { filter: { category: "closed" } });

  expect(data.orderPage).toMatchObject({ totalCount: 10_000, isMore: true });
  expect(board.data.orderBoard).toMatchObject([{ count: 10_000, sumCents: null }]);
  expect(board.data.orderBoard[0].orders).toHaveLength(50);
});

test("a word that more than ten thousand have is found row by row, under the same rights and with other filters", async () => {
  const search = "cyd's";
  const counts = "query ($filter: OrderFilter) { orderViewCounts(filter: $filter) { view count isMore } }";

  const { data } = await ask(shop.ada, pageQuery, { filter: { search }, first: 30 });
  const held = await ask(shop.ada, pageQuery, { filter: { search, view: "open" } });
  const nobodys = await ask(shop.carla, pageQuery, { filter: { search } });
  const own = await ask(shop.cyd, pageQuery, { filter: { search: "c", status: "hold" } });
  const counted = await ask(shop.ada, counts, { filter: { search } });

  expect(data.orderPage).toMatchObject({ totalCount: 10_000, isMore: true });
  expect(data.orderPage.orders).toHaveLength(30);
  expect(held.data.orderPage.orders.map(({ id }: { id: string }) => nameOf(id))).toEqual(["held", "released"]);
  expect(nobodys.data.orderPage.totalCount).toBe(0);
  expect(own.data.orderPage.orders.map(({ id }: { id: string }) => nameOf(id))).toEqual(["held"]);
  expect(counted.data.orderViewCounts).toContainEqual({ view: "open", count: 2, isMore: false });
  expect(counted.data.orderViewCounts).toContainEqual({ view: "all", count: 1000, isMore: true });
});

test.each(["Cora Whitfield", "whitfield cora", "(303) 555-0177", "(303) 555", "303.555.0177", "+1 303-555-0177"])(
  'customers are found by "%s"',
  async (typed) => {
    const cora = buildCustomer({
      first_name: "Cora",
      last_name: "Whitfield",
      company_name: "",
      phone: "(303) 555-0177",
    });
    await save(server.db.owner, "app.customers", [cora]);
    const filter = { and: searchWords(typed).map((word) => ({ searchText: { includes: word } })) };

    const { data } = await ask(
      shop.ada,
      `query ($filter: CustomerFilter) { customers(filter: $filter) { nodes { id } } }`,
      {
        filter,
      },
    );

    expect(data.customers.nodes).toContainEqual({ id: cora.id });
    await server.db.owner.query("delete from app.customers where id = $1", [cora.id]);
  },
);

test("orders are found by the words of their customer's name and vehicle", async () => {
  const query = `query ($filter: OrderFilter) { orderPage(filter: $filter, first: 5) { totalCount } }`;

  const { data } = await ask(shop.ada, query, { filter: { search: "kia cyd's" } });

  expect(data.orderPage.totalCount).toBe(1);
});

test("orders are found by their insurer and by the name of the vehicle's owner, as it is now", async () => {
  const { id, vehicle } = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    vehicle: { owner_first_name: "Petra", owner_last_name: "Quill" },
    insurer_name: "Zephyr Mutual",
  });
  const found = async (search: string) =>
    (await ask(shop.carla, pageQuery, { filter: { search }, first: 5 })).data.orderPage.orders.map(
      (order: { id: string }) => order.id,
    );

  expect([await found("zephyr"), await found("quill petra")]).toEqual([[id], [id]]);

  await server.db.owner.query("update app.vehicles set owner_last_name = 'Rook' where id = $1", [vehicle.id]);

  expect([await found("quill petra"), await found("petra rook")]).toEqual([[], [id]]);
});
