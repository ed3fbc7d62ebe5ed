import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

let orders = 0;
const orderInInspection = () =>
  addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "inspect",
    internal_order_number: `SO-90020${++orders}`,
  });

async function stored(id: string) {
  const { rows } = await app.server.db.owner.query<{ status: string; mails: number }>(
    `select s.key as status, (select count(*)::integer from app.messages where service_order_id = o.id) as mails
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [id],
  );
  return rows[0]!;
}

async function putOnHold(page: Page, id: string) {
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).click();
  await chooseOption(page, /Reason/, "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to On Hold").waitFor();
}

test("a move on the order's page goes back with Undo, and nobody is emailed", async () => {
  const order = await orderInInspection();
  const page = await app.signIn("ada");
  await putOnHold(page, order.id);
  const held = await stored(order.id);

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText(`${String(order["internal_order_number"])} is back where it was`).waitFor();
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).waitFor();
  expect(held).toMatchObject({ status: "hold", mails: expect.any(Number) });
  expect(held.mails).toBeGreaterThan(0);
  expect(await stored(order.id)).toMatchObject({ status: "inspect", mails: 0 });
});

test("what somebody else has changed meanwhile stays, and the page says why", async () => {
  const order = await orderInInspection();
  const page = await app.signIn("ada");
  await putOnHold(page, order.id);
  const query = `mutation ($input: SetOrderPriorityInput!) { setOrderPriority(input: $input) { serviceOrder { id } } }`;
  const input = { id: order.id, version: 2, priority: "rush" };
  const { errors } = await app.server.graphql(query, { input }, { token: await tokenFor(app.shop.tom, app.server) });

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("Someone else just changed this order. Check it and try again.").waitFor();
  expect([errors, (await stored(order.id)).status]).toEqual([undefined, "hold"]);
});
