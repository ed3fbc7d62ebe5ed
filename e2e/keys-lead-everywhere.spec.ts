import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  await addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    vehicle: { vehicle_description: "2020 Audi A4" },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada goes through the shop by keys alone, and switches them off", async () => {
  const page = await app.signIn("ada");
  const isAt = (place: RegExp) => page.waitForURL(place);
  await openList(page);

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await sheet.getByText("Invoices").waitFor();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });

  await page.keyboard.type("gc");
  await isAt(/\/customers/);
  await page.keyboard.type("gv");
  await isAt(/\/vehicles/);
  await page.keyboard.type("gs");
  await isAt(/tab=schedule/);
  await page.keyboard.type("go");
  await isAt(/\/service-orders/);

  await page.keyboard.press("/");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("");
  await field.pressSequentially("gc?");
  expect(await field.inputValue()).toBe("gc?");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });

  await page.keyboard.press("?");
  await sheet.getByRole("switch").press("Space");
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
  await page.keyboard.type("gcc?");
  await page.keyboard.press("Control+K");
  await field.waitFor();
  expect([new URL(page.url()).pathname, await sheet.count()]).toEqual(["/service-orders", 0]);
});

test("Tom finds an order, returns to it by what was opened last, and nobody after him sees it", async () => {
  const page = await app.signIn("tom");
  await openList(page);
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox", { name: "Search" });
  await field.fill("audi");
  await page.getByRole("option", { name: /SO-.*2020 Audi A4.*Carla/ }).click();
  await page.waitForURL(/\/service-orders\/[0-9a-f-]{36}/);

  await page.keyboard.press("Control+K");
  await field.fill("shcedule");
  await page.getByRole("option", { name: "Schedule" }).waitFor();
  await field.press("Enter");
  await page.waitForURL(/tab=schedule/);

  await page.keyboard.press("Control+K");
  await page.getByText("Recently opened").waitFor();
  await page.getByRole("option", { name: /2020 Audi A4/ }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field.fill("sign out");
  await field.press("Enter");
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("recentlyOpened"))).toBeNull();
});

test("Carla finds her own order in her own words, and no pages that are not hers", async () => {
  const page = await app.signIn("carla");
  await openList(page);
  await page.keyboard.press("Control+K");
  const field = page.getByRole("combobox", { name: "Search" });

  await field.fill("audi");
  await page.getByRole("option", { name: /SO-.*2020 Audi A4/ }).waitFor();
  await field.fill("customers");
  await page.getByText("Nothing found").waitFor();
});

/** Opens the order list and waits until it shows the order: from then on the page listens to keys. */
async function openList(page: Page): Promise<void> {
  await page.goto("/service-orders?view=all", { waitUntil: "networkidle" });
  await page.getByText("2020 Audi A4").waitFor();
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  const isOpen = async () => {
    if (!(await sheet.isVisible())) await page.keyboard.press("?");
    return sheet.isVisible();
  };
  await expect.poll(isOpen, { interval: 500 }).toBe(true); // The page listens to keys a moment after it is shown.
  await page.keyboard.press("Escape");
  await sheet.waitFor({ state: "detached" });
}
