import { AxeBuilder } from "@axe-core/playwright";
import type { BrowserContextOptions, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addEstimate, addInvoice, addOrder } from "../server/test/shop.ts";
import { buildNotification, save } from "../server/test/factories.ts";
import { setStage, type Stage } from "./stage.ts";

let stage: Stage;
let orderPath: string;

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
});
afterAll(() => stage[Symbol.asyncDispose]());

const phone = { viewport: { width: 390, height: 844 } };
const looks: Record<string, BrowserContextOptions> = {
  light: { colorScheme: "light" },
  dark: { colorScheme: "dark" },
  phone: { ...phone, colorScheme: "light" },
};
const screens = {
  ada: ["/dashboards/admin", "/service-orders", "ORDER", "/customers", "/vehicles"],
  tom: ["/dashboards/admin", "ORDER"],
  carla: ["/dashboards/customer", "/service-orders", "ORDER", "/customers"],
  uma: ["/dashboards/customer"],
};

describe.each(Object.keys(looks))("in %s", (look) => {
  test.each(Object.entries(screens))("every screen of %s passes axe", async (name, paths) => {
    const page = await stage.signIn(name, looks[look]);

    for (const path of paths) {
      await page.goto(path === "ORDER" ? orderPath : path);
      await settled(page);
      expect(await violations(page), path).toEqual([]);
    }
  });

  test.each(["/login", "/not-authorized", "/nowhere", "/privacy-policy", "/terms-of-service"])(
    "%s passes axe",
    async (path) => {
      const page = await stage.visit(path, looks[look]);

      await settled(page);

      expect(await violations(page)).toEqual([]);
    },
  );
});

test("nothing is wider than a phone", async () => {
  const page = await stage.signIn("ada", phone);

  for (const path of screens.ada) {
    await page.goto(path === "ORDER" ? orderPath : path);
    await settled(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
  }
});

/** The page has a heading and nothing on it is still loading. */
async function settled(page: Page): Promise<void> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelectorAll(".MuiSkeleton-root").length === 0);
}

async function violations(page: Page): Promise<string[]> {
  const found = await new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
    .analyze();
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
