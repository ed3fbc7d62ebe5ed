import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { opensOffline } from "./support/opens-offline.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let orderId: string;

beforeAll(async () => {
  app = await startTestApp();
  const { owner } = app.server.db;
  ({ id: orderId } = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId }));
});
afterAll(() => app[Symbol.asyncDispose]());

interface Network extends Window {
  loseNetwork: () => void;
  findNetwork: () => void;
}
declare const window: Network & typeof globalThis;

/** Runs in the page before everything else: its sockets can be cut, and cannot reconnect until allowed. */
function breakableSockets(): void {
  const open = new Set<WebSocket>();
  const Real = window.WebSocket;
  let isLost = false;
  window.WebSocket = class extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(isLost ? "ws://127.0.0.1:9/" : url, protocols);
      open.add(this);
    }
  };
  window.loseNetwork = () => {
    isLost = true;
    for (const socket of open) socket.close(4999, "cut");
  };
  window.findNetwork = () => (isLost = false);
}

test("a lost connection is announced, and so is its return", async () => {
  const page = await app.visit("/login");
  const script = await page.addInitScript(breakableSockets);
  onTestFinished(() => script.dispose());
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  await page.goto(`/service-orders/${orderId}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();

  await page.evaluate(() => window.loseNetwork());
  await page.getByText(/Connection lost\. Trying again/).waitFor();
  expect(await violations(page)).toEqual([]);
  // Both at once: otherwise the page could reconnect by itself in between, and the button would disappear.
  await page.getByRole("button", { name: "Try now" }).evaluate((button: HTMLElement) => {
    window.findNetwork();
    button.click();
  });

  await page.getByText("Connection lost").waitFor({ state: "detached" });
});

test("a message that cannot be sent stays in its field, even when no part of the app can be loaded any more", async () => {
  const page = await app.visit("/login");
  await page.route("**/assets/message-snackbar-*", (route) => route.abort());
  await page.route("**/assets/offline-*", (route) => route.abort());
  await page.getByLabel("Email").fill("carla@example.com");
  await page.getByLabel("Password", { exact: true }).fill("open sesame");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.waitForURL(/dashboards/);
  await page.goto(`/service-orders/${orderId}?tab=messages`);
  const field = page.getByLabel("Message to us");
  await field.fill("The bumper is on its way");
  await page.route("**/v1/graphql", (route) => route.abort());

  await page.getByRole("button", { name: "Send" }).click();
  await page.getByText("There is no connection. Nothing you typed is lost. Try again.").waitFor();
  const kept = await field.inputValue();
  await page.unroute("**/v1/graphql");
  await page.getByRole("button", { name: "Send" }).click();

  await page.getByRole("listitem").filter({ hasText: "The bumper is on its way" }).waitFor();
  expect(kept).toBe("The bumper is on its way");
});

test("a message that cannot be sent waits, and is sent once by itself", async () => {
  const page = await app.signIn("carla");
  await page.goto(`/service-orders/${orderId}?tab=messages`);
  await page.getByLabel("Message to us").fill("The key is in the box");
  await atRest(page);
  await page.route("**/v1/graphql", (route) => route.abort());

  await page.getByRole("button", { name: "Send" }).click();
  const message = page
    .getByRole("list", { name: "Messages" })
    .getByRole("listitem")
    .filter({ hasText: "The key is in the box" });
  await message.getByText("Waiting to send").waitFor();
  await page.unroute("**/v1/graphql");

  await message.getByText("Carla").waitFor();
  await message.getByText("Waiting to send").waitFor({ state: "detached" });
  const { rows } = await app.server.db.owner.query({
    text: "select body from app.order_messages where service_order_id = $1 and body like 'The key%'",
    values: [orderId],
  });
  expect(rows).toHaveLength(1);
});

test("a page that was opened once says when the network is down, and opens when it is back", async () => {
  const page = await app.signIn("tom", { serviceWorkers: "allow" });
  await page.goto("/");
  await page.getByRole("heading", { name: "My day" }).waitFor();
  await atRest(page);
  await expect.poll(() => opensOffline(page)).toBe(true);
  await page.context().setOffline(true);

  await page.reload();
  await page
    .getByText(/There is no connection|You are offline/)
    .first()
    .waitFor();
  await page.getByRole("link", { name: "Service Orders" }).first().waitFor();
  await page.context().setOffline(false);
  await page.reload();

  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
});
