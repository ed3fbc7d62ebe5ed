import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPushService, type Browser, type PushService } from "../server/test/fakes/push-service.ts";
import { startJobs } from "../server/test/jobs.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const phone = { viewport: { width: 390, height: 844 }, serviceWorkers: "allow" } as const;

let app: TestApp;
let service: PushService;
let jobs: AsyncDisposable;

beforeAll(async () => {
  service = await startPushService();
  app = await startTestApp();
  jobs = await startJobs(app.server, { sendWebhook: service.send });
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await service[Symbol.asyncDispose]();
});

/** Runs in the page: this browser's push service is ours, and its person allows notifications, which no headless browser does. */
function subscribesTo({ endpoint, publicKey, secret }: Browser): void {
  Object.defineProperty(Notification, "permission", { value: "granted" });
  Notification.requestPermission = async () => "granted";
  const kept = "test-subscription";
  const options = () => {
    const key = atob(localStorage.getItem(kept)!.replaceAll("-", "+").replaceAll("_", "/"));
    return { applicationServerKey: Uint8Array.from(key, (each) => each.charCodeAt(0)).buffer };
  };
  const subscription = () => ({
    endpoint,
    options: options(),
    toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth: secret } }),
    unsubscribe: async () => localStorage.removeItem(kept),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: async () => (localStorage.getItem(kept) === null ? null : subscription()),
    subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
      localStorage.setItem(kept, applicationServerKey);
      return subscription();
    },
  });
}

async function openSettings(name: string): Promise<Page> {
  const page = await app.signIn(name, phone);
  await page.context().addInitScript(subscribesTo, service.subscribe());
  await page.goto("/pages/account-settings?tab=account");
  return page;
}

const card = (page: Page) => page.getByRole("region", { name: "Notifications on this device" });
const turnOn = (page: Page) => card(page).getByRole("button", { name: "Turn on notifications" });
const turnOff = (page: Page) => card(page).getByRole("button", { name: "Turn off" });

async function holdAnOrder(): Promise<string> {
  const { server, shop } = app;
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "inspect" });
  const query = `mutation ($input: ChangeServiceOrderStatusInput!) { changeServiceOrderStatus(input: $input) { serviceOrder { id } } }`;
  const input = { id, version: 1, statusKey: "hold", holdReasonKey: "lowBattery" };
  const { errors } = await server.graphql(query, { input }, { token: await tokenFor(shop.ada, server) });
  expect(errors).toBeUndefined();
  return id;
}

test("a customer turns notifications on, is told of an order while the app is closed, and turns them off", async () => {
  const page = await openSettings("carla");
  await turnOn(page).click();
  await turnOff(page).waitFor();
  expect(await violations(page)).toEqual([]);

  const id = await holdAnOrder();
  await expect.poll(() => service.shown.map(({ notice }) => notice)).toMatchObject([{ path: `/service-orders/${id}` }]);

  expect(await shownOn(page, JSON.stringify(service.shown[0]?.notice))).toMatchObject([
    { title: "Boresight", body: expect.stringContaining("is on hold"), data: `/service-orders/${id}` },
  ]);
  expect(await shownOn(page, "no notice")).toMatchObject([{ title: "Boresight", data: "/" }]);
  await clickOn(page, `/service-orders/${id}`);
  await page.waitForURL(`**/service-orders/${id}`);
  await page.getByText("is on hold").or(page.getByText("On hold")).first().waitFor();
  await page.goto("/pages/account-settings?tab=account");

  await page.reload();
  await turnOff(page).click();
  await turnOn(page).waitFor();
  await holdAnOrder();
  await expect
    .poll(async () => (await app.server.db.owner.query("select from app.messages where status = 'queued'")).rowCount)
    .toBe(0);
  expect(service.shown).toHaveLength(1);
});

test("what a browser that blocks them has to be told is said", async () => {
  const page = await app.signIn("tom", phone);
  await page.context().addInitScript(() => Object.defineProperty(Notification, "permission", { value: "denied" }));
  await page.goto("/pages/account-settings?tab=account");

  await expect.poll(() => card(page).innerText()).toContain("This browser blocks notifications");
  await expect.poll(() => card(page).getByRole("button").count()).toBe(0);
});

/** What the app's service worker shows for a message as the browser hands it on. */
async function shownOn(page: Page, data: string): Promise<unknown> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate(() => {
    const shown: object[] = [];
    Object.assign(globalThis, { shown });
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const devtools = await page.context().newCDPSession(page);
  const { promise, resolve } = Promise.withResolvers<string>();
  devtools.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
    const [registration] = registrations;
    if (registration) resolve(registration.registrationId);
  });
  await devtools.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  await devtools.send("ServiceWorker.deliverPushMessage", { origin, registrationId: await promise, data });
  const shown = () => worker!.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  await expect.poll(async () => (await shown()).length).toBe(1);
  await devtools.detach();
  return shown();
}

/** The person clicks on a notice; no headless browser shows one. */
async function clickOn(page: Page, path: string): Promise<void> {
  const [worker] = page.context().serviceWorkers();
  await worker!.evaluate((data) => {
    // Only a real click allows a worker to bring a window to the front.
    const { WindowClient: client } = globalThis as unknown as { WindowClient: { prototype: object } };
    Object.assign(client.prototype, { focus: async () => {} });
    const event = new Event("notificationclick");
    Object.assign(event, { notification: { data, close: () => {} }, waitUntil: () => {} });
    globalThis.dispatchEvent(event);
  }, path);
}
