import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { inEndurance, repeatedBy, seedOfDay } from "../server/test/endurance.ts";
import { photo } from "../server/test/files/sample-files.ts";
import { atRest } from "./support/at-rest.ts";
import { numbersFrom } from "./support/numbers-from.ts";
import { attempt, pass, photograph, tick, write, type TechnicianAction } from "./support/technician-actions.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { addWork, carriedOut, checks, cuts, tasks } from "./support/work-to-cut.ts";

/** How many come between two actions on the page, which has fewer of them than the queue alone. */
const between = inEndurance(11, 3);

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function actions(): Promise<TechnicianAction[]> {
  const picture = await photo(64, 48);
  const three = ["one", "two", "three"];
  return [
    ...tasks.map(tick),
    ...checks.map(pass),
    ...three.map((name) => write(`Message ${name}`)),
    ...three.map((name) => attempt(`Attempt ${name}`)),
    ...three.map((name) => photograph(`${name}.jpg`, picture)),
  ];
}

/** The page that can be opened without a network. */
async function openOrder(): Promise<Page> {
  const page = await app.signIn("tom", { serviceWorkers: "allow" });
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();
  await atRest(page);
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");
  await atRest(page);
  await page.getByText(/^Last sync/).waitFor(); // The first answer is kept; the order's follows.
  await expect.poll(() => page.evaluate(keptAnswers)).toContain(`${app.shop.tom.userId} ServiceOrderPage ${orderId}`);
  return page;
}

/** The names of the answers that the device keeps; in the page. */
const keptAnswers = () =>
  new Promise<unknown[]>((resolve, reject) => {
    const opening = indexedDB.open("boresight-answers");
    opening.addEventListener("error", () => reject(new Error("The answers cannot be opened")));
    opening.addEventListener("success", () => {
      const keys = opening.result.transaction("listed").objectStore("listed").getAllKeys();
      keys.addEventListener("success", () => {
        opening.result.close();
        resolve(keys.result);
      });
    });
  });

interface Asked {
  kept: Set<string>;
  asked: Set<string>;
}

/** One after the other, each asked for once: what the page did not get in time is not kept, and may be there or not. */
async function workUnderCuts(page: Page, random: () => number): Promise<Asked> {
  const [kept, asked] = [new Set<string>(), new Set<string>()];
  const all = await actions();
  const todo = all.toSorted(() => random() - 0.5);
  for (let cut = 0; cut < cuts; cut++) {
    const action = cut % between === 0 ? todo.shift() : undefined;
    let acting = Promise.resolve();
    if (action) {
      await page.getByRole("heading", { name: /^SO-/ }).waitFor();
      await page.getByRole("tab", { name: "Overview" }).click(); // A message that was cut off leaves its tab open.
      asked.add(action.name);
      const isFinished = random() < 0.75;
      acting = action.act(page, { timeout: isFinished ? 20_000 : 800 }).then(
        () => void kept.add(action.name),
        () => {}, // Cut off.
      );
      if (isFinished) await acting;
    }
    await page.waitForTimeout(random() * 40);
    await page.context().setOffline(random() < 0.6);
    await page.waitForTimeout(random() * 40);
    await reopen(page);
    await acting;
  }
  return { kept, asked };
}

/** A reload is refused while the one before is being shown. */
const reopen = (page: Page) =>
  expect.poll(() => page.reload({ waitUntil: "commit" }).then(() => true, messageOf)).toBe(true);
const messageOf = (error: Error) => error.message;

test(
  `of ${cuts} cuts and reloads of the page in the middle of the work, nothing is lost and nothing doubled`,
  {
    timeout: 400_000,
  },
  async () => {
    orderId = await addWork(app);
    const page = await openOrder();

    const { kept, asked } = await workUnderCuts(page, numbersFrom(seedOfDay));
    await page.context().setOffline(false);
    await reopen(page);
    const lost = async () => {
      const done = await carriedOut(app, orderId);
      return [...kept].filter((name) => !done.has(name));
    };
    await expect.poll(lost, { message: repeatedBy }).toEqual([]);
    await page.getByRole("region", { name: "Waiting to be sent" }).waitFor({ state: "detached" });
    const done = await carriedOut(app, orderId);

    expect(
      [...done].filter(([, times]) => times !== 1),
      repeatedBy,
    ).toEqual([]);
    expect(
      [...done.keys()].filter((name) => !asked.has(name)),
      repeatedBy,
    ).toEqual([]);
    expect(kept.size, repeatedBy).toBeGreaterThan(inEndurance(5, 1));
  },
);
