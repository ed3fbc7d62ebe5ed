import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildOrderTask, save } from "../server/test/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
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

/** Runs in the page: returns whether the page can be opened offline, with every file that it loaded. */
async function isKept(): Promise<boolean> {
  const kept = new Set((await (await caches.open("assets")).keys()).map(({ url }) => url));
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const assets = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const hasAll = assets.some((name) => name.includes("offline-parts")) && assets.every((name) => kept.has(name));
  return navigator.serviceWorker.controller?.state === "activated" && hasAll;
}

async function openOrder(): Promise<Page> {
  const page = await app.signIn("tom", phone);
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await expect.poll(() => page.evaluate(isKept), { timeout: 20_000 }).toBe(true);
  return page;
}

async function counts() {
  const { rows } = await app.server.db.owner.query({
    text: `select (select count(*)::integer from app.order_messages where service_order_id = $1) as messages,
      (select count(*)::integer from app.readiness_checks where service_order_id = $1) as checks,
      (select count(*)::integer from app.order_tasks where service_order_id = $1 and state = 'done') as done`,
    values: [orderId],
  });
  return rows[0];
}

test("a technician goes on without a network, reloads, and everything arrives once", async () => {
  const page = await openOrder();
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
  await page.getByText("2 changes waiting to send").waitFor();
  await page.reload();
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await page.getByText(/As of .*, offline/).waitFor();
  await page.getByText("2 changes waiting to send").waitFor();
  const isTicked = await page.getByRole("checkbox", { name: "Connect a charger" }).isChecked();
  const before = await counts();
  const seen = await violations(page);
  await context.setOffline(false);

  await expect.poll(counts, { timeout: 20_000 }).toEqual({ messages: 0, checks: 1, done: 1 });
  await page.getByText("changes waiting to send").waitFor({ state: "detached" });
  expect([isTicked, before, seen]).toEqual([true, { messages: 0, checks: 0, done: 0 }, []]);
});
