import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let order: { id: string };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(async () => {
  const { shop, server } = app;
  order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
});

test("an order that enters a status twice within five minutes sends its email once, and the log shows it once", async () => {
  const page = await app.signIn("ada");

  await putOnHold(page);
  await app.server.db.owner.query({
    text: "update app.service_orders set status_id = $2 where id = $1",
    values: [order.id, app.shop.status("inspect")],
  });
  await putOnHold(page);
  await page.goto("/admin/service-order-emails?tab=log");

  const mails = page.getByRole("row", { name: /On hold/ });
  await mails.getByText("Requested 2 times, sent once").waitFor();
  expect(await mails.count()).toBe(1);
});

async function putOnHold(page: Page): Promise<void> {
  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).click();
  await chooseOption(page, "Reason", "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
}

test("a failed email is resent from the log", async () => {
  await save(app.server.db.owner, "app.messages", [
    {
      channel: "email",
      template: "vehicle-ready",
      service_order_id: order.id,
      recipient: "carla@example.com",
      subject: "The car is ready",
      body: "<p>The car is ready</p>",
      status: "failed",
      error: "550 Mailbox unavailable",
    },
  ]);
  const page = await app.signIn("ada");
  await page.goto("/admin/service-order-emails?tab=log&status=failed");

  await page.getByRole("row", { name: /550 Mailbox unavailable/ }).click();
  await page.getByRole("button", { name: "Send again" }).click();
  await page.getByText("The email is on its way").waitFor();

  await expect.poll(() => statusOfMails()).not.toContain("failed");
});

async function statusOfMails(): Promise<string[]> {
  const { rows } = await app.server.db.owner.query<{ status: string }>("select status from app.messages");
  return rows.map(({ status }) => status);
}
