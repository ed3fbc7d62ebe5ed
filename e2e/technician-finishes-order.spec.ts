import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { buildEquipment, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { pdf, photo } from "../server/test/files/sample-files.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  await save(app.server.db.owner, "app.equipment", [buildEquipment({ facility_id: app.shop.facilityId })]);
});
afterAll(() => app[Symbol.asyncDispose]());

/** An approved order, created through the API as the office does. */
async function agreedOrder() {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    assigned_technician_id: shop.tom.userId,
    vehicle: { vin_number: "4T1G11AK2MU990001", year: 2021, vehicle_description: "2021 Toyota Camry SE" },
  });
  const query = `mutation ($input: ReplaceOrderCalibrationsInput!) { replaceOrderCalibrations(input: $input) { serviceOrder { id } } }`;
  const input = { orderId: order.id, calibrations: [{ typeKey: "CAL-FCAM-S", trigger: "Windshield replaced" }] };
  await server.graphql(query, { input }, { token: await tokenFor(shop.ada, server) });
  return order.id;
}

async function addFiles(page: Page, slot: string, files: { name: string; mimeType: string; buffer: Buffer }[]) {
  const place = page
    .getByRole("list", { name: /^Files of/ })
    .getByRole("listitem")
    .filter({ hasText: slot })
    .first();
  const choosing = page.waitForEvent("filechooser");
  await place.getByRole("button", { name: /Choose files|Choose a file/ }).click();
  await (await choosing).setFiles(files);
  const [first] = files;
  if (first)
    await page
      .getByRole("button", { name: `Open ${first.name}` })
      .first()
      .waitFor();
}

