import { afterAll, beforeAll, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import {
  buildAddress,
  buildAppointment,
  buildBay,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "../server/db/rows/factories.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { openTab } from "./support/open-tab.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

// The longest name of a next move fits its phone, beside the other moves.
test("Tom starts with his day, sees no amounts, and moves an order one step on with one click", async () => {
  const order = await addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "checkedIn",
    assigned_technician_id: app.shop.tom.userId,
    vehicle: { vehicle_description: "2021 Toyota Camry SE" },
  });
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.goto("/");
  await page.getByRole("heading", { name: "My day" }).waitFor();
  expect(await page.getByText("Revenue").count()).toBe(0);
  await page.getByText("2021 Toyota Camry SE").first().click();
  await page.waitForURL(`**/service-orders/${order.id}`);
  const others = page.getByRole("button", { name: "Other statuses" });
  await others.waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const edge = await others.evaluate((button) => button.getBoundingClientRect().right);
  expect(edge).toBeLessThanOrEqual(390);
  await page.getByRole("button", { name: "Move to Pre-Scan & Inspection" }).click();

  await page.getByText("Moved to Pre-Scan & Inspection").waitFor();
  const { rows } = await app.server.db.owner.query(
    "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ key: "inspect" }]);
});

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

// Improvement WI 18.
test("Tom's day has today's vehicles with time, bay and customer, tomorrow's folded, and nothing of the whole shop", async () => {
  const { owner } = app.server.db;
  const { first } = await addBays(owner, app.shop.facilityId);
  const add = async (name: string, hoursAhead: number) => {
    const order = await addOrder(owner, app.shop, {
      customerId: app.shop.carla.customerId,
      status: "scheduled",
      assigned_technician_id: app.shop.tom.userId,
      vehicle: { vehicle_description: name },
    });
    const times = { starts_at: inHours(hoursAhead), ends_at: inHours(hoursAhead + 1) };
    const place = { facility_id: app.shop.facilityId, bay_id: first.id };
    await save(owner, "app.appointments", [buildAppointment({ service_order_id: order.id, ...place, ...times })]);
    return order.id;
  };
  await add("2022 Honda Civic", 0);
  await add("2023 Kia Telluride", 24);
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.goto("/");
  const today = page.getByRole("list", { name: /^Today, / });
  const row = today.getByRole("listitem").filter({ hasText: "2022 Honda Civic" });
  await row.getByText(/^\d+:\d\d (AM|PM)$/).waitFor();
  await row.getByText("Carla's Collision").waitFor();
  expect(await page.getByText("2023 Kia Telluride").isVisible()).toBe(false);
  await page.getByText(/^Tomorrow, /).click();
  await page.getByText("2023 Kia Telluride").waitFor();
  expect(await page.getByRole("region", { name: /late|last \d+ days/i }).count()).toBe(0);

  await add("2024 Ford Edge", -3); // Live: another one is booked meanwhile.
  await today.getByText("2024 Ford Edge").waitFor();
});

test("Tom sees the vehicle's earlier orders, and alerts the office from the order's page", async () => {
  const { customerId } = app.shop.carla;
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId });
  const past = { customerId, status: "closed", vehicle_id: order.vehicle.id, internal_order_number: "SO-900800" };
  await addOrder(owner, app.shop, past);
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });
  await page.goto(`/service-orders/${order.id}`);

  await openTab(page, "Timeline");
  await page
    .getByRole("list", { name: "Vehicle history" })
    .getByRole("link", { name: /SO-900800/ })
    .waitFor();
  await page.getByRole("button", { name: "Add alert" }).click();
  const dialog = page.getByRole("dialog", { name: "Add alert" });
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await dialog.getByText("Enter the message").waitFor();
  await dialog.getByLabel("Message").fill("The windshield is cracked again");
  await dialog.getByRole("button", { name: "Add", exact: true }).click();

  await page.getByRole("alert").filter({ hasText: "The windshield is cracked again" }).waitFor();
});

test("an order continues once its task is ticked, and the task can be ticked once its photo is there", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "checkedIn" });
  const task = buildOrderTask({
    service_order_id: order.id,
    service_order_status_id: app.shop.status("checkedIn"),
    task_name: "Dash lights",
  });
  await save(owner, "app.order_tasks", [task]);
  await save(owner, "app.order_task_files", [
    buildOrderTaskFile({
      service_order_id: order.id,
      order_task_id: task.id,
      title: "Instrument cluster",
      min_count: 1,
    }),
  ]);
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Move to", exact: true }).click();
  await page.getByText('"Dash lights" is not done').waitFor();
  await page.keyboard.press("Escape");
  const tick = page.getByRole("checkbox", { name: "Dash lights" });
  expect(await tick.isDisabled()).toBe(true);
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose files" }).first().click();
  await (await choosing).setFiles([{ name: "dash.jpg", mimeType: "image/jpeg", buffer: await photo(320, 240) }]);
  await page.getByRole("button", { name: "Open dash.jpg" }).first().waitFor();
  await tick.click();
  await page.getByText("1 of 1 done").waitFor();
  await page.getByRole("button", { name: "Move to Pre-Scan & Inspection" }).click();

  await page.getByText("Moved to Pre-Scan & Inspection").waitFor();
  await page.getByText("Pre-scan", { exact: true }).first().waitFor(); // The next status has tasks of its own.
});

