import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildAppointment, buildEquipment, buildFacility, buildOrderTask, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let arriving: string;
const vin = "4T1G11AK2MU990001";
const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Denver" }).format(new Date());
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  const { shop, server } = app;
  const { owner } = server.db;
  const { customerId } = shop.carla;
  const boulder = buildFacility({ facility_name: "Boulder" });
  await save(owner, "app.facilities", [boulder]);
  const { first } = await addBays(owner, shop.facilityId);
  const order = await addOrder(owner, shop, {
    customerId,
    status: "scheduled",
    vehicle: { vin_number: vin, year: 2021, vehicle_description: "2021 Toyota Camry SE" },
  });
  arriving = order.id;
  await save(owner, "app.appointments", [
    buildAppointment({
      service_order_id: order.id,
      facility_id: shop.facilityId,
      bay_id: first.id,
      starts_at: `${today} 12:00 America/Denver`,
      ends_at: `${today} 13:00 America/Denver`,
    }),
  ]);
  const held = await addOrder(owner, shop, {
    customerId,
    status: "hold",
    hold_reason_key: "lowBattery",
    assigned_technician_id: shop.tom.userId,
    status_due_at: new Date(Date.now() - 3_600_000),
    vehicle: { vehicle_description: "2022 Honda Civic Sport" },
  });
  await save(owner, "app.order_tasks", [
    buildOrderTask({ service_order_id: held.id, service_order_status_id: shop.status("hold") }),
  ]);
  await addOrder(owner, shop, { customerId, facility_id: boulder.id });
  await save(owner, "app.equipment", [
    buildEquipment({ facility_id: shop.facilityId, name: "Radar reflector", expires_on: "2026-01-01" }),
  ]);
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada checks in from her dashboard who comes today, and reads why an order is late", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");

  const arrivals = page.getByRole("region", { name: /Arrivals/ });
  await arrivals.getByText("2021 Toyota Camry SE").waitFor();
  const row = await arrivals.getByRole("listitem").innerText();
  const late = await page.getByRole("list", { name: "1 late order" }).innerText();
  await arrivals.getByRole("button", { name: /^Mark arrived/ }).click();
  const dialog = page.getByRole("dialog", { name: "Verify VIN" });
  await dialog.getByLabel("VIN", { exact: true }).fill(vin);
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await page
    .getByRole("region", { name: /In work/ })
    .getByText("2021 Toyota Camry SE")
    .waitFor();

  expect(row).toMatch(/12:00\sPM/);
  expect(row).toContain("Bay 1");
  expect(late).toContain("Held: low battery");
  expect(late).toContain("Tom Technician");
  const { rows } = await app.server.db.owner.query(
    "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    [arriving],
  );
  expect(rows).toEqual([{ key: "checkedIn" }]);
});

test("figures are narrowed in the address, and each leads to the list behind it", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  const card = page.getByRole("link", { name: /^New orders/ });
  await card.waitFor();
  expect(await card.innerText()).toContain("3");

  await page.getByRole("button", { name: "Week" }).click();
  await chooseOption(page, "Location", "Boulder");
  await expect.poll(() => card.innerText()).toMatch(/New orders\s+1\s/);
  const address = new URL(page.url()).searchParams;
  await page.reload();
  await expect.poll(() => card.innerText()).toMatch(/New orders\s+1\s/);
  await card.click();
  await page.waitForURL("**/service-orders?*");

  expect(address.get("days")).toBe("7");
  expect(address.get("facility")).not.toBeNull();
  expect(new URL(page.url()).searchParams.get("facility")).toBe(address.get("facility"));
  expect(new URL(page.url()).searchParams.get("createdTo")).toBe(today);
});

test("Ada opens the orders that a share is made of, and takes its filters away one by one", async () => {
  const { shop, server } = app;
  const held = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "calibrate",
    created_at: hoursAgo(24 * 90),
    checked_in_at: hoursAgo(24),
    vehicle: { vehicle_description: "2023 Kia Niro EV" },
  });
  await save(server.db.owner, "app.status_changes", [
    {
      service_order_id: held.id,
      to_status_id: shop.status("hold"),
      changed_at: hoursAgo(23),
      hold_reason_key: "lowBattery",
    },
  ]);
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  const card = page.getByRole("link", { name: /^Put on hold/ });
  await card.waitFor();
  expect(await card.innerText()).toContain("1 order");

  await card.click();
  const filters = page.getByRole("list", { name: "Filters in use" });
  const rows = page.getByRole("table", { name: "Service orders" }).locator("tbody").getByRole("link", { name: /^SO-/ });
  await filters.getByRole("button", { name: "Ever on hold" }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);
  expect(await page.getByText("2023 Kia Niro EV").count()).toBeGreaterThan(0);
  expect(await violations(page)).toEqual([]);
  await filters.getByRole("button", { name: "Ever on hold" }).click();
  await expect.poll(() => rows.count()).toBe(2);
  await filters.getByRole("button", { name: /^Remove the filter Checked in/ }).click();
  await filters.waitFor({ state: "detached" });

  expect(new URL(page.url()).search).toBe("?view=all");
});

test("a bar leads to its orders, and so does its row of figures", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");

  await page
    .getByRole("list", { name: "Reasons for holds" })
    .getByRole("link", { name: /^Low battery/ })
    .click();
  await page
    .getByRole("list", { name: "Filters in use" })
    .getByRole("button", { name: /Low battery/ })
    .waitFor();
  const asked = new URL(page.url()).searchParams;
  await page.goBack();
  const chart = page.getByRole("region", { name: /of new orders/ });
  await chart.getByRole("link").last().click();
  await page.waitForURL("**/service-orders?*");
  const bar = new URL(page.url()).searchParams;
  await page.goBack();
  await page
    .getByRole("region", { name: /of new orders/ })
    .getByRole("button", { name: "Show the figures" })
    .click();
  await page
    .getByRole("region", { name: /of new orders/ })
    .getByRole("link")
    .last()
    .click();
  await page.waitForURL("**/service-orders?*");

  expect([asked.get("milestone"), asked.get("holdReason"), asked.get("milestoneTo")]).toEqual([
    "held",
    "lowBattery",
    today,
  ]);
  expect([bar.get("createdFrom"), bar.get("createdTo"), bar.get("intake")]).toEqual([today, today, null]);
  const day = new URL(page.url()).searchParams;
  expect([day.get("createdFrom"), day.get("createdTo"), day.get("intake")]).toEqual([today, today, "dropOff"]);
});

test("every chart has its figures behind a button", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  await page.getByRole("heading", { name: "Charts" }).waitFor();
  await page.getByText(/Revenue:/).waitFor();
  await atRest(page);

  const buttons = page.getByRole("button", { name: "Show the figures" });
  for (let left = await buttons.count(); left > 0; left--) await buttons.first().click();

  expect(await buttons.count()).toBe(0);
  expect(await page.getByRole("table").count()).toBeGreaterThan(6);
  expect(await violations(page)).toEqual([]);
});

test("Tom sees on his phone what is his, and nothing of the whole shop", async () => {
  const page = await app.signIn("tom", phone);
  await page.goto("/dashboards/admin");

  await page.getByRole("link", { name: /Vehicle walk-around/ }).waitFor();
  await page.getByText("Radar reflector").waitFor();
  await page.getByText("My first-time pass rate").waitFor();

  expect(await page.getByText(/late order/).count()).toBe(0);
  expect(await page.getByText("Last 30 days").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
