import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildAppointment, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let bays: Awaited<ReturnType<typeof addBays>>;

beforeAll(async () => {
  app = await startTestApp();
  bays = await addBays(app.server.db.owner, app.shop.facilityId);
});
afterAll(() => app[Symbol.asyncDispose]());

/** A Monday far enough ahead to be open, and never today. */
function nextMonday(): string {
  const day = new Date(Date.now() + 14 * 24 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
const monday = nextMonday();

test("an absence is noted, and the schedule refuses to book the technician then", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "approved",
    internal_order_number: "SO-900201",
  });
  const page = await app.signIn("ada");
  await page.goto(`/locations?tab=technicians&technician=${app.shop.tom.userId}`);
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Absences" }).click();
  await sheet.getByLabel("From").fill(monday);
  await sheet.getByLabel("Until").fill(monday);
  await sheet.getByLabel("Reason").fill("Vacation");
  await sheet.getByRole("button", { name: "Add" }).click();
  await sheet.getByRole("list", { name: "Planned absences" }).getByText("Vacation").waitFor();
  const inSheet = await violations(page);

  await page.goto(`/appointment-scheduling?tab=schedule&date=${monday}`);
  await page
    .getByRole("button", { name: /SO-900201/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Time", { exact: true }).fill("09:00");
  await dialog.getByRole("combobox", { name: "Technician" }).click();
  await page.getByRole("option", { name: /Tom/ }).click();
  await dialog.getByRole("button", { name: "Save" }).click();

  await dialog.getByText("The technician is not at work at that time").waitFor();
  const { rows } = await owner.query("select id from app.appointments where service_order_id = $1", [order.id]);
  expect(rows).toEqual([]);
  expect(inSheet).toEqual([]);
});

test("a day off is entered at the technician's head, and a colleague takes over what it hits", async () => {
  const { owner } = app.server.db;
  const { rows } = await owner.query(
    `insert into app.users (email, display_name, default_role) values ('mike@example.com', 'Mike', 'technician') returning id`,
  );
  const order = await addOrder(owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "scheduled",
    internal_order_number: "SO-900301",
  });
  const tuesday = new Date(Date.parse(monday) + 24 * 3_600_000).toISOString().slice(0, 10);
  const values = {
    service_order_id: order.id,
    facility_id: app.shop.facilityId,
    bay_id: bays.first.id,
    technician_id: app.shop.tom.userId,
    starts_at: `${tuesday} 10:00 America/Denver`,
    ends_at: `${tuesday} 11:00 America/Denver`,
  };
  await save(owner, "app.appointments", [buildAppointment(values)]);
  const page = await app.signIn("ada");
  await page.goto(`/appointment-scheduling?tab=schedule&by=technician&date=${tuesday}`);
  await page.getByRole("button", { name: /^Tom/, exact: false }).and(page.locator(".column-name")).click();
  const away = page.getByRole("dialog", { name: /Day off or absence: Tom/ });
  await away.getByRole("button", { name: "Add" }).click();

  const drawer = page.getByRole("dialog", { name: "Appointments to resolve" });
  await drawer.getByText("Technician away").waitFor();
  await drawer.getByText(/a change of technician or bay tells no customer/).waitFor();
  const inDrawer = await violations(page);
  await drawer.getByRole("button", { name: "Give to Mike" }).first().click();
  await drawer.getByText("Nothing left to move").waitFor();

  const given = await owner.query("select technician_id from app.appointments where service_order_id = $1", [order.id]);
  expect(given.rows).toEqual([{ technician_id: rows[0].id }]);
  expect(inDrawer).toEqual([]);
});

test("a printed day has its heading and its columns, and no page beside it", async () => {
  const page = await app.signIn("ada");
  await page.goto(`/appointment-scheduling?tab=schedule&view=day&date=${monday}`);
  await page.getByRole("button", { name: "Bay 1" }).waitFor();

  const pdf = await page.pdf({ format: "Letter", landscape: true });

  const pages = pdf.toString("latin1").match(/\/Type \/Page\b(?!s)/g) ?? [];
  await page.emulateMedia({ media: "print" });
  expect(pages).toHaveLength(1);
  await page.getByRole("button", { name: "Bay 1" }).waitFor();
  expect(await page.getByRole("button", { name: "Timeline" }).count()).toBe(0);
  expect(await page.getByRole("tablist").count()).toBe(0);
  await page.emulateMedia({ media: null });
  await page.getByRole("button", { name: "Timeline" }).waitFor();
});

test("the list shows every appointment of its days, past the first hundred", async () => {
  const { owner } = app.server.db;
  const other = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "scheduled" });
  const values = Array.from({ length: 103 }, (_, index) =>
    buildAppointment({
      service_order_id: other.id,
      facility_id: app.shop.facilityId,
      bay_id: bays.first.id,
      starts_at: `${monday} ${String(8 + Math.floor(index / 12)).padStart(2, "0")}:${String((index % 12) * 5).padStart(2, "0")} America/Denver`,
      ends_at: `${monday} ${String(8 + Math.floor(index / 12)).padStart(2, "0")}:${String((index % 12) * 5 + 4).padStart(2, "0")} America/Denver`,
      status: "noShow",
    }),
  );
  await save(owner, "app.appointments", values);
  const page = await app.signIn("ada");

  await page.goto(`/appointment-scheduling?tab=schedule&view=list&date=${monday}`);

  await page.getByText("103", { exact: true }).waitFor();
  expect(await page.getByRole("button", { name: /No-show|No show/ }).count()).toBeGreaterThanOrEqual(103);
});
