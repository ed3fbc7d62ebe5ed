import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("an order goes on hold and returns: customer and office see why, and the alert ends with it", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const page = await app.signIn("tom");

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Move to", exact: true }).click();
  await page.getByRole("menuitem", { name: /On Hold/ }).click();
  await chooseOption(page, /Reason/, "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to On Hold").waitFor();
  const customer = await app.signIn("carla", phone);
  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByText("Low battery").first().waitFor();
  await page.getByRole("button", { name: "Move to Pre-Scan & Inspection", exact: true }).click();
  await page.getByText("Moved to Pre-Scan & Inspection").waitFor();

  const { rows } = await server.db.owner.query({
    text: "select kind, status from app.admin_notifications where service_order_id = $1",
    values: [order.id],
  });
  expect(rows).toEqual([{ kind: "onHold", status: "handled" }]);
});
