import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderTask, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { atRest } from "./support/at-rest.ts";
import { chooseOption } from "./support/choose-option.ts";
import { showScreen } from "./support/show-screen.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** Sets a preference as the appearance drawer stores it, and loads the page with it. */
async function withLook(page: Page, look: string): Promise<void> {
  await page.evaluate((cookie) => {
    document.cookie = `${cookie}; path=/`;
  }, `Boresight-${look}`);
  await page.goto("/service-orders");
  await page.getByRole("heading", { level: 1 }).waitFor();
}

const widthBeyond = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test.each([1366, 390])(
  "with the top bar hidden, the profile, its appearance and the way out stay (%i px)",
  async (width) => {
    const page = await app.openWindow("ada", { viewport: { width, height: 844 } });
    await withLook(page, "navbar=hidden");

    await page.getByRole("button", { name: "Profile of Ada Admin" }).click();
    await page.getByRole("menuitem", { name: "Sign out" }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole("menuitem", { name: "Appearance" }).click();
    await page.getByRole("group", { name: "Top bar" }).getByRole("button", { name: "Sticky" }).click();
    await page.keyboard.press("Escape");

    await page
      .getByRole("button", { name: /^Search/ })
      .first()
      .waitFor();
    if (width < 900) await page.getByRole("button", { name: "Open the navigation" }).waitFor();
  },
);

test("horizontal navigation fits from 976 pixels on, and leads everywhere", async () => {
  const page = await app.openWindow("ada", { viewport: { width: 976, height: 800 } });
  await withLook(page, "navigation=horizontal");

  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("button", { name: /^Work: Service Orders/ }).waitFor();
  expect(await widthBeyond(page)).toBe(0);
  await bar.getByRole("button", { name: /^Administration/ }).click();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("menuitem", { name: "Users" }).click();
  await page.waitForURL("**/admin/users");
});

test("with its row hidden, horizontal navigation is a button", async () => {
  const page = await app.openWindow("ada", { viewport: { width: 1366, height: 800 } });
  await withLook(page, "navigation=horizontal");
  await withLook(page, "horizontal-navigation=hidden");

  await page.getByRole("button", { name: "Open the navigation" }).click();
  await page.getByRole("link", { name: "Users" }).click();

  await page.waitForURL("**/admin/users");
});

test.each([
  { width: 320, text: "100%" },
  { width: 390, text: "200%" },
])("no page is wider than its window of $width px with text of $text", async ({ width, text }) => {
  const { id } = await addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId });
  const wider: string[] = [];
  for (const who of ["tom", "carla"] as const) {
    const page = await app.signIn(who, { viewport: { width, height: 800 } });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    await page.addStyleTag({ content: `html { font-size: ${text} !important; }` });
    for (const path of ["/", "/service-orders", `/service-orders/${id}`, "/account", "/privacy-policy"]) {
      await showScreen(page, path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await atRest(page);
      if ((await widthBeyond(page)) > 0) wider.push(`${who} ${path}`);
    }
  }

  expect(wider).toEqual([]);
});

test("Back closes what floats on top, one layer at a time, and only then leaves the page", async () => {
  const { id } = await addOrder(app.server.db.owner, app.shop, { customerId: app.shop.carla.customerId });
  const page = await app.openWindow("tom", { viewport: { width: 390, height: 844 } });
  await page.addInitScript(countPops);
  await page.goto("/service-orders");
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("heading", { name: /^SO-/ }).waitFor();

  await page.getByRole("button", { name: "Open the navigation" }).click();
  await page.getByRole("link", { name: "Vehicles" }).waitFor();
  await backIsHeld(page);
  await page.getByRole("link", { name: "Vehicles" }).waitFor({ state: "hidden" });
  await page.getByRole("button", { name: "Other statuses" }).click();
  await page.getByRole("menuitem").first().waitFor();
  await backIsHeld(page);
  await page.getByRole("menuitem").first().waitFor({ state: "hidden" });
  expect(new URL(page.url()).pathname).toBe(`/service-orders/${id}`);
  await page.goBack();

  await page.waitForURL("**/service-orders");
});

/** Runs in the page: how often it has moved in its history. */
function countPops(): void {
  let pops = 0;
  addEventListener("popstate", () => (document.documentElement.dataset["pops"] = String(++pops)));
}

