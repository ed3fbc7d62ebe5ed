import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, buildAppointment, buildBay, buildOrderTask, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { openTab } from "./support/open-tab.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("each role edits the fields it may edit in place", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "calibrate",
    po_number: "PO-1",
    notes: "Left side",
  });
  const customer = await app.signIn("carla");

  await customer.goto(`/service-orders/${order.id}`);
  await customer.getByRole("button", { name: "Edit references" }).click();
  await customer.getByLabel("PO number").fill("PO-2");
  await customer.getByRole("button", { name: "Save" }).click();
  await customer.getByText("PO-2").waitFor();

  expect(await customer.getByRole("button", { name: "Edit work" }).count()).toBe(0);
});

test("a customer gives the PO number where the order asks for it, and is asked no more", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const task = buildOrderTask({
    service_order_id: order.id,
    service_order_status_id: shop.status("approved"),
    task_name: "Collect PO",
    asks_customer: true,
    completes_with: "poNumber",
  });
  await save(server.db.owner, "app.order_tasks", [task]);
  const customer = await app.signIn("carla", phone);
  await customer.goto(`/service-orders/${order.id}`);
  const asked = customer.getByRole("region", { name: "What we need from you" });

  await asked.getByRole("button", { name: "Enter PO number" }).click();
  await customer.getByRole("dialog").getByLabel("PO number").fill("PO-88");
  await customer.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await customer.getByText("The PO number of order SO-", { exact: false }).waitFor();
  await customer.getByRole("dialog").waitFor({ state: "detached" });
  await asked.waitFor({ state: "detached" });

  const { rows } = await server.db.owner.query({
    text: "select state, completed_itself as itself from app.order_tasks where id = $1",
    values: [task.id],
  });
  expect(rows).toEqual([{ state: "done", itself: true }]);
  expect(await violations(customer)).toEqual([]);
});

test("staff set an order's facility, technician and priority in place, and the history names who did", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const bay = buildBay({ facility_id: shop.facilityId });
  const tomorrow = { starts_at: "2099-05-05T15:00:00Z", ends_at: "2099-05-05T16:00:00Z" };
  const own = {
    service_order_id: order.id,
    facility_id: shop.facilityId,
    bay_id: bay.id,
    vehicle_id: order.vehicle.id,
  };
  await save(server.db.owner, "app.bays", [bay]);
  const appointment = buildAppointment({ ...own, ...tomorrow, technician_id: shop.ada.userId });
  await save(server.db.owner, "app.appointments", [appointment]);
  const page = await app.signIn("tom", phone);
  const place = page.getByRole("region", { name: "Assignment" });

  await page.goto(`/service-orders/${order.id}?tab=facts`);
  await place.getByText("Unassigned").waitFor();
  await page.getByRole("button", { name: "Edit assignment" }).click();
  await page.getByText(/^The appointment on .*May 5, 2099.* is with Ada/).waitFor();
  await chooseOption(page, "Technician", "Tom Technician");
  await chooseOption(page, "Priority", "Rush");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();

  await place.getByText("Tom Technician").waitFor();
  await place.getByText("Rush").waitFor();
  await openTab(page, "Timeline");
  await page.getByText("Tom Technician assigned the order to Tom Technician").waitFor();
  await page.getByText("Tom Technician changed priority from normal to rush").waitFor();
  const { rows } = await server.db.owner.query({
    text: "select technician_id as technician from app.appointments where id = $1",
    values: [appointment.id],
  });
  expect(rows).toEqual([{ technician: shop.tom.userId }]);
  const customer = await app.signIn("carla");
  await customer.goto(`/service-orders/${order.id}?tab=timeline`);
  await customer.getByRole("heading", { name: "History" }).waitFor();
  expect(await customer.getByText("assigned the order to").count()).toBe(0);
  expect(await customer.getByRole("button", { name: "Edit assignment" }).count()).toBe(0);
});

test("a drop-off becomes a pickup: method and address are changed in place", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const place = buildAddress({
    customer_id: shop.carla.customerId,
    street: "77 Larimer St",
    distance_to_sensi: 28.2,
    pickup_spot_description: "Behind the hall",
  });
  await save(server.db.owner, "app.addresses", [place]);
  const page = await app.signIn("tom", phone);
  const transport = page.getByRole("region", { name: "Transport" });

  await page.goto(`/service-orders/${order.id}?tab=facts`);
  await transport.getByText("Drop-off").waitFor();
  await page.getByRole("button", { name: "Edit transport" }).click();
  await chooseOption(page, "Drop-off, pickup, tow or mobile?", "Pickup");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Enter where the vehicle is").waitFor();
  await page.getByLabel("Pickup address").fill("larimer");
  await page.getByRole("option", { name: "77 Larimer St" }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();

  await transport.getByText("Behind the hall").waitFor();
  await openTab(page, "Timeline");
  await page.getByText("set fuel to $25.48").waitFor();
  await page.getByText("Tom Technician changed transport from Drop-off to Pickup").waitFor();
  await openTab(page, "Details");
  await page.getByRole("button", { name: "Edit transport" }).click();
  await expect.poll(() => page.getByLabel("Pickup address").inputValue()).toBe("77 Larimer St, Denver");
  await page.getByLabel("Towing notes").waitFor();
  await chooseOption(page, "Drop-off, pickup, tow or mobile?", "Mobile");
  await page.getByLabel("Service address").waitFor();
  expect(await page.getByLabel("Towing notes").count()).toBe(0);
});

// All windows of stories ask for less motion. A menu that grew was somewhere else when the click on it ended.
test("dialogs and menus appear at once for whoever asks for less motion", async () => {
  const { shop, server } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "approved" });
  const page = await app.signIn("tom");
  await page.goto(`/service-orders/${order.id}?tab=facts`);
  await page.getByRole("button", { name: "Edit assignment" }).waitFor();
  await page.evaluate(() => {
    window.moved = [];
    document.addEventListener("transitionrun", ({ propertyName }) => window.moved.push(propertyName));
  });

  await page.getByRole("button", { name: "Edit assignment" }).click();
  await chooseOption(page, "Priority", "Rush");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });

  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

declare global {
  interface Window {
    /** Properties that changed bit by bit. */
    moved: string[];
  }
}
