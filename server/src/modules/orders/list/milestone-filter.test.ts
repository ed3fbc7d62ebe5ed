/** What cannot be asked of the list by milestones; what is listed, `counted-orders.test.ts` compares with the dashboards. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

let server: TestServer;
let shop: Shop;

beforeAll(async () => {
  server = await startServer();
  shop = await openShop(server.db.owner);
});
afterAll(() => server[Symbol.asyncDispose]());

const ask = async (person: Person, query: string, variables: object) =>
  server.graphql(query, variables, { token: await tokenFor(person, server) });

const during = { milestoneFrom: "2026-05-01", milestoneTo: "2026-05-31" };

test.each([
  ["milestone", { milestone: "washed", ...during }],
  ["milestone", during],
  ["milestone", { outcome: "onTime" }],
  ["milestoneFrom", { milestone: "released", milestoneTo: "2026-05-31" }],
  ["milestoneTo", { milestone: "released", milestoneFrom: "2026-05-31" }],
  ["milestoneTo", { milestone: "released", milestoneFrom: "2026-05-31", milestoneTo: "2026-05-01" }],
  ["milestoneTo", { milestone: "released", milestoneFrom: "2025-05-30", milestoneTo: "2026-05-31" }],
  ["outcome", { milestone: "released", ...during, outcome: "comeback" }],
  ["outcome", { milestone: "released", ...during, outcome: "punctual" }],
  ["holdReason", { milestone: "released", ...during, holdReason: "lowBattery" }],
  ["customerKind", { customerKind: "plumber" }],
])("%s is told to be wrong in %j", async (field, filter) => {
  const { errors } = await ask(shop.ada, "query ($filter: OrderFilter) { orderPage(filter: $filter) { totalCount } }", {
    filter,
  });

  expect(errors[0].extensions.code).toBe("invalid-input");
  expect(errors[0].extensions.fields.map((one: { field: string }) => one.field)).toEqual([`filter.${field}`]);
});

test("a day that is none is refused", async () => {
  const filter = { milestone: "released", milestoneFrom: "yesterday", milestoneTo: "2026-05-31" };
  const page = "query ($filter: OrderFilter) { orderPage(filter: $filter) { totalCount } }";

  const { errors } = await ask(shop.ada, page, { filter });

  expect(errors).toHaveLength(1);
});

test("customers cannot ask for what other orders tell", async () => {
  const filters = [
    { milestone: "checkedIn", ...during, outcome: "comeback" },
    { customerKind: "fleet" },
    { pickupPlace: "Aurora" },
  ];
  for (const filter of filters)
    for (const field of ["orderPage(filter: $filter) { totalCount }", "orderViewCounts(filter: $filter) { count }"]) {
      const { errors } = await ask(shop.carla, `query ($filter: OrderFilter) { ${field} }`, { filter });
      expect(errors[0].extensions.code).toBe("permission-error");
    }
});
