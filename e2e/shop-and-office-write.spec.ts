import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("customer and office exchange messages on the order; internal messages stay internal", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const [office, customer] = [await app.signIn("ada"), await app.signIn("carla", phone)];

  await customer.goto(`/service-orders/${order.id}?tab=messages`);
  await customer.getByLabel("Message to us").fill("Is Friday possible? <b>please</b>");
  await customer.getByRole("button", { name: "Send", exact: true }).click();
  await customer.getByText("<b>please</b>", { exact: false }).waitFor();
  await customer.goto("/dashboards/customer");
  await office.goto("/dashboards/admin");
  await office.getByRole("link", { name: /^Service Orders\s*1 unread message$/ }).waitFor();
  await office.getByRole("link", { name: /^Messages to read/ }).click();
  await office.getByText("Is Friday possible?", { exact: false }).waitFor();
  await office.getByRole("link", { name: "Service Orders", exact: true }).waitFor();
  await office.getByLabel("Message to customer").fill("Friday at nine.");
  await office.getByRole("button", { name: "Send", exact: true }).click();
  await office.getByText("Friday at nine.").waitFor();
  await office.getByRole("button", { name: "Internal" }).click();
  await office.getByLabel("Note to colleagues").fill("They pay late");
  await office.reload();
  const unsent = await office.getByLabel("Message to customer").inputValue();
  await office.getByRole("button", { name: "Internal" }).click();
  expect([unsent, await office.getByLabel("Note to colleagues").inputValue()]).toEqual(["", "They pay late"]);
  await office.getByRole("button", { name: "Add note" }).click();
  await office.getByText("They pay late").waitFor();

  await customer.goto("/service-orders");
  await customer.getByText("1 unread message").first().waitFor();
  await customer.getByRole("button", { name: "Waiting for you: 1" }).click();
  await customer.getByRole("menuitem", { name: /^1 unread message/ }).click();
  await customer.getByText("Friday at nine.").waitFor();
  await customer.getByRole("button", { name: "Waiting for you: 0" }).waitFor();
  expect(await customer.getByText("They pay late").count()).toBe(0);
  const { rows } = await server.db.owner.query({
    text: "select template, count(*)::integer as n from app.messages where service_order_id = $1 group by template",
    values: [order.id],
  });
  expect(rows).toEqual([{ template: "message-received", n: 1 }]);
});
