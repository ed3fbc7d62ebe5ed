import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addEstimate, addInvoice, addOrder } from "../server/test/shop.ts";
import { buildNotification, save } from "../server/test/factories.ts";
import { setStage, type Stage } from "./stage.ts";
import { violations } from "./violations.ts";

let stage: Stage;
let orderPath: string;
let taskId: string;

beforeAll(async () => {
  stage = await setStage();
  const { shop, server } = stage;
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
  await save(owner, "app.admin_notifications", [
    buildNotification({ service_order_id: order.id }),
    buildNotification(),
  ]);
  orderPath = `/service-orders/${order.id}`;
  const { rows } = await owner.query<{ id: string }>("select id from app.tasks where task_name = 'Ride height waiver'");
  taskId = rows[0]!.id;
});
afterAll(() => stage[Symbol.asyncDispose]());

const desk = { width: 1366, height: 850 };
const phone = { width: 390, height: 844 };
const looks = [
  { look: "light", colorScheme: "light", viewport: desk },
  { look: "dark", colorScheme: "dark", viewport: desk },
  { look: "phone", colorScheme: "light", viewport: phone },
] as const;
const screens = {
  ada: [
    "/dashboards/admin",
    "/service-orders",
    "ORDER",
    "/customers",
    "/vehicles",
    "/admin/users",
    `/admin/users?user=ADA`,
    "/admin/tasks",
    "/admin/tasks?archived=yes&task=TASK",
    "/admin/task-files",
    "/admin/service-order-statuses",
    "/admin/service-order-emails",
    "/admin/service-order-emails?tab=log",
    "/appointment-scheduling",
    "/appointment-scheduling?tab=schedule",
    "/locations",
    "/locations?tab=technicians",
    "/addresses",
    "/service-orders?show=board",
    "/admin/utils",
    "/admin/utils?tab=words",
    "/documentation",
  ],
  tom: ["/dashboards/admin", "ORDER", "/appointment-scheduling?tab=schedule"],
  carla: [
    "/dashboards/customer",
    "/service-orders",
    "ORDER",
    "/customers",
    "/appointment-scheduling",
    "/appointment-scheduling?tab=schedule",
    "/locations",
    "/pages/user-profile",
    "/pages/account-settings?tab=account",
    "/pages/account-settings?tab=security",
    "/pages/account-settings?tab=tokens",
  ],
  uma: ["/dashboards/customer"],
};

test.each(Object.entries(screens))(
  "every screen of %s is fit for use: light, dark and on a phone",
  { timeout: 480_000 },
  async (name, paths) => {
    const page = await stage.signIn(name);

    for (const path of paths) expect(await violationsInEachLook(page, addressOf(path)), path).toEqual([]);
  },
);

test.each([
  "/login",
  "/login?with=link",
  "/login?with=code",
  "/login?with=sms",
  "/register",
  "/forgot-password",
  "/reset-password",
  "/verify-email",
  "/not-authorized",
  "/nowhere",
  "/privacy-policy",
  "/terms-of-service",
])("%s is fit for use: light, dark and on a phone", async (path) => {
  const page = await stage.visit(path);

  expect(await violationsInEachLook(page, path)).toEqual([]);
});

const addressOf = (path: string): string =>
  path === "ORDER" ? orderPath : path.replace("ADA", stage.shop.ada.userId).replace("TASK", taskId);

/** What axe finds, what is wider than its window, and where one scrolls on below the end. */
async function violationsInEachLook(page: Page, address: string): Promise<string[]> {
  await page.goto(address);
  const found: string[] = [];
  for (const { look, colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    await settled(page);
    found.push(...(await violations(page)).map((violation) => `${look}: ${violation}`));
    const { width, below } = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return { width: scrollWidth, below: scrollHeight - Math.max(innerHeight, document.body.offsetHeight) };
    });
    if (width > viewport.width) found.push(`${look}: ${width} pixels wide`);
    if (below > 1) found.push(`${look}: ${below} empty pixels below the page`);
  }
  return found;
}

/** The page has a heading, be it behind an open sheet, and nothing on it is still loading. */
async function settled(page: Page): Promise<void> {
  await page.locator("h1").first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelectorAll(".MuiSkeleton-root").length === 0);
}
