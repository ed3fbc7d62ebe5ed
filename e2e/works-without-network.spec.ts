import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, onTestFailed, test } from "vitest";
import { buildOrderTask, buildOrderTaskFile, save } from "../server/db/rows/factories.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { opensOffline } from "./support/opens-offline.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: "allow" } as const;

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

beforeEach(async () => {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const task = { service_order_id: order.id, service_order_status_id: shop.status("inspect") };
  await save(server.db.owner, "app.order_tasks", [
    buildOrderTask({ ...task, task_name: "Photograph the cluster" }),
    buildOrderTask({ ...task, task_name: "Connect a charger" }),
  ]);
  orderId = order.id;
});

const fetchedWhenIdle = ["offline-parts-", "readiness-sheet-", "order-part-"];

async function openOrder(page: Page): Promise<Page> {
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await atRest(page);
  await expect.poll(() => opensOffline(page, fetchedWhenIdle)).toBe(true);
  return page;
}

/** In a window that has kept nothing yet. */
const openOrderAnew = async (): Promise<Page> => openOrder(await app.signIn("tom", phone));

let kept: Page | undefined;

/** In one window for several tests: to keep everything that a day's work may open takes seconds. */
async function openOrderAgain(): Promise<Page> {
  const page = (kept ??= await app.openWindow("tom", phone));
  onTestFailed(() => describeWindow(page));
  await page.context().setOffline(false);
  return openOrder(page);
}

/** What waits, in the corner of the page. */
const tray = (page: Page) => page.getByRole("region", { name: "Waiting to be sent" });
const waiting = (page: Page, count: number) =>
  tray(page).getByRole("button", {
    name: count === 1 ? "1 change waiting to send" : `${count} changes waiting to send`,
  });

async function counts() {
  const { rows } = await app.server.db.owner.query<{ messages: number; checks: number; done: number }>({
    text: `select (select count(*)::integer from app.order_messages where service_order_id = $1) as messages,
      (select count(*)::integer from app.readiness_checks where service_order_id = $1) as checks,
      (select count(*)::integer from app.order_tasks where service_order_id = $1 and state = 'done') as done`,
    values: [orderId],
  });
  return rows[0]!;
}

test("a technician goes on without a network, reloads, and everything arrives once", async () => {
  const page = await openOrderAnew();
  const context = page.context();
  await context.setOffline(true);
  await page.getByText("You are offline").first().waitFor();

  await page.getByRole("checkbox", { name: "Connect a charger" }).click();
  await page.getByRole("listitem").filter({ hasText: "Connect a charger" }).getByText("Waiting to send").waitFor();
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  const fuel = page.getByRole("listitem", { name: /fuel/i });
  await fuel.getByRole("button", { name: "Pass" }).click();
  await fuel.getByText("Waiting to send").waitFor();
  await page.keyboard.press("Escape");
  await waiting(page, 2).waitFor();
  await page.reload();
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await page.getByText(/As of .*, offline/).waitFor();
  await waiting(page, 2).waitFor();
  const isTicked = await page.getByRole("checkbox", { name: "Connect a charger" }).isChecked();
  const before = await counts();
  const seen = await violations(page);
  await context.setOffline(false);

  await expect.poll(counts).toEqual({ messages: 0, checks: 1, done: 1 });
  await tray(page).waitFor({ state: "detached" });
  expect([isTicked, before, seen]).toEqual([true, { messages: 0, checks: 0, done: 0 }, []]);
});

/** Runs in the page: returns whether everything that a day's work may open is there. */
async function isDayKept(): Promise<boolean> {
  const parts: string[] = await (await fetch("/day-parts.json")).json();
  const assets = await caches.open("assets");
  const found = await Promise.all(parts.map((part) => assets.match(part, { ignoreVary: true })));
  return found.every(Boolean);
}

test("what nobody opened before opens without a network too", async () => {
  const page = await openOrderAnew();
  await page.goto("/dashboards/admin");
  await page.getByRole("button", { name: "Check in a vehicle" }).waitFor();
  await expect.poll(() => page.evaluate(isDayKept)).toBe(true);
  const asked: string[] = [];
  page.on("requestfailed", (request) => asked.push(request.url()));
  await page.context().setOffline(true);
  await page.setViewportSize({ width: 390, height: 400 });

  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.getByRole("button", { name: "Scroll to top" }).click();
  await page.getByRole("button", { name: "Check in a vehicle" }).click();

  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(asked.filter((url) => url.includes("/assets/"))).toEqual([]);
});

/** Opens the sheet and passes the tires with this pressure at every wheel. */
async function passTires(page: Page, pressure: string): Promise<void> {
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  const row = page.getByRole("listitem", { name: /^Tire pressures/ });
  for (const wheel of ["left front", "right front", "left rear", "right rear"])
    await row.getByLabel(new RegExp(`${wheel}, psi`, "i")).fill(pressure);
  await row.getByRole("button", { name: "Pass" }).click();
  await row.getByText(/Waiting to send|just now/i).waitFor();
  await page.keyboard.press("Escape");
}

