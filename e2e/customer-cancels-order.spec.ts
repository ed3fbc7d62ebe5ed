import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildAppointment, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let bays: Awaited<ReturnType<typeof addBays>>;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  bays = await addBays(app.server.db.owner, app.shop.facilityId);
});
afterAll(() => app[Symbol.asyncDispose]());

test("Carla cancels an order with a reason: before it is booked, and until 24 hours before its appointment", async () => {
  const orders = [await addRequest(), await addAppointment(30)];
  const page = await app.signIn("carla", phone);

  for (const id of orders) {
    await callOff(page, id);
    await page.getByText("Moved to Cancelled").waitFor();
  }

  expect(await Promise.all(orders.map(stored))).toEqual([
    { status: "cancelled", reason: "The vehicle is a total loss", appointments: [] },
    { status: "cancelled", reason: "The vehicle is a total loss", appointments: ["cancelled"] },
  ]);
});

test("less than 24 hours before the appointment she is told to call, and nothing is cancelled", async () => {
  const id = await addAppointment(3);
  const page = await app.signIn("carla", phone);

  await callOff(page, id);
  await page
    .getByText(/24 hours/)
    .nth(1)
    .waitFor(); // The answer: the card beside it said so before.

  expect(await stored(id)).toEqual({ status: "scheduled", reason: null, appointments: ["confirmed"] });
});

test("a cancelled order does not look completed, and an attempt without a reason leaves no trace", async () => {
  const id = await addRequest();
  const page = await app.signIn("carla", phone);
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("progressbar", { name: "Progress" }).waitFor();
  await page.getByRole("button", { name: "Cancel order" }).click();
  const dialog = page.getByRole("dialog", { name: /^Cancel SO-\d+\?$/ });
  await dialog.getByRole("button", { name: "Keep order" }).waitFor();
  await dialog.getByText("In your words (optional)").waitFor();
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  const refusal = page.getByText("Choose a reason from the list");
  await refusal.waitFor();
  await chooseOption(page, "Reason for canceling", "Other");
  await dialog.getByText("In your words", { exact: true }).waitFor();
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  const second = page.getByText("Enter why the order is canceled", { exact: false });
  await second.waitFor();
  expect(await violations(page)).toEqual([]);
  await chooseOption(page, "Reason for canceling", "Total loss");
  await dialog.getByRole("button", { name: "Cancel order" }).click();
  await page.getByText("Moved to Cancelled").waitFor();
  await page.getByText("Total loss", { exact: true }).waitFor();
  await page.getByText(/^Canceled on /).waitFor();

  expect([await refusal.count(), await second.count()]).toEqual([0, 0]);
  expect(await page.getByRole("progressbar", { name: "Progress" }).count()).toBe(0);
  expect(await page.getByText(/step 6 of 6/).count()).toBe(0);
});

test("once work has begun she cannot cancel", async () => {
  const { shop, server } = app;
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const page = await app.signIn("carla", phone);

  await page.goto(`/service-orders/${id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();

  expect(await page.getByRole("button", { name: /Move to|Cancel order/ }).count()).toBe(0);
});

async function callOff(page: Page, id: string): Promise<void> {
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await chooseOption(page, "Reason for canceling", "Total loss");
  await page.getByLabel("In your words").fill("The vehicle is a total loss");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();
}

async function addRequest(): Promise<string> {
  const { shop, server } = app;
  return (await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId })).id;
}

/** A scheduled order whose appointment begins in this many hours. */
async function addAppointment(hours: number): Promise<string> {
  const { shop, server } = app;
  const { owner } = server.db;
  const { id } = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "scheduled" });
  const [starts_at, ends_at] = [hours, hours + 1].map((ahead) =>
    new Date(Date.now() + ahead * 3_600_000).toISOString(),
  );
  const place = { facility_id: shop.facilityId, bay_id: bays.first.id, service_order_id: id };
  await save(owner, "app.appointments", [buildAppointment({ ...place, starts_at, ends_at })]);
  return id;
}

async function stored(id: string) {
  const { rows } = await app.server.db.owner.query({
    text: `select s.key as status, o.cancellation_reason as reason, array(select a.status from app.appointments a
        where a.service_order_id = o.id) as appointments
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [id],
  });
  return rows[0];
}