/** Goes back, and waits until the app has gone forward again: a further Back before that would count from the entry below. */
async function backIsHeld(page: Page): Promise<void> {
  const pops = () => page.evaluate(() => Number(document.documentElement.dataset["pops"] ?? 0));
  const before = await pops();
  await page.goBack();
  await expect.poll(pops).toBe(before + 2);
}

test("the shortcuts are links with their keys beside them", async () => {
  const page = await app.signIn("ada");
  await page.goto("/service-orders");

  await page.getByRole("button", { name: "Shortcuts" }).click();
  const link = page.getByRole("menuitem", { name: /^Vehicles/ });
  expect(await link.innerText()).toMatch(/Vehicles\s*g\s*v/i);
  await link.click();

  await page.waitForURL("**/vehicles");
});

test("a customer's and a technician's bell count what waits for them, live", async () => {
  const { owner } = app.server.db;
  const page = await app.signIn("carla");
  await page.goto("/service-orders");
  await page.getByRole("button", { name: "Waiting for you: 0" }).waitFor();

  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "info" });

  await page.getByRole("button", { name: "Waiting for you: 1" }).click();
  await page.getByRole("menuitem", { name: /We need something from you/ }).click();
  await page.waitForURL(`**/service-orders/${order.id}`);
});

const alert = (message: string, of: object = {}) => ({ message, kind: "manual", ...of });

test("a group handles what belongs to no order, and opens the next order", async () => {
  const { owner } = app.server.db;
  await owner.query("update app.admin_notifications set status = 'handled'");
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId });
  await save(owner, "app.admin_notifications", [
    alert("Lift 2 leaks"),
    alert("The gate is open"),
    alert("Call about the order", { service_order_id: order.id }),
  ]);
  const page = await app.signIn("ada");
  await page.goto("/vehicles");

  await page.getByRole("button", { name: "3 Unhandled Alerts" }).click();
  await page.getByRole("button", { name: /^Mark all handled/ }).click();
  await page.getByText("Lift 2 leaks").waitFor({ state: "detached" });

  await page.getByText("Call about the order").waitFor();
  const { rows } = await owner.query("select message from app.admin_notifications where status = 'unhandled'");
  expect(rows).toEqual([{ message: "Call about the order" }]);
});

const phones = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

test.each(phones)("nothing that floats covers another or the two rows of actions on %o", async (viewport) => {
  const { shop, server } = app;
  const { owner } = server.db;
  const vehicle = { vin_number: `4T1G11AK2MU99${viewport.width}1` };
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "inspect", vehicle });
  const task = { service_order_id: order.id, service_order_status_id: shop.status("inspect"), is_blocking: true };
  const names = ["Connect a charger", "Photograph the cluster"];
  await save(
    owner,
    "app.order_tasks",
    names.map((task_name) => buildOrderTask({ ...task, task_name })),
  );
  const page = await app.openWindow("tom", { viewport, hasTouch: true });
  await page.goto(`/service-orders/${order.id}`);
  const actions = page.getByRole("button", { name: "Move to", exact: true }).locator("..");
  await actions.waitFor();
  await atRest(page);

  await page.context().setOffline(true);
  for (const name of names) await page.getByRole("checkbox", { name }).click();
  const tray = page.getByRole("region", { name: "Waiting to be sent" });
  await tray.getByRole("button", { name: "2 changes waiting to send" }).click();
  await tray.getByRole("listitem").nth(1).waitFor();
  await page.getByRole("button", { name: "Try now" }).waitFor();
  await page.evaluate(messagesStay);
  await page
    .getByRole("button", { name: /^Copy / })
    .first()
    .click();
  await page.locator(".MuiSnackbar-root").waitFor();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));

  const named = {
    actions,
    tray,
    toast: page.locator(".MuiSnackbar-root"),
    banner: page.locator("output:has(button:text-is('Try now'))"),
    tabs: page.getByRole("tablist"),
  };
  const overlaps = async () => {
    const boxes = await Promise.all(
      Object.entries(named).map(async ([name, part]) => ({ name, ...(await part.boundingBox())! })),
    );
    return boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height,
        )
        .map((other) => `${one.name} and ${other.name}`),
    );
  };
  await expect.poll(overlaps).toEqual([]);
  await page.context().setOffline(false);
});

/** Runs in the page: a message waits while its window is not looked at, however long a busy machine takes. */
function messagesStay(): void {
  setInterval(() => dispatchEvent(new Event("blur")), 50);
}

