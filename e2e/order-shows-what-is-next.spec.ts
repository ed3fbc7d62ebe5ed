import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  await addBays(app.server.db.owner, app.shop.facilityId);
});
afterAll(() => app[Symbol.asyncDispose]());

// Improvement OI 6.
test.each([
  ["at the desk", {}],
  ["on a phone", phone],
])("the blocked next step says what is missing and leads there, %s", async (_where, look) => {
  const { shop, server } = app;
  const { owner } = server.db;
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "calibrate" });
  const of = { service_order_id: order.id, result: "pending" };
  await save(owner, "app.order_calibrations", [
    buildOrderCalibration({ ...of, line_item_type_id: shop.lineItemType("CAL-FCAM-S"), sort_order: 1 }),
    buildOrderCalibration({ ...of, line_item_type_id: shop.lineItemType("CAL-FRAD"), sort_order: 2 }),
  ]);
  const page = await app.signIn("tom", look);

  await page.goto(`/service-orders/${order.id}?tab=timeline`);
  const next = page.getByRole("button", { name: "Move to Quality Check", exact: true });
  await page.getByText("2 results missing").waitFor();
  expect(await next.getAttribute("aria-disabled")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await next.focus();
  await page.keyboard.press("Enter");

  await page.getByRole("tab", { name: "Overview", selected: true }).waitFor();
  const first = page.getByRole("list", { name: "Calibrations" }).getByRole("button", { name: "Start" }).first();
  await expect.poll(() => first.evaluate((button) => button === document.activeElement)).toBe(true);
});

// Improvement OI 4.
test("Ada books an order's time on its page, moves it and cancels it", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const page = await app.signIn("ada");
  const card = page.getByRole("region", { name: "Appointment" });
  const dialog = page.getByRole("dialog");
  const free = dialog.getByRole("group").getByRole("button");

  await page.goto(`/service-orders/${order.id}`);
  await card.getByText("No appointment yet.").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Schedule…" }).first().click();
  await free.first().click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await card.getByText("Confirmed").waitFor();
  await page.getByRole("button", { name: "Move to Checked In", exact: true }).waitFor();
  const booked = await card.getByRole("time").first().innerText();

  await card.getByRole("button", { name: "Reschedule" }).click();
  await free.last().click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => card.getByRole("time").first().innerText()).not.toBe(booked);

  await card.getByRole("button", { name: "Cancel appointment" }).click();
  await dialog.getByLabel("Why").fill("The parts are late");
  await dialog.getByRole("button", { name: "Cancel appointment" }).click();
  await card.getByText("No appointment yet.").waitFor();
  const { rows } = await server.db.owner.query(
    "select a.status, s.key from app.appointments a join app.service_orders o on o.id = a.service_order_id join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ status: "cancelled", key: "approved" }]);
});

// Improvement WI 14.
test("Carla changes the time of her order on its page", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const office = await app.signIn("ada");
  await office.goto(`/service-orders/${order.id}`);
  await office.getByRole("main").getByRole("button", { name: "Schedule…" }).first().click();
  const dialog = office.getByRole("dialog");
  await dialog.getByRole("group").getByRole("button").last().click();
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.waitFor({ state: "detached" });
  await server.db.owner.query(
    "update app.appointments set starts_at = starts_at + interval '14 days', ends_at = ends_at + interval '14 days' where service_order_id = $1",
    [order.id],
  );
  const before = await startOf(order.id);
  const page = await app.signIn("carla", phone);

  await page.goto(`/service-orders/${order.id}`);
  const card = page.getByRole("region", { name: "Appointment" });
  await card.getByRole("button", { name: "Change time" }).click();
  const asking = page.getByRole("dialog");
  await asking.getByRole("group").getByRole("button").first().click();
  expect(await violations(page)).toEqual([]);
  await asking.getByRole("button", { name: "Move", exact: true }).click();
  await asking.getByRole("checkbox", { name: "The vehicle will be ready on that day" }).check();
  await asking.getByRole("button", { name: "Move", exact: true }).click();
  await asking.waitFor({ state: "detached" });

  expect(await startOf(order.id)).not.toEqual(before);
  await card.getByRole("button", { name: "Cancel order" }).waitFor();
});

async function startOf(orderId: string): Promise<string> {
  const { rows } = await app.server.db.owner.query<{ start: string }>(
    "select starts_at::text as start from app.appointments where service_order_id = $1",
    [orderId],
  );
  return rows[0]!.start;
}