const statusNow = async () => {
  const text = `select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`;
  return (await app.server.db.owner.query<{ key: string }>(text, [orderId])).rows[0]?.key;
};

/** Where nothing but its tasks holds the order. */
async function placeInCalibration(): Promise<void> {
  const { owner } = app.server.db;
  const status = app.shop.status("calibrate");
  await owner.query("update app.service_orders set status_id = $2 where id = $1", [orderId, status]);
  await owner.query("update app.order_tasks set service_order_status_id = $2 where service_order_id = $1", [
    orderId,
    status,
  ]);
}

test("status changes wait for their turn behind the work, and the step after them is known without a network", async () => {
  await placeInCalibration();
  await app.server.db.owner.query("update app.tasks set is_blocking = false");
  const page = await openOrderAgain();
  await expect.poll(() => page.evaluate(keptAnswers)).toContain("KnownTransitions");
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Connect a charger" }).click();
  await page.getByRole("checkbox", { name: "Photograph the cluster" }).click();

  await page.getByRole("button", { name: "Move to Quality Check" }).click();
  await page.getByText("Moved to Quality Check").waitFor();
  await page.getByRole("button", { name: "Move to Ready for Pickup" }).click();
  await waiting(page, 4).waitFor();
  await page.reload();
  await page.getByText("Moved to Ready for Pickup").waitFor();
  const before = await statusNow();
  await page.context().setOffline(false);

  await expect.poll(statusNow).toBe("readyOut");
  await tray(page).waitFor({ state: "detached" });
  expect(before).toBe("calibrate");
});

test("a status change that the server does not allow says what is missing, and the next one stays behind it", async () => {
  await placeInCalibration();
  const page = await openOrderAgain();
  await expect.poll(() => page.evaluate(keptAnswers)).toContain("KnownTransitions");
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Connect a charger" }).click();
  await page.getByRole("checkbox", { name: "Photograph the cluster" }).click();
  await page.getByRole("button", { name: "Move to Quality Check" }).click();
  await page.getByRole("button", { name: "Move to Ready for Pickup" }).click();
  await waiting(page, 4).waitFor();
  await save(app.server.db.owner, "app.order_tasks", [
    buildOrderTask({
      service_order_id: orderId,
      service_order_status_id: app.shop.status("calibrate"),
      task_name: "Check the fuel",
    }),
  ]);

  await page.context().setOffline(false);
  await tray(page).getByRole("button", { name: "1 not accepted" }).waitFor();
  await tray(page)
    .getByText(/Check the fuel/)
    .waitFor();
  const held = await statusNow();
  await tray(page).getByRole("button", { name: "Discard" }).click();

  await tray(page).waitFor({ state: "detached" });
  expect([held, await statusNow()]).toEqual(["calibrate", "calibrate"]);
});

const storedValue = async () => {
  const text = "select value from app.readiness_checks where service_order_id = $1 and key = 'tyrePressure'";
  const { rows } = await app.server.db.owner.query<{ value: string }>(text, [orderId]);
  return rows[0]?.value;
};

test("a value that someone else changed meanwhile shows both, and the person decides", async () => {
  const page = await openOrderAgain();
  await page.context().setOffline(true);
  await passTires(page, "35");
  const adas = await app.signIn("ada");
  await adas.goto(`/service-orders/${orderId}`);
  await passTires(adas, "36");
  await expect.poll(storedValue).toBe("36 / 36 / 36 / 36");

  await page.context().setOffline(false);
  const panel = tray(page);
  await panel.getByText("Pass · 35 / 35 / 35 / 35").waitFor();
  await panel.getByText("Pass · 36 / 36 / 36 / 36").waitFor();
  await panel.getByText(/Ada Admin, just now/).waitFor();
  const seen = await violations(page);
  const before = await storedValue();
  await panel.getByRole("button", { name: "Keep mine" }).click();

  await expect.poll(storedValue).toBe("35 / 35 / 35 / 35");
  await panel.waitFor({ state: "detached" });
  expect([before, seen]).toEqual(["36 / 36 / 36 / 36", []]);
});

test("what can no longer be done says why and stays until it is discarded; the rest arrives", async () => {
  const page = await openOrderAgain();
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Connect a charger" }).click();
  await waiting(page, 1).waitFor();
  await page.getByRole("tab", { name: "Messages" }).click();
  await page.getByLabel("Note to colleagues").fill("The charger is on");
  await page.getByRole("button", { name: "Add note" }).click();
  await waiting(page, 2).waitFor();
  const { owner } = app.server.db;
  await owner.query("update app.service_orders set status_id = $2 where id = $1", [
    orderId,
    app.shop.status("cancelled"),
  ]);

  await page.context().setOffline(false);
  const panel = tray(page);
  await panel.getByRole("button", { name: "1 not accepted" }).waitFor();
  await panel.getByText(/order is closed/i).waitFor();
  await expect.poll(async () => (await counts()).messages).toBe(1);
  await panel.getByRole("button", { name: "Discard" }).click();

  await panel.waitFor({ state: "detached" });
  expect(await counts()).toEqual({ messages: 1, checks: 0, done: 0 });
});