test("after a status change on a phone the tasks of the new status are in sight, and have the focus", async () => {
  const { shop, server } = app;
  const vehicle = { vin_number: "4T1G11AK2MU990077" };
  const order = await addOrder(server.db.owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    vehicle,
  });
  const task = { service_order_id: order.id, service_order_status_id: shop.status("inspect"), is_blocking: true };
  await save(server.db.owner, "app.order_tasks", [buildOrderTask({ ...task, task_name: "Connect a charger" })]);
  const page = await app.openWindow("tom", { viewport: { width: 390, height: 700 }, hasTouch: true });
  await page.goto(`/service-orders/${order.id}`);
  const tasks = page.locator("#tasks");
  const fromBottom = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.getByRole("button", { name: "Scroll to top" }).waitFor();
  };
  const seesTasks = () =>
    expect
      .poll(async () => {
        const { y = 0, height = 0 } = (await tasks.boundingBox()) ?? {};
        const [bars, end] = await Promise.all([
          page.getByRole("tablist").boundingBox(),
          page.getByRole("button", { name: /^(Move to|Other statuses)$/ }).boundingBox(),
        ]);
        const isSeen = y >= bars!.y + bars!.height && y + Math.min(height, 150) <= end!.y;
        return { isSeen, isFocused: await tasks.evaluate((element) => element === document.activeElement) };
      })
      .toEqual({ isSeen: true, isFocused: true });
  await page.getByRole("button", { name: "Move to", exact: true }).waitFor();

  await fromBottom();
  await page.getByRole("button", { name: "Move to", exact: true }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).click();
  await chooseOption(page, "Reason", "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to On Hold").waitFor();
  await seesTasks();

  await fromBottom();
  await page.getByRole("button", { name: "Move to Pre-Scan & Inspection", exact: true }).click();
  await tasks.getByText("Connect a charger").waitFor();
  await seesTasks();
});

test.each([390, 1366])(
  "the button to the top covers nothing, and the footer's links stand in one row (%i px)",
  async (width) => {
    const { shop, server } = app;
    const vehicle = { vin_number: `4T1G11AK2MU88${String(width).padStart(4, "0")}` };
    const order = await addOrder(server.db.owner, shop, {
      customerId: shop.carla.customerId,
      status: "inspect",
      vehicle,
    });
    const page = await app.signIn("ada", { viewport: { width, height: 500 } });
    await page.goto("/");
    await page.getByRole("heading", { level: 1 }).first().waitFor();
    for (const path of [`/service-orders/${order.id}`, "/service-orders", "/appointment-scheduling", "/customers"]) {
      await showScreen(page, path);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await atRest(page);
      await expect.poll(() => atTheEnd(page), { message: path }).toEqual({ covered: [], rows: 1, isInSight: true });
    }
  },
);

/** Of the page when it is scrolled to its end: its footer, and what the button to the top covers. */
async function atTheEnd(page: Page) {
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const heights = await page.locator("footer a").evaluateAll((links) => links.map((l) => l.getBoundingClientRect().y));
  return {
    covered: await page.evaluate(coveredByToTop),
    rows: new Set(heights).size,
    isInSight: await page.evaluate(isFooterInSight),
  };
}

/** What people read or press that lies beneath the button to the top, outside its own bar. */
function coveredByToTop(): string[] {
  const button = document.querySelector<HTMLElement>("[aria-label='Scroll to top']");
  if (!button) return scrollY > 200 ? ["no button"] : [];
  const own = button.closest("header") ?? button;
  const box = button.getBoundingClientRect();
  const isBeneath = (other: DOMRect) =>
    other.width > 0 &&
    other.left < box.right &&
    box.left < other.right &&
    other.top < box.bottom &&
    box.top < other.bottom;
  const beside = [...document.querySelectorAll("a, button, input, .MuiChip-root, p, span")].filter(
    (element) =>
      (own === button
        ? !own.contains(element)
        : own.contains(element) && !element.contains(button) && !button.contains(element)) &&
      isBeneath(element.getBoundingClientRect()),
  );
  return beside.map((element) => element.textContent || element.tagName);
}

function isFooterInSight(): boolean {
  const end = [...document.querySelectorAll("footer a")].at(-1)!.getBoundingClientRect();
  return document.elementFromPoint(end.x + 2, end.y + end.height / 2)?.closest("footer") !== null;
}