const shots = async (name: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => ({
      name: `${name}-${index + 1}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photo(320, 240),
    })),
  );
const report = (name: string) => [{ name: `${name}.pdf`, mimeType: "application/pdf", buffer: pdf }];

async function moveTo(page: Page, status: string) {
  await page.getByRole("button", { name: `Move to ${status}`, exact: true }).click();
  const question = page.getByRole("dialog").filter({ hasText: /By email go to .*@.*certificate/i });
  if (status === "Released") await question.getByRole("button", { name: "OK" }).click();
  await page.getByText(`Moved to ${status}`).waitFor();
}

async function readVin(page: Page, vin: string) {
  const dialog = page.getByRole("dialog", { name: "Verify VIN" });
  await dialog.getByLabel("VIN", { exact: true }).fill(vin);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

/** Improvement WI 12: what needs no value passes with one tap; a value is checked in place. */
async function checkVehicle(page: Page) {
  const sheet = page.getByRole("dialog", { name: "Readiness checks" });
  const battery = sheet.getByLabel("Battery at 12.4 V or more, maintainer connected, measured");
  const passed = (check: string) => sheet.getByRole("listitem", { name: check }).getByText(/Tom Technician/);
  await battery.fill("11.9");
  await battery.press("Tab");
  await sheet.getByRole("button", { name: "Pass the rest (10)" }).waitFor();
  await sheet.getByText("The battery needs 12.4 V or more").waitFor();
  await battery.fill("12.7");
  await sheet.getByRole("button", { name: "Pass the rest (11)" }).click();
  await passed("Excess cargo removed").waitFor();
  await passed("Battery at 12.4 V or more, maintainer connected").waitFor();
  await sheet.getByText("3 need a value").waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByLabel("Wheel alignment done or measured, thrust angle, measured").fill("0.1");
  for (const wheel of ["Left front", "Right front", "Left rear", "Right rear"])
    await sheet.getByLabel(`Tire pressures as on the placard, all four, ${wheel}, psi`).fill("35");
  await sheet.getByLabel("Fuel level as the procedure requires, measured").fill("80");
  await sheet.getByRole("button", { name: "Pass the rest (3)" }).click();
  await sheet.waitFor({ state: "detached" }); // Nothing is left to check.
}

async function isDone(task: string): Promise<boolean> {
  const text = "select exists (select from app.order_tasks where task_name = $1 and state = 'done') as done";
  return (await app.server.db.owner.query(text, [task])).rows[0].done;
}

async function readingsOf(orderId: string) {
  const text = `select odometer_in as "odometerIn", fuel_level_in as "fuelLevelIn" from app.service_orders where id = $1`;
  return (await app.server.db.owner.query(text, [orderId])).rows[0];
}

const tick = (page: Page, task: string) => page.getByRole("checkbox", { name: task, exact: true }).click();

/** What asks only for what is there needs no tick. */
const ticksItself = (page: Page, task: string) =>
  expect.poll(() => page.getByRole("checkbox", { name: task, exact: true }).isChecked()).toBe(true);

test("Tom takes an order from arrival to hand-over on his phone: photos, checks, a failed attempt and a passed one", async () => {
  const orderId = await agreedOrder();
  const page = await app.signIn("tom", phone);

  await page.goto("/");
  await page.getByText("2021 Toyota Camry SE").first().click();
  await page.waitForURL(`**/service-orders/${orderId}`);
  // The order was agreed upon and has no time: its next step is an appointment, yet the vehicle is here.
  await page.getByRole("button", { name: "Other statuses" }).click();
  await page.getByRole("menuitem", { name: /Checked In/ }).click();
  await readVin(page, "1HGCM82633A004352");
  await page.getByText("ends in 3A004352, the order's VIN in MU990001.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Verify VIN again" }).click();
  await readVin(page, "mu99 0001");
  await page.getByText("Moved to Checked In").waitFor();
  await addFiles(page, "Four sides", await shots("side", 4));
  await addFiles(page, "VIN plate", await shots("vin", 1));
  await addFiles(page, "Odometer", await shots("odometer", 1));
  await page.getByLabel("Odometer in").fill("41,250");
  await page.getByLabel("Fuel in").fill("75");
  await page.getByLabel("Fuel in").press("Tab");
  await expect.poll(() => readingsOf(orderId)).toEqual({ odometerIn: 41_250, fuelLevelIn: 75 });
  expect(await violations(page)).toEqual([]);
  await addFiles(page, "Instrument cluster", await shots("dash", 1));
  for (const task of ["Vehicle walk-around", "VIN and odometer", "Dash lights"]) await ticksItself(page, task);
  await moveTo(page, "Pre-Scan & Inspection");

  await addFiles(page, "Pre-scan report", report("pre-scan"));
  await ticksItself(page, "Pre-scan");
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  await checkVehicle(page);
  await ticksItself(page, "Readiness checks");
  await moveTo(page, "In Calibration");

  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText(/^In progress for .*, Tom Technician$/).waitFor();
  await page.getByRole("button", { name: "Stop and record" }).click();
  await page.getByRole("button", { name: "Failed" }).click();
  await page.getByRole("listbox").waitFor(); // Why it failed is asked at once; it can wait.
  await page.keyboard.press("Escape");
  await page.getByLabel("Tool").fill("Autel MA600");
  await page.getByRole("button", { name: "Save as failed" }).click();
  await page.getByText("Choose why it failed").waitFor();
  await chooseOption(page, "Why it failed", "Blocking fault code");
  await page.getByLabel("Fault codes").fill("C1A67");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save as failed" }).click();
  await page.getByText(/1\. Failed · Blocking fault code/).waitFor();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop and record" }).click();
  // Improvement WI 21: what Tom used last for this procedure is there.
  await expect.poll(() => page.getByLabel("Tool").inputValue()).toBe("Autel MA600");
  await page.getByRole("button", { name: "Passed", exact: true }).click();
  await page.getByText(/2\. Passed/).waitFor();
  // What has passed is not one slip away from being reopened.
  await expect.poll(() => page.getByRole("button", { name: /^(Start|Stop and record)$/ }).count()).toBe(0);
  await addFiles(page, "Target placement", await shots("target", 1));
  await addFiles(page, "Calibration report", report("calibration"));
  for (const task of ["Target setup", "Calibration result"]) await ticksItself(page, task);
  await moveTo(page, "Quality Check");

  await addFiles(page, "Post-scan report", report("post-scan"));
  await ticksItself(page, "Post-scan");
  // Tom calibrated it himself, so a colleague looks over it.
  await page.getByText("Needs a colleague", { exact: false }).waitFor();
  expect(await page.getByRole("checkbox", { name: "Second-person check", exact: true }).isDisabled()).toBe(true);
  const ada = await app.signIn("ada");
  await ada.goto(page.url());
  await tick(ada, "Second-person check");
  await expect.poll(() => isDone("Second-person check")).toBe(true); // Before the window is closed on the request.
  await ada.context().close();
  await moveTo(page, "Ready for Pickup");
  await addFiles(page, "Calibration certificate", report("certificate"));
  await ticksItself(page, "Certificate");
  await moveTo(page, "Released");

  const { rows } = await app.server.db.owner.query({
    text: `select s.key as status, o.released_at is not null as released, (select count(*)::integer from app.files f
        where f.service_order_id = o.id and f.is_uploaded) as files,
        (select array_agg(a.result order by a.number) from app.calibration_attempts a where a.service_order_id = o.id) as attempts,
        o.vin_confirmed_by as "vinBy", (select array_agg(n.status) from app.admin_notifications n
          where n.service_order_id = o.id and n.kind = 'vinMismatch') as "vinAlerts"
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    values: [orderId],
  });
  expect(rows).toEqual([
    {
      status: "released",
      released: true,
      files: 12,
      attempts: ["failed", "passed"],
      vinBy: app.shop.tom.userId,
      vinAlerts: ["handled"],
    },
  ]);
});
