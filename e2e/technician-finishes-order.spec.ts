import { afterAll, beforeAll, expect, test } from "vitest";
import type { Page } from "playwright-core";
import { addOrder } from "../server/test/shop.ts";
import { pdf, photo } from "../server/test/sample-files.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { setStage, type Stage } from "./stage.ts";
import { violations } from "./violations.ts";

let stage: Stage;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage[Symbol.asyncDispose]());

/** An order that is agreed, opened by the API as the office does. */
async function agreedOrder() {
  const { server, shop } = stage;
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "approved",
    assigned_technician_id: shop.tom.userId,
    vehicle: { vin_number: "4T1G11AK2MU990001", year: 2021, vehicle_description: "2021 Toyota Camry SE" },
  });
  const query = `mutation ($input: SetOrderCalibrationsInput!) { setOrderCalibrations(input: $input) { serviceOrder { id } } }`;
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
  await page.getByText(`Moved to ${status}`).waitFor();
}

async function readVin(page: Page, vin: string) {
  const dialog = page.getByRole("dialog", { name: "Read the VIN at the vehicle" });
  await dialog.getByLabel("VIN", { exact: true }).fill(vin);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

const tick = (page: Page, task: string) => page.getByRole("checkbox", { name: task, exact: true }).click();

test("Tom takes an order from the yard to the keys on his phone: photos, checks, an attempt that fails and one that passes", async () => {
  const orderId = await agreedOrder();
  const page = await stage.signIn("tom", phone);

  await page.getByText("2021 Toyota Camry SE").first().click();
  await page.waitForURL(`**/service-orders/${orderId}`);
  await page.getByRole("button", { name: "Move to Checked In", exact: true }).click();
  await readVin(page, "1HGCM82633A004352");
  await page.getByText("ends in 3A004352, the one of the order in MU990001.").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Read the VIN again" }).click();
  await readVin(page, "mu99 0001");
  await page.getByText("Moved to Checked In").waitFor();
  await addFiles(page, "Four sides", await shots("side", 4));
  await addFiles(page, "VIN plate", await shots("vin", 1));
  await addFiles(page, "Odometer", await shots("odometer", 1));
  await addFiles(page, "Instrument cluster", await shots("dash", 1));
  for (const task of ["Vehicle walk-around", "VIN and odometer", "Dash lights"]) await tick(page, task);
  await moveTo(page, "Pre-Scan & Inspection");

  await addFiles(page, "Pre-scan report", report("pre-scan"));
  await tick(page, "Pre-scan");
  await tick(page, "Readiness checks");
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  await page.getByLabel("Battery at 12.4 V or more, maintainer connected, measured").fill("12.7");
  const checks = page.getByRole("dialog", { name: "Readiness checks" }).getByRole("listitem");
  const count = await checks.count();
  for (let index = 0; index < count; index++) {
    await checks.nth(index).getByRole("button", { name: "Pass" }).click();
    await checks
      .nth(index)
      .getByText(/Tom Technician/)
      .waitFor();
  }
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Close" }).click();
  await moveTo(page, "In Calibration");

  await page.getByRole("button", { name: "Record attempt" }).click();
  await page.getByRole("button", { name: "Failed" }).click();
  await page.getByLabel("Fault codes").fill("C1A67");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save attempt" }).click();
  await page.getByText(/1\. Failed/).waitFor();
  await page.getByRole("button", { name: "Record again" }).click();
  await page.getByLabel("Tool").fill("Autel MA600");
  await page.getByRole("button", { name: "Save attempt" }).click();
  await page.getByText(/2\. Passed/).waitFor();
  await addFiles(page, "Target placement", await shots("target", 1));
  await addFiles(page, "Calibration report", report("calibration"));
  for (const task of ["Target setup", "Calibration result"]) await tick(page, task);
  await moveTo(page, "Quality Check");

  await addFiles(page, "Post-scan report", report("post-scan"));
  for (const task of ["Post-scan", "Second-person check"]) await tick(page, task);
  await moveTo(page, "Ready for Pickup");
  await addFiles(page, "Calibration certificate", report("certificate"));
  await tick(page, "Certificate");
  await moveTo(page, "Released");

  const { rows } = await stage.server.db.owner.query({
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
      vinBy: stage.shop.tom.userId,
      vinAlerts: ["handled"],
    },
  ]);
});

