import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page, Response } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { crashPage } from "./support/accessible-screens.ts";
import { measureScreens } from "./support/measure-screens.ts";
import * as screensByRole from "./support/screens-by-role.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** Requests for scripts, and their kilobytes as they travel, before the first sight of a screen. */
interface Budget {
  requests: number;
  kilobytes: number;
}

const budgets: Record<string, Budget> = {
  "/login": { requests: 12, kilobytes: 190 },
  "/service-orders": { requests: 20, kilobytes: 290 },
  "/service-orders/$id": { requests: 24, kilobytes: 330 },
  "/dashboards/admin": { requests: 24, kilobytes: 290 },
  "/appointment-scheduling": { requests: 24, kilobytes: 340 },
};
const anyOther: Budget = { requests: 24, kilobytes: 300 };
/** Gzipped. */
const largestScript = 150;
const largestShift = 0.05;

const screens = measureScreens();
let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const order = { customerId: app.shop.carla.customerId, vehicle: { vehicle_description: "2020 Audi A4" } };
  for (let count = 0; count < 12; count++) await addOrder(app.server.db.owner, app.shop, order);
});
afterAll(() => app[Symbol.asyncDispose]());

test("every screen is measured, and every budget is one of a screen", () => {
  const paths = screens.map(({ path }) => path);

  expect(paths.length).toBeGreaterThan(30);
  expect(new Set(paths).size).toBe(paths.length);
  expect(Object.keys(budgets).filter((path) => !paths.includes(path))).toEqual([]);
});

test("the stories in which people use every screen visit every address of the app", () => {
  const stories = readdirSync(import.meta.dirname)
    .filter((file) => /-can-use-.*\.spec\.ts$/.test(file))
    .map((file) => readFileSync(join(import.meta.dirname, file), "utf8"))
    .join("");
  const visited = Object.entries(screensByRole)
    .filter(([name]) => stories.includes(`, ${name}`))
    .flatMap(([, paths]) => paths.map((path) => path.split(/[?#]/)[0]!));

  const missed = screens.filter(({ path }) => !visited.some((address) => patternOf(path).test(address)));

  expect(missed.map(({ path }) => path)).toEqual([]);
});

/** `$id` matches one part of an address, and `$` alone whatever is not another screen. */
const patternOf = (path: string) => new RegExp(`^${path.replace(/\$\w+/g, "[^/]+").replace(/^\/\$$/, "/nowhere")}$`);

test.each(screens)("$path loads no more than its budget before it can be shown", ({ path, ...weight }) => {
  const budget = budgets[path] ?? anyOther;

  expect(weight.requests).toBeLessThanOrEqual(budget.requests);
  expect(weight.kilobytes).toBeGreaterThan(100);
  expect(weight.kilobytes).toBeLessThanOrEqual(budget.kilobytes);
  expect(weight.largest).toBeLessThanOrEqual(largestScript);
});

test("a browser that saves data loads for the login page what was measured, and nothing of security keys", async () => {
  const measured = screens.find(({ path }) => path === "/login")!;
  const { page, scripts } = await openLogin(true);

  const headers = await Promise.all(scripts.map((script) => script.allHeaders()));
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  const kilobytes = headers.reduce((sum, sent) => sum + Number(sent["content-length"]), 0) / 1000;
  expect(await page.getByLabel("Password", { exact: true }).isVisible()).toBe(true);
  expect(headers.filter((sent) => sent["content-encoding"] !== "br")).toEqual([]);
  expect(scripts.length).toBe(measured.requests);
  expect(kilobytes).toBeCloseTo(measured.kilobytes, 2);
  expect(bodies.filter((body) => body.includes("startAuthentication"))).toEqual([]);
});

test("while people type their password, other browsers fetch the page that comes next", async () => {
  const { page } = await openLogin(false);

  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => /\/assets\/admin-[^/]+\.js$/.test(name)),
  );
});

async function openLogin(savesData: boolean): Promise<{ page: Page; scripts: Response[] }> {
  const page = await app.openWindow(null);
  await page.addInitScript((saveData) => {
    Object.defineProperty(navigator, "connection", { value: { saveData } });
  }, savesData);
  const scripts: Response[] = [];
  const note = (response: Response) => {
    if (response.request().resourceType() === "script") scripts.push(response);
  };
  page.on("response", note);
  await page.goto("/login", { waitUntil: "networkidle" });
  page.off("response", note);
  return { page, scripts };
}

test.each([
  ["/login", null, "form"],
  ["/service-orders?view=all", "ada", "main tbody a[href^='/service-orders/']"],
  ["/dashboards/admin", "ada", "main h3"],
])("nothing on %s jumps while it is loading", async (path, person, content) => {
  const page = await app.openWindow(person);
  await page.addInitScript(sumLayoutShifts);

  await page.goto(path, { waitUntil: "networkidle" });
  await page.locator(content).first().waitFor();

  expect(await page.evaluate(() => Number(Reflect.get(window, "layoutShift")))).toBeLessThan(largestShift);
});

/** As browsers score it: runs in the page before all else. */
function sumLayoutShifts(): void {
  Reflect.set(window, "layoutShift", 0);
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().map((entry) => Number(Reflect.get(entry, "value")));
    Reflect.set(
      window,
      "layoutShift",
      shifts.reduce((sum, shift) => sum + shift, Number(Reflect.get(window, "layoutShift"))),
    );
  }).observe({ type: "layout-shift", buffered: true });
}

test("a screen whose script cannot be fetched shows the page that the stories of all screens refuse", async () => {
  const page = await app.openWindow(null);
  await page.route("**/assets/terms-of-service-*.js*", (route) => route.abort());

  await page.goto("/terms-of-service");

  await crashPage(page).waitFor();
});
