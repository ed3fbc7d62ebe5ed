import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildEquipment, buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  await save(app.server.db.owner, "app.equipment", [buildEquipment({ facility_id: app.shop.facilityId })]);
});
afterAll(() => app[Symbol.asyncDispose]());

let orders = 0;
const orderInInspection = () =>
  addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "inspect",
    internal_order_number: `SO-90020${++orders}`,
  });

async function stored(id: string) {
  const { rows } = await app.server.db.owner.query<{ status: string; mails: number; checks: string[] }>(
    `select s.key as status, (select count(*)::integer from app.messages where service_order_id = o.id) as mails,
        array(select key || ' ' || outcome from app.readiness_checks where service_order_id = o.id order by key) as checks
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [id],
  );
  return rows[0]!;
}

async function putOnHold(page: Page, id: string) {
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).click();
  await chooseOption(page, /Reason/, "Low battery");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved to On Hold").waitFor();
}

test("a move on the order's page goes back with Undo, and nobody is emailed", async () => {
  const order = await orderInInspection();
  const page = await app.signIn("ada");
  await putOnHold(page, order.id);
  const held = await stored(order.id);

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText(`${String(order["internal_order_number"])} is back where it was`).waitFor();
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();
  await page.getByRole("menuitem", { name: "On Hold" }).waitFor();
  expect(held).toMatchObject({ status: "hold", mails: expect.any(Number) });
  expect(held.mails).toBeGreaterThan(0);
  expect(await stored(order.id)).toMatchObject({ status: "inspect", mails: 0 });
});

test("what somebody else has changed meanwhile stays, and the page says why", async () => {
  const order = await orderInInspection();
  const page = await app.signIn("ada");
  await putOnHold(page, order.id);
  const query = `mutation ($input: SetOrderPriorityInput!) { setOrderPriority(input: $input) { serviceOrder { id } } }`;
  const input = { id: order.id, version: 2, priority: "rush" };
  const { errors } = await app.server.graphql(query, { input }, { token: await tokenFor(app.shop.tom, app.server) });

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("Someone else just changed this order. Check it and try again.").waitFor();
  expect([errors, (await stored(order.id)).status]).toEqual([undefined, "hold"]);
});

/** Opens the checks of an order whose cargo has been looked at. */
async function openChecks(page: Page, id: string) {
  await save(app.server.db.owner, "app.order_calibrations", [
    buildOrderCalibration({ service_order_id: id, line_item_type_id: app.shop.lineItemType("CAL-FCAM-S") }),
  ]);
  await page.goto(`/service-orders/${id}`);
  await page.getByRole("button", { name: "Check the vehicle" }).click();
  const sheet = page.getByRole("dialog", { name: "Readiness checks" });
  const cargo = sheet.getByRole("listitem", { name: "Excess cargo removed" });
  await cargo.getByRole("button", { name: "Pass", exact: true }).click();
  await cargo.getByText(/Tom Technician/).waitFor();
  return sheet;
}

test.each([
  ["desk", {}],
  ["phone", phone],
])(
  "checks that passed by mistake are open again with Undo on a %s; what was found before stays",
  async (_name, look) => {
    const order = await orderInInspection();
    const page = await app.signIn("tom", look);
    const sheet = await openChecks(page, order.id);
    const pass = sheet.getByRole("button", { name: /^Pass the rest/ });
    const offer = await pass.innerText();

    await pass.click();
    await sheet
      .getByRole("status")
      .getByText(/checks passed/)
      .waitFor();
    const passed = await stored(order.id);
    await sheet.getByRole("button", { name: "Undo" }).click();

    await page.getByText("The checks are open again").waitFor();
    await expect.poll(() => pass.innerText()).toBe(offer);
    expect(await sheet.getByRole("button", { name: "Undo" }).count()).toBe(0);
    expect(passed.checks.length).toBeGreaterThan(8);
    expect(await stored(order.id)).toMatchObject({ checks: ["cargo passed"], mails: 0 });
  },
);

test("the last checks are open again with Undo too, after their sheet has closed", async () => {
  const order = await orderInInspection();
  const page = await app.signIn("tom");
  const sheet = await openChecks(page, order.id);
  await sheet.getByLabel("Battery at 12.4 V or more, maintainer connected, measured").fill("12.7");
  await sheet.getByLabel("Wheel alignment done or measured, thrust angle, measured").fill("0.1");
  for (const wheel of ["Left front", "Right front", "Left rear", "Right rear"])
    await sheet.getByLabel(`Tire pressures as on the placard, all four, ${wheel}, psi`).fill("35");
  await sheet.getByLabel("Fuel level as the procedure requires, measured").fill("80");
  await sheet.getByRole("button", { name: /^Pass the rest/ }).click();
  await sheet.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("The checks are open again").waitFor();
  expect(await stored(order.id)).toMatchObject({ checks: ["cargo passed"], mails: 0 });
});
