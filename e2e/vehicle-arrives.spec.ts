import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildAddress, buildAppointment, save } from "../server/db/rows/factories.ts";
import { addEstimate, addOrder } from "../server/test/shop.ts";
import { openTab } from "./support/open-tab.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let bays: Awaited<ReturnType<typeof addBays>>;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().slice(0, 10);
const accord = "1HGCM82633A004352";
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

beforeAll(async () => {
  app = await startTestApp();
  bays = await addBays(app.server.db.owner, app.shop.facilityId);
});
afterAll(() => app[Symbol.asyncDispose]());

/** A vehicle of Carla's to be picked up, with its appointment tomorrow. */
async function expected(bay: string, vin: string, [from, to] = ["09:00", "10:45"]) {
  const { owner } = app.server.db;
  const customerId = app.shop.carla.customerId;
  const place = buildAddress({ customer_id: customerId });
  await save(owner, "app.addresses", [place]);
  const order = await addOrder(owner, app.shop, {
    customerId,
    status: "scheduled",
    intake_method: "tow",
    pickup_address_id: place.id,
    vehicle: { vin_number: vin, year: 2021 },
  });
  const appointment = buildAppointment({
    service_order_id: order.id,
    facility_id: app.shop.facilityId,
    bay_id: bay,
    kind: "tow",
    starts_at: `${tomorrow} ${from} America/Denver`,
    ends_at: `${tomorrow} ${to} America/Denver`,
  });
  await save(owner, "app.appointments", [appointment]);
  return {
    orderId: order.id,
    path: `/appointment-scheduling?tab=schedule&date=${tomorrow}&appointment=${appointment.id}`,
  };
}

async function stored(orderId: string) {
  const { rows } = await app.server.db.owner.query({
    text: `select s.key as status, v.vin_number as vin, o.vin_confirmed_at is not null as confirmed,
        (select array_agg(n.kind || ' ' || n.status order by n.kind) from app.admin_notifications n where n.service_order_id = o.id) as alerts,
        (select array_agg(e.status) from app.estimates e where e.service_order_id = o.id) as estimates,
        (select array_agg(a.status) from app.appointments a where a.service_order_id = o.id) as appointments
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id join app.vehicles v on v.id = o.vehicle_id
      where o.id = $1`,
    values: [orderId],
  });
  return rows[0];
}

async function readVin(page: Page, vin: string) {
  const dialog = page.getByRole("dialog", { name: "Verify VIN" });
  await dialog.getByLabel("VIN", { exact: true }).fill(vin);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test("Ada hears of a problem with a tow; another vehicle arrives, she corrects the order and checks it in from the schedule", async () => {
  const { orderId, path } = await expected(bays.first.id, "4T1G11AK2MU990001");
  await addEstimate(app.server.db.owner, app.shop, { service_order_id: orderId, status: "approved" });
  const page = await app.signIn("ada");
  await page.goto(path);

  await page.getByRole("button", { name: "Report a tow problem" }).click();
  await page.getByLabel("What happened").fill("The gate is locked");
  await page.getByRole("button", { name: "Report", exact: true }).click();
  await page.getByText("The office is alerted").waitFor();
  const before = await stored(orderId);
  await page.getByRole("button", { name: "Check in" }).click();
  await readVin(page, accord);
  await page.getByText("Stop: this is a different vehicle").waitFor();
  const atDifference = await violations(page);
  await page.getByLabel("What happened").fill("The shop sent its Accord");
  await page.getByRole("button", { name: "Correct the order" }).click();
  await page.getByText("Checked in", { exact: true }).waitFor();

  expect(atDifference).toEqual([]);
  expect(before.alerts).toEqual(["towIssue unhandled"]);
  expect(await stored(orderId)).toEqual({
    status: "checkedIn",
    vin: accord,
    confirmed: true,
    alerts: ["approvalLapsed unhandled", "towIssue handled", "vinMismatch handled"],
    estimates: ["sent"],
    appointments: ["arrived"],
  });
});

test("Tom reads another VIN on his phone and puts the order on hold; it is resolved on its page", async () => {
  const { orderId } = await expected(bays.second.id, "5YJ3E1EAXLF990005");
  const page = await app.signIn("tom", phone);
  await page.goto(`/service-orders/${orderId}`);

  await page.getByRole("button", { name: "Other statuses" }).click();
  await page.getByRole("menuitem", { name: /Checked In/ }).click();
  await readVin(page, "LF990006");
  await page.getByText("Read it once more", { exact: false }).waitFor();
  const afterSlip = await stored(orderId);
  await readVin(page, accord);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Take a photo of its VIN plate" }).click();
  await (await chooser).setFiles({ name: "plate.png", mimeType: "image/png", buffer: pixel });
  await page.getByText("Photo added to the order").waitFor();
  await page.getByRole("button", { name: "Put on hold" }).click();
  await page.getByText("Moved to On Hold").waitFor();
  const held = await stored(orderId);
  await page.getByRole("button", { name: "Resolve the VIN mismatch" }).click();
  await page.getByRole("button", { name: "Verify VIN again" }).click();
  await readVin(page, "LF990005");
  await openTab(page, "Details");
  await page.getByText(/^Confirmed .* by Tom Technician$/).waitFor();

  expect(afterSlip).toMatchObject({ status: "scheduled", alerts: null });
  expect(held).toMatchObject({ status: "hold", alerts: ["onHold unhandled", "vinMismatch unhandled"] });
  expect(await stored(orderId)).toMatchObject({
    confirmed: true,
    alerts: ["onHold unhandled", "vinMismatch handled"],
  });
});

test("Tom finds the order of the vehicle in front of him by the end of its VIN, and its printed sheet links back", async () => {
  const { orderId } = await expected(bays.second.id, "WA1BNAFY0L2990042", ["13:00", "14:45"]);
  const tom = await app.signIn("tom", phone);

  await tom.goto("/");
  await tom.getByRole("button", { name: "Check in a vehicle" }).click();
  const dialog = tom.getByRole("dialog", { name: "Check in a vehicle" });
  await dialog.getByLabel("Order number or VIN").fill("https://elsewhere.test/service-orders/1");
  await dialog.getByRole("button", { name: "Find the order" }).click();
  await dialog.getByText("This is not an order code, an order number or a VIN").waitFor();
  expect(await violations(tom)).toEqual([]);
  await dialog.getByLabel("Order number or VIN").fill("l2990042");
  await dialog.getByRole("button", { name: "Find the order" }).click();

  await tom.waitForURL(`**/service-orders/${orderId}`);
  await tom.getByText("Moved to Checked In").waitFor();
  expect(await stored(orderId)).toMatchObject({ status: "checkedIn", confirmed: true, appointments: ["arrived"] });
  // On paper the order is one sheet with everything that is copied by a click on the screen.
  await tom.emulateMedia({ media: "print" });
  await tom.getByRole("img", { name: "Address of this order" }).waitFor();
  await tom.getByText("WA1BNAFY0L2990042").locator("visible=true").waitFor();
  const sheet = await tom.evaluate(() => ({
    pages: document.documentElement.scrollHeight / (297 * 3.78),
    skips: [...document.querySelectorAll("a")].filter((link) => link.offsetHeight > 0).length,
  }));
  expect(sheet.pages).toBeLessThan(1);
  expect(sheet.skips).toBe(0);
});
