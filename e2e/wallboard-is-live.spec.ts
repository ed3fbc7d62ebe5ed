import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { addBays } from "../server/test/bays.ts";
import { buildAppointment, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const wallAddress = "/admin/vehicle-status-overview";
const television = { viewport: { width: 1920, height: 1080 } };
const column = (page: Page, name: string) => page.getByRole("region", { name });

const carlas = (vehicle: string, values: object = {}) =>
  addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "checkedIn",
    vehicle: { vehicle_description: vehicle },
    ...values,
  });
const moveTo = (order: { id: string }, status: string) =>
  app.server.db.owner.query("update app.service_orders set status_id = $2 where id = $1", [
    order.id,
    app.shop.status(status),
  ]);

test("a vehicle moves to the next column by itself, and shows how late it is", async () => {
  const late = new Date(Date.now() - 2.5 * 3_600_000).toISOString();
  const order = await carlas("2021 Toyota Camry SE", { status_due_at: late });
  const page = await app.signIn("ada", television);
  await page.goto(wallAddress);
  await column(page, "Arriving").getByText("2021 Toyota Camry SE").waitFor();

  await moveTo(order, "inspect");

  const card = column(page, "In work").getByRole("listitem").filter({ hasText: "2021 Toyota Camry SE" });
  await card.waitFor();
  expect(await card.textContent()).toContain("2 h late");
  expect(await card.textContent()).toContain("Carla's Collision");
  expect(await violations(page)).toEqual([]);
});

test("Ada sets up a screen without a sign-in, which shows no names and goes blank when she revokes its link", async () => {
  const order = await carlas("2022 Honda Civic");
  const ada = await app.signIn("ada");
  await ada.goto(wallAddress);
  await ada.getByRole("button", { name: "Display links" }).click();
  await ada.getByLabel("Name").fill("Shop floor");
  await ada.getByRole("button", { name: "Create link" }).click();
  const url = await ada.getByText(/vehicle-status-overview#kiosk=/).textContent();

  const screen = await app.visit(url ?? "", television);
  await column(screen, "Arriving").getByText("2022 Honda Civic").waitFor();
  await moveTo(order, "quality");
  await column(screen, "In work").getByText("2022 Honda Civic").waitFor();
  const shown = await screen.locator("body").textContent();
  await ada.getByRole("button", { name: "Revoke Shop floor" }).click();
  await ada.getByRole("button", { name: "OK", exact: true }).click();
  await ada.getByText("The link Shop floor is revoked").waitFor();
  await moveTo(order, "inspect");

  await screen.getByRole("heading", { name: "This link no longer works" }).waitFor();
  expect(shown).not.toContain("Carla");
  expect(await screen.getByRole("link").count()).toBe(0);
});

test("a screen that lost its connection says since when, and recovers by itself", async () => {
  const order = await carlas("2023 Kia Telluride");
  const page = await app.signIn("tom", television);
  await page.goto(wallAddress);
  await column(page, "Arriving").getByText("2023 Kia Telluride").waitFor();

  await page.context().setOffline(true);
  await page.getByText(/Connection lost at \d/).waitFor();
  await moveTo(order, "inspect");
  await page.context().setOffline(false);

  await column(page, "In work").getByText("2023 Kia Telluride").waitFor();
  await page.getByText(/Connection lost/).waitFor({ state: "detached" });
});

test("who is on the way to a vehicle, and how late they are, comes onto the screen by itself", async () => {
  const { server, shop } = app;
  const { owner } = server.db;
  const order = await carlas("2024 Subaru Outback", { intake_method: "mobile", status: "scheduled" });
  const { van } = await addBays(owner, shop.facilityId);
  const startsAt = new Date(Date.now() - 10 * 60_000);
  const appointment = buildAppointment({
    service_order_id: order.id,
    facility_id: shop.facilityId,
    bay_id: van.id,
    technician_id: shop.tom.userId,
    starts_at: startsAt.toISOString(),
    ends_at: new Date(startsAt.getTime() + 3_600_000).toISOString(),
  });
  await save(owner, "app.appointments", [appointment]);
  const page = await app.signIn("ada", television);
  await page.goto(wallAddress);
  const card = page.getByRole("listitem").filter({ hasText: "2024 Subaru Outback" });
  await card.waitFor();

  await save(owner, "app.trips", [
    {
      appointment_id: appointment.id,
      service_order_id: order.id,
      user_id: shop.tom.userId,
      started_at: startsAt.toISOString(),
      expected_at: new Date(startsAt.getTime() + 25 * 60_000).toISOString(),
    },
  ]);

  await card.getByText(/On the way · .+, 25 min late/).waitFor();
  expect(await violations(page)).toEqual([]);
});

test("an invalid link says so, and without one a visitor is led to the login", async () => {
  const guessed = await app.visit(`${wallAddress}?kiosk=guessed`);
  await guessed.getByRole("heading", { name: "This link no longer works" }).waitFor();

  const visitor = await app.visit(wallAddress);
  await visitor.waitForURL(/login/);

  const carla = await app.signIn("carla");
  await carla.goto(wallAddress);
  await carla.getByRole("heading", { name: "You have no access to this page" }).waitFor();
});

test("an order's page shows other people's changes at once", async () => {
  const order = await carlas("2020 Ford F-150");
  const page = await app.signIn("tom");
  await page.goto(`/service-orders/${order.id}`);
  await page.getByText("Checked In").first().waitFor();

  await moveTo(order, "quality");

  await page.getByText("Quality Check").first().waitFor();
});