test("an order waits and goes back to where it was: shop and office see why, and the alert ends with it", async () => {
  const { shop, server } = stage;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const page = await stage.signIn("tom");

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Move to", exact: true }).click();
  await page.getByRole("menuitem", { name: /On Hold/ }).click();
  await page.getByRole("combobox", { name: /Reason/ }).click();
  await page.getByRole("option", { name: "Low battery" }).click();
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to On Hold").waitFor();
  const customer = await stage.signIn("carla", phone);
  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByText("Low battery").first().waitFor();
  await moveTo(page, "Pre-Scan & Inspection");

  const { rows } = await server.db.owner.query({
    text: "select kind, status from app.admin_notifications where service_order_id = $1",
    values: [order.id],
  });
  expect(rows).toEqual([{ kind: "onHold", status: "handled" }]);
});

test("shop and office write to each other on the order; what staff write among themselves stays here", async () => {
  const { shop, server } = stage;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const [office, customer] = [await stage.signIn("ada"), await stage.signIn("carla", phone)];

  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByLabel("Message to us").fill("Is Friday possible? <b>please</b>");
  await customer.getByRole("button", { name: "Send", exact: true }).click();
  await customer.getByText("<b>please</b>", { exact: false }).waitFor();
  await office.goto(`/service-orders/${order.id}`);
  await office.getByText("Is Friday possible?", { exact: false }).waitFor();
  await office.getByLabel("Message to the shop").fill("Friday at nine.");
  await office.getByRole("button", { name: "Send", exact: true }).click();
  await office.getByText("Friday at nine.").waitFor();
  await office.getByRole("button", { name: "Internal" }).click();
  await office.getByLabel("Note to colleagues").fill("They pay late");
  await office.getByRole("button", { name: "Add the note" }).click();
  await office.getByText("They pay late").waitFor();
  await customer.reload();

  await customer.getByText("Friday at nine.").waitFor();
  expect(await customer.getByText("They pay late").count()).toBe(0);
  const { rows } = await server.db.owner.query({
    text: "select template, count(*)::integer as n from app.messages where service_order_id = $1 group by template",
    values: [order.id],
  });
  expect(rows).toEqual([{ template: "message-received", n: 1 }]);
});

test("facts are put right in place: each role its own", async () => {
  const { shop, server } = stage;
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "calibrate",
    po_number: "PO-1",
    notes: "Left side",
  });
  const customer = await stage.signIn("carla");

  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByRole("button", { name: "Edit numbers" }).click();
  await customer.getByLabel("PO number").fill("PO-2");
  await customer.getByRole("button", { name: "Save" }).click();
  await customer.getByText("PO-2").waitFor();

  expect(await customer.getByRole("button", { name: "Edit work" }).count()).toBe(0);
});

test("staff say in place where an order is, who works on it and how urgent it is; its history tells who did", async () => {
  const { shop, server } = stage;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const page = await stage.signIn("tom", phone);
  const place = page.getByRole("region", { name: "Where and who" });

  await page.goto(`/service-orders/${order.id}`);
  await place.getByText("Nobody yet").waitFor();
  await page.getByRole("button", { name: "Edit where and who" }).click();
  await page.getByRole("combobox", { name: "Technician" }).click();
  await page.getByRole("option", { name: "Tom Technician" }).click();
  await page.getByRole("combobox", { name: "Priority" }).click();
  await page.getByRole("option", { name: "Rush" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();

  await place.getByText("Tom Technician").waitFor();
  await place.getByText("Rush").waitFor();
  await page.getByText("Tom Technician assigned the order to Tom Technician").waitFor();
  await page.getByText("Tom Technician changed priority from normal to rush").waitFor();
  const customer = await stage.signIn("carla");
  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByRole("heading", { name: "History" }).waitFor();
  expect(await customer.getByText("assigned the order to").count()).toBe(0);
  expect(await customer.getByRole("button", { name: "Edit where and who" }).count()).toBe(0);
});

test("a customer calls an order off while it may, and is told when it is too late", async () => {
  const { shop, server } = stage;
  const [early, late] = [
    await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId }),
    await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" }),
  ];
  const page = await stage.signIn("carla", phone);

  await page.goto(`/service-orders/${early.id}`);
  await page.getByRole("button", { name: "Move to", exact: true }).click();
  await page.getByRole("menuitem", { name: /Cancelled/ }).click();
  await page.getByLabel("In your words").fill("The vehicle is a total loss");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to Cancelled").waitFor();
  await page.goto(`/service-orders/${late.id}`);
  await page.getByRole("heading", { level: 1 }).waitFor();

  expect(await page.getByRole("button", { name: "Move to", exact: true }).count()).toBe(0);
});