test("Tom finds the way to a mobile job, and holds an order for what he found there", async () => {
  const { owner } = app.server.db;
  const address = buildAddress({ street: "12 A&B Street", pickup_spot_description: "Gate code 4711" });
  await save(owner, "app.addresses", [address]);
  const order = await addOrder(owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "scheduled",
    assigned_technician_id: app.shop.tom.userId,
    vehicle: { vehicle_description: "2020 Tesla Model Y" },
    intake_method: "mobile",
    pickup_address_id: address["id"],
  });
  const van = buildBay({ facility_id: app.shop.facilityId, name: "Van of the north", kind: "mobile" });
  await save(owner, "app.bays", [van]);
  const booked = { facility_id: app.shop.facilityId, bay_id: van["id"], starts_at: inHours(0), ends_at: inHours(1) };
  const mobile = { kind: "mobile", address_id: address["id"] };
  await save(owner, "app.appointments", [buildAppointment({ service_order_id: order.id, ...booked, ...mobile })]);
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });
  await page.goto("/");
  const way = page.getByRole("listitem").filter({ hasText: "12 A&B Street" });
  await way.getByText("Gate code 4711").waitFor();
  const there = await way.getByRole("link", { name: "Navigate" }).getAttribute("href");

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: "On my way" }).click();
  await page.getByText("The customer is told").waitFor();
  await owner.query("update app.service_orders set status_id = $2 where id = $1", [
    order.id,
    app.shop.status("inspect"),
  ]);
  await page.reload();
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  const sheet = page.getByRole("dialog", { name: "Readiness checks" });
  const cargo = sheet.getByRole("listitem", { name: "Excess cargo removed" });
  await cargo.getByRole("button", { name: "N/A" }).click();
  await cargo.getByLabel("Note").fill("An empty van");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  await cargo.getByRole("button", { name: "N/A", pressed: true }).waitFor();
  const codes = sheet.getByRole("listitem", { name: "No blocking fault code" });
  await codes.getByRole("button", { name: "Fail" }).click();
  await codes.getByRole("button", { name: "Put on hold" }).click();
  const question = page.getByRole("dialog", { name: /^Move to / });
  await question.getByText("Blocking fault code").waitFor();
  await question.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText(/^Moved to /).waitFor();

  expect(new URL(there ?? "").searchParams.get("destination")).toContain("12 A&B Street, Denver");
  const { rows } = await owner.query(
    `select o.hold_reason_key as hold, (select count(*)::integer from app.messages m where m.service_order_id = o.id and m.template = 'on-my-way') as told,
      (select note from app.readiness_checks c where c.service_order_id = o.id and c.key = 'cargo') as why
      from app.service_orders o where o.id = $1`,
    [order.id],
  );
  expect(rows).toEqual([{ hold: "blockingDtc", told: 1, why: "An empty van" }]);
});

test("a blocked transition says what is missing", async () => {
  const order = await addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "estimating",
  });
  const page = await app.signIn("tom");

  await page.goto(`/service-orders/${order.id}`);
  await page.getByText("Send an estimate first").waitFor();
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();

  await page.getByRole("menuitem", { name: /Send an estimate first/ }).waitFor();
});

test("more tasks than fit one page are paginated, and can be ticked there", async () => {
  const { owner } = app.server.db;
  const { id } = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "checkedIn" });
  const statusId = app.shop.status("checkedIn");
  await owner.query({
    text: `insert into app.order_tasks (service_order_id, service_order_status_id, task_name, task_order)
      select $1, $2, 'Task ' || n, n from generate_series(1, 120) n`,
    values: [id, statusId],
  });
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.goto(`/service-orders/${id}`);
  await page.getByText("120 in this status").waitFor();
  await page.getByRole("button", { name: "Go to page 3" }).click();
  const tick = page.getByRole("checkbox", { name: "Task 120" });
  await tick.click();
  await page.waitForFunction(() => document.querySelectorAll("input[type=checkbox]:checked").length === 1);

  const text = "select task_name from app.order_tasks where service_order_id = $1 and state = 'done'";
  await expect.poll(async () => (await owner.query({ text, values: [id] })).rows).toEqual([{ task_name: "Task 120" }]);
});
