import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../server/test/endurance.ts";
import { numbersFrom } from "./support/numbers-from.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** In endurance as many as a person meets in years. */
const rounds = inEndurance(200, 20);
const lifetime = 4; // Seconds: a renewal is due every two.

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ accessTokenSeconds: lifetime });
});
afterAll(() => app[Symbol.asyncDispose]());

const renewal = "**/v1/auth/token";

/** What becomes of a renewal: answered, answered late, carried out with its answer lost, or never sent. */
const fates: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.continue(),
  async (route) => {
    const answer = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fulfill({ response: answer });
  },
  async (route) => {
    await route.fetch();
    await route.abort("connectionreset");
  },
  (route) => route.abort("internetdisconnected"),
];

async function withFates(page: Page, random: () => number): Promise<void> {
  await page.route(renewal, (route) => {
    const fate = fates[Math.floor(random() * fates.length)];
    return fate?.(route).catch(() => {}); // Its page was reloaded meanwhile.
  });
}

/** What the page shows in the end: the list, or whatever is there instead. */
const shownBy = async (page: Page) => {
  const list = page.getByRole("heading", { level: 1, name: "Vehicles" });
  const isShown = await list.waitFor().then(
    () => true,
    () => false,
  );
  return isShown ? "Vehicles" : `${page.url()}: ${await page.locator("body").innerText()}`;
};

/** By the page itself: the driver refuses to reload a page that has hardly begun. */
const reloadAtOnce = (page: Page) =>
  Promise.all([page.waitForEvent("framenavigated"), page.evaluate(() => location.reload())]);

async function cutAndReload(pages: readonly Page[], random: () => number): Promise<void> {
  for (const page of pages) {
    await page.goto("/vehicles");
    await withFates(page, random);
  }
  for (let round = 0; round < rounds; round++) {
    const page = pages[round % pages.length];
    await page?.waitForTimeout(random() * 1500);
    await page?.reload({ waitUntil: "commit" });
    if (page && random() < 0.3) await reloadAtOnce(page);
  }
  for (const page of pages) {
    await page.unroute(renewal);
    await page.reload();
  }
}

const patience = { timeout: 1_200_000 };

test(`${rounds} reloads, lost and slow answers around a renewal sign nobody out`, patience, async () => {
  const page = await app.openWindow("ada");

  await cutAndReload([page], numbersFrom(seedOfDay));

  expect(await shownBy(page), repeatedBy).toBe("Vehicles");
});

test("nor do they with two tabs of one person", patience, async () => {
  const page = await app.openWindow("ada");
  const other = await page.context().newPage();

  await cutAndReload([page, other], numbersFrom(seedOfDay));

  expect([await shownBy(page), await shownBy(other)], repeatedBy).toEqual(["Vehicles", "Vehicles"]);
});
