/**
 * Visits screens in each look and reports axe violations, pages wider than the window, and scrolling beyond the end.
 */
import type { Page, Request } from "playwright-core";
import { afterAll, beforeAll, describe, expect, onTestFailed, test } from "vitest";
import { isEndurance } from "../../server/test/endurance.ts";
import { buildEquipment, buildNotification, save } from "../../server/db/rows/factories.ts";
import { addEstimate, addInvoice, addOrder } from "../../server/test/shop.ts";
import { showScreen } from "./show-screen.ts";
import { shownInEveryLook } from "./shown-in-every-look.ts";
import { describeWindow, startTestApp, type TestApp } from "./test-app.ts";
import { contrastAlone, everyRule, violations } from "./violations.ts";

const desk = { width: 1366, height: 850 };
const phone = { width: 390, height: 844 };
/** How every screen must be good to use. */
export const looks = [
  { look: "on a desk", colorScheme: "light", viewport: desk, rules: everyRule },
  { look: "in the dark", colorScheme: "dark", viewport: desk, rules: contrastAlone },
  { look: "on a phone", colorScheme: "light", viewport: phone, rules: everyRule },
] as const;

/** In endurance all of them; whether words can be read in the dark is also tested by the theme's colors. */
const looksOf = (path: string) =>
  looks.filter(({ look }) => isEndurance || look === "on a desk" || shownInEveryLook.has(path));

/** Screens that lead elsewhere: there is no second step without a first. */
const leadsTo = new Map([["/two-steps", "/login"]]);

/** Puts more into the shop, and returns ids by the words that stand for them. */
type Furnish = (app: TestApp) => Promise<Record<string, string>>;

/**
 * One test per screen and look. The app is loaded once. ORDER, VEHICLE, ADA, CUSTOMER, TASK and WEBHOOK are replaced by ids; null is
 * signed out.
 */
export function testScreens(name: string | null, screens: readonly string[], furnishMore?: Furnish): void {
  let app: TestApp;
  let page: Page;
  let addressOf: (path: string) => string;
  let network: Network;
  const failures: string[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    const ids = { ...(await furnish(app)), ...(await furnishMore?.(app)) };
    addressOf = (path) => path.replace(/[A-Z]{3,}/, (word) => ids[word] ?? word);
    page = await app.openWindow(name);
    page.on("pageerror", (error) => failures.push(`${page.url()}: ${error.message}`));
    network = watchNetwork(page);
    await page.goto(addressOf(screens[0]!));
    await page.locator("h1").first().waitFor(); // Until the app has started, it may still lead elsewhere by itself.
  });
  afterAll(() => app[Symbol.asyncDispose]());

  describe.each(screens)(`${name ?? "a visitor"} can use %s`, (path) => {
    beforeAll(() => showScreen(page, addressOf(path)));

    test.each(looksOf(path))("$look", async ({ colorScheme, viewport, rules }) => {
      onTestFailed(() => describeWindow(page));

      await page.emulateMedia({ colorScheme });
      await page.setViewportSize(viewport);
      await settled(page, network);
      expect(new URL(page.url()).pathname).toBe(leadsTo.get(path) ?? addressOf(path).split(/[?#]/)[0]);

      expect([...(await violations(page, rules)), ...failures.splice(0)]).toEqual([]);
      await expect.poll(() => overflows(page, viewport.width)).toEqual([]); // The new width takes a moment to reach every part.
      expect(await crashPage(page).count()).toBe(0);
    });
  });
}

/** What is shown in place of a screen that broke or could not be fetched. */
export const crashPage = (page: Page) => page.getByRole("alert").filter({ has: page.locator("h1") });

/** An order on hold with estimates, an invoice and alerts. */
async function furnish({ shop, server }: TestApp): Promise<Record<string, string>> {
  const { owner } = server.db;
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "hold",
    hold_reason_key: "lowBattery",
    status_due_at: "2026-01-05T16:00:00Z",
    assigned_technician_id: shop.tom.userId,
  });
  await addEstimate(owner, shop, { service_order_id: order.id, status: "approved" });
  await addEstimate(owner, shop, { service_order_id: order.id, revision: 2, status: "sent" });
  await addInvoice(owner, shop, { service_order_id: order.id });
  const alerts = [buildNotification({ service_order_id: order.id }), buildNotification()];
  await save(owner, "app.admin_notifications", alerts);
  await save(
    owner,
    "app.equipment",
    ["2020-01-31", "2099-01-31", null].map((expires_on) =>
      buildEquipment({ facility_id: shop.facilityId, expires_on }),
    ),
  );
  const { rows } = await owner.query<{ id: string }>("select id from app.tasks where task_name = 'Ride height waiver'");
  return {
    ORDER: order.id,
    VEHICLE: order.vehicle.id,
    ADA: shop.ada.userId,
    CUSTOMER: shop.carla.customerId,
    TASK: rows[0]!.id,
    WEBHOOK: await addFailedWebhook(server),
  };
}

/** A webhook that was disabled after a failed delivery. */
async function addFailedWebhook(server: TestApp["server"]): Promise<string> {
  const { rows } = await server.db.owner.query<{ id: string }>(
    `with added as (insert into app.webhooks (url, event_types, is_active, failed_at, sealed_secret)
        values ('https://hooks.example.com/boresight', '{order.created}', false, now(), 'sealed') returning id)
      insert into app.webhook_deliveries (webhook_id, event_number, event_type, entity_id, status, attempts, response_status, error)
      select id, 1, 'order.created', gen_random_uuid(), 'failed', 6, 503, 'The receiver answered 503' from added
      returning webhook_id as id`,
  );
  return rows[0]!.id;
}

async function overflows(page: Page, windowWidth: number): Promise<string[]> {
  const { width, below } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, below: scrollHeight - Math.max(innerHeight, document.body.offsetHeight) };
  });
  return [
    ...(width > windowWidth ? [`${width} pixels wide`] : []),
    ...(below > 1 ? [`${below} empty pixels below the page`] : []),
  ];
}

/** Waits for the page's heading, also behind an open sheet, and for everything on it to load. */
async function settled(page: Page, network: Network): Promise<void> {
  await page.locator("h1").first().waitFor();
  await expect.poll(() => network.quietFor()).toBeGreaterThan(quiet);
  await page.waitForFunction(() => document.querySelectorAll(".MuiSkeleton-root").length === 0);
}

/** Milliseconds without a request after which a screen asks for nothing more, as the browser library itself has it. */
const quiet = 500;

interface Network {
  /** Milliseconds for which nothing was under way. */
  quietFor(): number;
}

function watchNetwork(page: Page): Network {
  const underWay = new Set<Request>();
  let last = performance.now();
  const end = (request: Request) => {
    underWay.delete(request);
    last = performance.now();
  };
  page.on("request", (request) => underWay.add(request));
  page.on("requestfinished", end);
  page.on("requestfailed", end);
  return { quietFor: () => (underWay.size > 0 ? 0 : performance.now() - last) };
}