test("who signs out leaves nothing to read, and what waits to nobody else", async () => {
  const page = await openOrderAnew();
  await page.context().setOffline(true);
  await page.getByRole("checkbox", { name: "Connect a charger" }).click();
  await waiting(page, 1).waitFor();
  await page.route("**/v1/graphql", (route) => route.abort());
  await page.context().setOffline(false);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await page.unroute("**/v1/graphql");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/dashboards/);
  await atRest(page);

  expect(await tray(page).count()).toBe(0);
  await expect.poll(() => page.evaluate(keptAnswers)).not.toContain(`ServiceOrderPage ${orderId}`);
  expect((await counts()).done).toBe(0);
});

/** Runs in the page: returns what of the server's answers is on the device. */
async function keptAnswers(): Promise<string> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === "boresight-answers")) return "";
  const opening = indexedDB.open("boresight-answers");
  await new Promise((resolve) => opening.addEventListener("success", resolve));
  const listing = opening.result.transaction("listed").objectStore("listed").getAllKeys();
  await new Promise((resolve) => listing.addEventListener("success", resolve));
  opening.result.close();
  return JSON.stringify(listing.result);
}

test("a task is ticked without a network once its photos wait here, and they go first", async () => {
  const { server, shop } = app;
  const task = buildOrderTask({
    service_order_id: orderId,
    service_order_status_id: shop.status("inspect"),
    task_name: "Four sides",
  });
  await save(server.db.owner, "app.order_tasks", [task]);
  await save(server.db.owner, "app.order_task_files", [
    buildOrderTaskFile({ service_order_id: orderId, order_task_id: task.id, max_size_mb: 25, min_count: 1 }),
  ]);
  const page = await openOrderAgain();
  await page.context().setOffline(true);
  const row = page.getByRole("listitem").filter({ hasText: "Four sides" }).first();
  const isBlocked = await row.getByRole("checkbox").isDisabled();

  const choosing = page.waitForEvent("filechooser");
  await row.getByRole("button", { name: "Choose files" }).click();
  await (await choosing).setFiles([{ name: "front.jpg", mimeType: "image/jpeg", buffer: await photo(64, 48) }]);
  await row.getByText("Waiting to upload").first().waitFor();
  await row.getByRole("checkbox").click();
  await row.getByText("Waiting to send").waitFor();
  await page.context().setOffline(false);

  await expect.poll(async () => (await counts()).done).toBe(1);
  await tray(page).waitFor({ state: "detached" });
  expect(isBlocked).toBe(true);
});

test("the orders of the day open without a network although nobody has opened them yet", async () => {
  const { owner } = app.server.db;
  await owner.query("update app.service_orders set assigned_technician_id = $2 where id = $1", [
    orderId,
    app.shop.tom.userId,
  ]);
  const page = await app.signIn("tom", phone);
  await page.goto("/");
  await page.getByRole("heading", { name: "My day" }).waitFor();
  await expect.poll(() => page.evaluate(keptAnswers)).toContain(`ServiceOrderPage ${orderId}`);
  await page.getByText(/^Last sync/).waitFor();
});

test("a value that cannot pass is refused without a network too, and passing the rest leaves it out", async () => {
  const page = await openOrderAgain();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  const sheet = page.getByRole("dialog", { name: "Readiness checks" });
  const battery = sheet.getByRole("listitem", { name: /^Battery/ });
  await battery.getByLabel(/measured/i).fill("11.9");
  await battery.getByRole("button", { name: "Pass" }).click();
  await battery.getByText("The battery needs 12.4 V or more").waitFor();
  const cargo = sheet.getByRole("listitem", { name: /cargo/i });
  await cargo.getByRole("button", { name: "N/A" }).click();
  await cargo.getByText("Enter why it does not apply").waitFor();

  await sheet.getByRole("button", { name: /^Pass the rest/ }).click();
  await cargo.getByText(/Waiting to send/i).waitFor();
  const isOpen = await battery.getByText(/Waiting to send/i).count();
  await page.keyboard.press("Escape");
  await page.context().setOffline(false);
  await tray(page).waitFor({ state: "detached" });

  const text =
    "select count(*)::integer as checks from app.readiness_checks where service_order_id = $1 and key = 'battery'";
  const { rows } = await app.server.db.owner.query(text, [orderId]);
  expect([isOpen, rows]).toEqual([0, [{ checks: 0 }]]);
});
