import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../server/test/people.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ id: orderId } = await addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId }));
});
afterAll(() => app[Symbol.asyncDispose]());

/** Holds the screen's script back, and counts how often its query is sent. */
async function slowScreen(page: Page, script: string, query: string) {
  const released = Promise.withResolvers<void>();
  let count = 0;
  const isQuery = (body: string | null) => body?.includes(`"operationName":"${query}"`) === true;
  page.on("request", (request) => (count += isQuery(request.postData()) ? 1 : 0));
  await page.route(new RegExp(`/assets/${script}-[\\w-]{7}\\.js$`), async (route) => {
    await released.promise;
    await route.continue();
  });

  return {
    isSent: page.waitForResponse((response) => isQuery(response.request().postData())),
    count: () => count,
    release: released.resolve,
  };
}

test.each([
  { path: "/service-orders", script: "list", query: "ServiceOrdersPage", content: "main tbody a" },
  { path: "/dashboards/admin", script: "admin", query: "AdminDashboardPage", content: "main h3" },
])("$path has its data before its screen has arrived, and asks for it once", async ({ path, content, ...slow }) => {
  const page = await app.signIn("ada");
  const screen = await slowScreen(page, slow.script, slow.query);
  await page.goto(path, { waitUntil: "commit" });

  await screen.isSent;
  const shownEarly = await page.locator(content).count();
  screen.release();
  await page.locator(content).first().waitFor();
  await page.waitForLoadState("networkidle");

  expect(shownEarly).toBe(0);
  expect(screen.count()).toBe(1);
});

test("an order is asked for before its screen has arrived, and again only when its live changes begin", async () => {
  const page = await app.signIn("ada");
  const screen = await slowScreen(page, "detail", "ServiceOrderPage");
  await page.goto(`/service-orders/${orderId}`, { waitUntil: "commit" });

  await screen.isSent;
  const early = screen.count();
  screen.release();
  await page
    .getByRole("heading", { name: "Tasks" })
    .or(page.getByRole("heading", { name: "Documents" }))
    .first()
    .waitFor();
  await expect.poll(screen.count).toBe(2);
  await page.waitForLoadState("networkidle");

  expect(early).toBe(1);
  expect(screen.count()).toBe(2);
});

test("whoever signs in has the dashboard's data asked for while the dashboard is loading", async () => {
  const page = await app.visit("/login");
  const screen = await slowScreen(page, "admin", "AdminDashboardPage");
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill(password);

  await page.getByRole("button", { name: "Sign in" }).click();
  await screen.isSent;
  screen.release();
  await page.locator("main h3").first().waitFor();
  await page.waitForLoadState("networkidle");

  expect(screen.count()).toBe(1);
});
