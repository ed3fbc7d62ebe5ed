import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type TestServer } from "../../../../test/server.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { tokenFor } from "../../../../test/token-for.ts";

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

const order =
  "serviceOrder { vinSeen vinConfirmedAt vehicle { vinNumber } allowedTransitions { status { key } blockedBy { message } } }";
const confirm = `mutation ($input: ConfirmVinInput!) { confirmVin(input: $input) { isConfirmed ${order} } }`;
const correct = `mutation ($input: CorrectVinInput!) { correctVin(input: $input) { ${order} } }`;
const report = "mutation ($input: ReportTowIssueInput!) { reportTowIssue(input: $input) { serviceOrder { id } } }";
const checkedIn = (blockedBy: string[]) =>
  expect.arrayContaining([{ status: { key: "checkedIn" }, blockedBy: blockedBy.map((message) => ({ message })) }]);

const camry = "4T1G11AK2MU990001";
const accord = "1HGCM82633A004352";

const scheduled = (values: object = {}) =>
  addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "scheduled", ...values });

test("the response says that it is another vehicle, and a corrected order can be checked in", async () => {
  const { id } = await scheduled({ vehicle: { vin_number: camry, year: 2021 } });

  const read = await ask(shop.tom, confirm, { input: { orderId: id, vin: accord } });
  const corrected = await ask(shop.tom, correct, { input: { orderId: id, reason: "Typed wrong" } });

  expect(read.data.confirmVin).toMatchObject({
    isConfirmed: false,
    serviceOrder: {
      vinSeen: accord,
      vinConfirmedAt: null,
      vehicle: { vinNumber: camry },
      allowedTransitions: checkedIn(["Confirm the VIN at the vehicle"]),
    },
  });
  expect(corrected.data.correctVin.serviceOrder).toMatchObject({
    vinConfirmedAt: expect.any(String),
    vehicle: { vinNumber: accord },
    allowedTransitions: checkedIn([]),
  });
});

test("customers see that the VIN was confirmed, but not which other one was read", async () => {
  const { id } = await scheduled();

  const when = await ask(shop.carla, "query ($id: UUID!) { serviceOrder(id: $id) { vinConfirmedAt } }", { id });
  const what = await ask(shop.carla, "query ($id: UUID!) { serviceOrder(id: $id) { vinSeen } }", { id });

  expect(when.data.serviceOrder).toEqual({ vinConfirmedAt: null });
  expect(codeOf(what)).toBe("permission-error");
});

test("only staff report a pickup problem, and only on orders with a pickup", async () => {
  const { id } = await scheduled();
  const input = { orderId: id, note: "Nobody is there" };

  expect(codeOf(await ask(shop.carla, report, { input }))).toBe("permission-error");
  expect(codeOf(await ask(shop.tom, report, { input }))).toBe("not-fetched");
});
