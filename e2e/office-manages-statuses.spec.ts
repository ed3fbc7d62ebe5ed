import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startDrag } from "./support/drag.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function openStatuses(look = {}): Promise<Page> {
  const page = await app.signIn("ada", look);
  await page.goto("/admin/service-order-statuses");
  await page.getByRole("button", { name: "Actions for New Request" }).waitFor();
  return page;
}

const stored = async (): Promise<string[]> => {
  const { rows } = await app.server.db.owner.query<{ name: string }>(
    "select status_name as name from app.service_order_statuses order by sort_order",
  );
  return rows.map(({ name }) => name);
};

const transitionOf = async (from: string, to: string) => {
  const { rows } = await app.server.db.owner.query({
    text: `select roles, guards, requires_note as "requiresNote" from app.service_order_transitions
      where from_status_id = $1 and to_status_id = $2`,
    values: [app.shop.status(from), app.shop.status(to)],
  });
  return rows[0];
};

test("the office adds a status, previews it as customers will see it, and sorts it by keyboard", async () => {
  const page = await openStatuses();

  await page.getByRole("button", { name: "Add a status" }).click();
  await page.getByRole("button", { name: "Add status", exact: true }).click();
  await page.getByText("The name needs at least 2 characters").waitFor();
  await page.getByLabel("Name", { exact: true }).fill("Road test");
  await page.getByLabel("Customer label").fill("On a test drive");
  await page.getByRole("region", { name: "Preview" }).getByText("On a test drive").waitFor();
  await page.getByLabel("Late after (optional)").fill("90");
  await page.getByRole("button", { name: "Add status", exact: true }).click();
  await page.getByText("Late after 1 h 30 min").waitFor();

  await startDrag(page.getByRole("button", { name: "Move Road test" }), "Road test is at position 19 of 19");
  await page.keyboard.press("ArrowUp");
  await page.getByText("Road test is at position 18 of 19").waitFor();
  await page.keyboard.press("Space");
  await expect.poll(async () => (await stored()).slice(-2)).toEqual(["Road test", "Cancelled"]);
});

test("a duplicate name is reported at its field", async () => {
  const page = await openStatuses();

  await page.getByText("Preparing your estimate").click();
  await page.getByLabel("Name", { exact: true }).fill("on hold");
  await page.getByRole("button", { name: "Save" }).click();

  await page.getByRole("alert").filter({ hasText: "Another status has this name" }).first().waitFor();
});

test("a transition is allowed, edited and forbidden in the table, by keyboard alone", async () => {
  const page = await openStatuses();
  await page.getByRole("button", { name: "Transitions", exact: true }).click();

  await page.getByRole("button", { name: "New Request to Information Needed: allowed" }).focus();
  await page.keyboard.press("End");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowDown");
  const cell = page.getByRole("button", { name: "Information Needed to Road test: not allowed" });
  await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByLabel("The VIN is known").check();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await page.getByRole("button", { name: "Information Needed to Road test: allowed" }).click();
  await page.getByRole("button", { name: "Remove this transition" }).click();

  await cell.waitFor();
});

test("on a phone the transitions are listed below their status", async () => {
  const page = await openStatuses({ viewport: { width: 390, height: 844 } });
  await page.goto("/admin/service-order-statuses?show=moves");

  await page.getByRole("button", { name: "Allow a transition from Released" }).click();
  await page.getByRole("menuitem", { name: "Paid & Closed" }).click();
  await page.getByLabel("Technicians").uncheck();
  await page.getByLabel("A note is required").check();
  await page.getByRole("button", { name: "Allow", exact: true }).click();
  await page.getByText("Orders can now move from Released to Paid & Closed").waitFor();

  expect(await transitionOf("released", "closed")).toEqual({ roles: ["admin"], guards: [], requiresNote: true });
});

test("a status with orders is deactivated only with another status for them", async () => {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "transit" });
  const page = await openStatuses();

  await page.getByRole("button", { name: "Actions for In Transit" }).click();
  await page.getByRole("menuitem", { name: "Deactivate…" }).click();
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await page.getByText("1 order is in this status: choose where it goes").waitFor();
  await chooseOption(page, "Move 1 order in this status to", "Checked In");
  await page.getByRole("button", { name: "Deactivate", exact: true }).click();
  await page.getByText("“In Transit” is inactive").waitFor();

  await page.goto(`/service-orders/${order.id}`);
  await page.getByText("Checked In").first().waitFor();
});

test("the page is accessible as a list and as a table", async () => {
  const page = await openStatuses();

  const found = [await violations(page)];
  await page.getByRole("button", { name: "Transitions", exact: true }).click();
  found.push(await violations(page));

  expect(found.flat()).toEqual([]);
});

test.each(["tom", "carla"])("%s has no access", async (name) => {
  const page = await app.signIn(name);

  await page.goto("/admin/service-order-statuses");

  await page.getByText("You have no access to this page").waitFor();
});
