import { productTermsVersion } from "@boresight/domain/customers/terms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildBay, save } from "../server/db/rows/factories.ts";
import { startJobs } from "../server/test/jobs.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { goOnTo } from "./support/go-on-to.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let jobs: AsyncDisposable;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  const { server, shop } = app;
  jobs = await startJobs(server);
  await save(server.db.owner, "app.bays", [
    buildBay({ facility_id: shop.facilityId, capabilities: ["staticFront", "surround"] }),
  ]);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

const storedOrder = async (customerId: string) => {
  const { rows } = await app.server.db.owner.query({
    text: `select v.vin_number as vin, v.make, v.model, o.repair_operations as repairs, o.calibration_type as main, a.status as appointment,
        f.name as paper, o.intake_method as way, s.key as status
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      join app.service_order_statuses s on s.id = o.status_id
      left join app.appointments a on a.service_order_id = o.id
      left join app.files f on f.id = o.repair_order_file_id
      where o.customer_id = $1 order by o.created_at desc limit 1`,
    values: [customerId],
  });
  return rows[0];
};

test("Carla requests an order from her phone: the VIN fills in the vehicle, repairs and the repair order suggest work, a time is held, she confirms that the vehicle will be ready, and the order is created", async () => {
  const { carla } = app.shop;
  const { owner } = app.server.db;
  await owner.query("update app.customers set terms_version = '2025-01' where id = $1", [carla.customerId]);
  const page = await app.signIn("carla", phone);

  await page.goto("/appointment-scheduling");
  await page.getByLabel("VIN").fill("4t1g11ak2mu990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  expect(await violations(page)).toEqual([]);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (
    await choosing
  ).setFiles([
    {
      name: "ro-4711.pdf",
      mimeType: "application/pdf",
      buffer: pdfOf([["RO 4711", "R&R W/S", "REPL FRT BMPR CVR", "R&I LT HEADLAMP ASSY"]]),
    },
  ]);
  await page.getByText("ro-4711.pdf").waitFor();
  await page.getByText("3 repairs found", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByRole("checkbox", { name: /Windshield/ }).check();
  await page.getByText("Front camera calibration – static").waitFor();
  const display = page.getByRole("list", { name: "If fitted" }).getByRole("checkbox", { name: /Head-up display/ });
  expect(await display.isChecked()).toBe(false);
  const found = page.getByRole("list", { name: "Found in the repair order" });
  await found.getByText("REPL FRT BMPR CVR").waitFor();
  expect(await found.getByRole("listitem").count()).toBe(2);
  expect(await page.getByRole("checkbox", { name: /Front bumper/ }).isChecked()).toBe(false);
  await found.getByRole("button", { name: /Front bumper/ }).click();
  await page.getByRole("checkbox", { name: /Front radar/ }).waitFor();
  expect(await page.getByRole("checkbox", { name: /Front bumper/ }).isChecked()).toBe(true);
  expect(await found.getByRole("listitem").count()).toBe(1);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByText("Our driver collects it").click();
  await page.getByRole("combobox", { name: "Pickup address" }).getByText(/Shop/).waitFor();
  await page.getByRole("button", { name: "Next" }).click();

  await page
    .getByRole("button", { name: /M[DS]T$/ })
    .first()
    .click();
  await page.getByText(/is held for you/).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();

  await page.getByText("4T1G11AK2MU990001").waitFor();
  await page.getByText("The repair order mentions Headlamp removed or replaced", { exact: false }).waitFor();
  expect(await page.getByText("The distance to the vehicle is unknown", { exact: false }).count()).toBe(0);
  await page.getByRole("checkbox", { name: "I accept the terms of service" }).check();
  // Both ways out are offered beside the error, which disappears once one of them is taken.
  await page.getByRole("button", { name: "Submit request" }).click();
  const refusal = page.getByText("Confirm that the vehicle will be ready", { exact: false });
  await refusal.waitFor();
  await page.getByRole("button", { name: "Submit without a time" }).waitFor();
  await page.getByRole("checkbox", { name: "The vehicle will be ready on that day" }).check();
  await refusal.waitFor({ state: "detached" });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Submit request" }).click();
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  expect(await storedOrder(carla.customerId)).toEqual({
    vin: "4T1G11AK2MU990001",
    make: "Toyota",
    model: "Camry",
    repairs: ["windshield", "frontEnd"],
    main: "multiple",
    appointment: "requested",
    paper: "ro-4711.pdf",
    way: "pickup",
    status: "new",
  });
  const { rows } = await owner.query({
    text: "select terms_version as version, terms_accepted_by as by from app.customers where id = $1",
    values: [carla.customerId],
  });
  expect(rows).toEqual([{ version: productTermsVersion, by: carla.userId }]);
  expect((await owner.query("select from app.intake_drafts")).rowCount).toBe(0);
});

test("a draft is stored on the server: another window continues it", async () => {
  const first = await app.signIn("cyd");
  await first.goto("/appointment-scheduling");
  await first.getByLabel("VIN").fill("1HGCV1F3XMA990002");
  await first.getByRole("button", { name: "Next" }).waitFor();
  const count = "select count(*)::integer as n from app.intake_drafts";
  await expect.poll(async () => (await app.server.db.owner.query(count)).rows).toEqual([{ n: 1 }]);

  const second = await app.signIn("cyd", phone);
  await second.goto("/appointment-scheduling");
  await second.getByRole("button", { name: "Resume" }).click();

  await expect.poll(() => second.getByLabel("VIN").inputValue()).toBe("1HGCV1F3XMA990002");
});

test("each step says what is missing, a taken time offers others, and a vehicle that is not ready cannot be booked", async () => {
  const page = await app.signIn("carla");
  await page.goto("/appointment-scheduling");

  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Enter the make", { exact: false }).waitFor();
  await page.getByLabel("VIN").fill("4T1G11AK3MU990001");
  await page.getByLabel("Year").fill("2021");
  await page.getByRole("checkbox", { name: "I verified this VIN" }).check();
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await goOnTo(page, 2);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Enter what was repaired", { exact: false }).waitFor();
  await page.getByRole("checkbox", { name: /Headlamp/ }).check();
  for (const step of [3, 4]) await goOnTo(page, step);
  const free = page.getByRole("button", { name: /M[DS]T$/ });
  await free.first().waitFor();
  await app.server.db.owner.query(
    `insert into app.appointments (facility_id, bay_id, kind, starts_at, ends_at, status, held_until, is_overbooked, overbook_reason)
      select facility_id, id, 'dropOff', day, day + interval '24 hours', 'held', now() + interval '10 minutes', true, 'taken'
      from app.bays, generate_series(now(), now() + interval '4 days', interval '24 hours') as day`,
  );
  await free.first().click();
  const gone = page.getByRole("alert").filter({ hasText: "choose another" });
  await gone
    .getByRole("button", { name: /M[DS]T$/ })
    .first()
    .click();
  await page.getByText(/is held for you/).waitFor();
  await page.getByRole("button", { name: "Back to Repair" }).click();
  await page
    .getByRole("group", { name: "Wheel alignment is done or not needed" })
    .getByText("No", { exact: true })
    .click();
  for (const step of [3, 4, 5]) await goOnTo(page, step);
  await page.getByText("cannot be booked", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Submit request" }).click();
  const refusal = page.getByText("The vehicle is not ready for calibration yet", { exact: false });
  await refusal.waitFor();

  // The way out is offered beside the error, which disappears once it is taken.
  await page.getByRole("button", { name: "Submit without a time" }).click();
  await refusal.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Submit request" }).click();
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);
});

test("Ada enters an order for a customer who calls: the customer's known vehicle and address are offered", async () => {
  const { server, shop } = app;
  const { owner } = server.db;
  await addOrder(owner, shop, {
    customerId: shop.cyd.customerId,
    internal_order_number: "SO-900900",
    po_number: "PO-77",
    vehicle: {
      vin_number: "5YJ3E1EAXLF990005",
      year: 2020,
      make: "Tesla",
      model: "Model 3",
      vehicle_description: "2020 Tesla Model 3",
    },
  });
  const address = buildAddress({
    customer_id: shop.cyd.customerId,
    street: "9 Federal Blvd",
    distance_to_sensi: 28.2,
    pickup_spot_description: "Gate B",
  });
  await save(owner, "app.addresses", [address]);
  await save(owner, "app.customer_addresses", [
    { customer_id: shop.cyd.customerId, address_id: address.id, label: "Yard" },
  ]);
  const page = await app.signIn("ada");

  await page.goto("/appointment-scheduling");
  await page.getByRole("combobox", { name: "Customer" }).fill("Cyd");
  await page.getByRole("option", { name: /Cyd's Body Works/ }).click();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByLabel("VIN").fill("5YJ3E1EAXLF990005");
  await page.getByText("We know this vehicle", { exact: false }).waitFor();
  await page.getByText("This vehicle already has an open order: SO-900900", { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("checkbox", { name: /Rear bumper/ }).check();
  await page.getByText("Rear camera calibration").waitFor();
  await page.getByRole("list", { name: "If fitted" }).getByRole("checkbox").first().check();
  await page.getByText(/^2 calibrations, /).waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByText("Our driver collects it").click();
  await chooseOption(page, "Pickup address", /Federal/);
  await page.getByText("$25.48").waitFor();
  for (const step of [5, 6]) await goOnTo(page, step);
  await page.getByLabel("PO number").fill("PO-77");
  await page.getByLabel("PO number").press("Tab");
  await page.getByText("This PO number is already on SO-900900", { exact: false }).waitFor();
  await page.getByRole("button", { name: "Create order", exact: true }).click();
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  const { rows } = await owner.query(
    "select count(*)::integer as vehicles from app.vehicles where vin_number = '5YJ3E1EAXLF990005'",
  );
  expect(rows).toEqual([{ vehicles: 1 }]);
  expect(await storedOrder(shop.cyd.customerId)).toMatchObject({ way: "pickup", main: "multiple", appointment: null });
});
