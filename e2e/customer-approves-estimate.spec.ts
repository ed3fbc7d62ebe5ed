import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderCalibration, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { pathOf } from "./support/path-of.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** An order of Carla's that awaits its estimate, with a front camera to calibrate. */
async function orderToEstimate() {
  const { server, shop } = app;
  const { owner } = server.db;
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "estimating" });
  const calibration = buildOrderCalibration({
    service_order_id: order.id,
    line_item_type_id: shop.lineItemType("CAL-FCAM-S"),
  });
  await save(owner, "app.order_calibrations", [calibration]);
  return order;
}

/** The link of the order's estimate, as the office copies it. */
async function linkOf(orderId: string): Promise<string> {
  const { server, shop } = app;
  const { rows } = await server.db.owner.query("select id from app.estimates where service_order_id = $1", [orderId]);
  const copy = "mutation ($input: CreateBillingLinkInput!) { createBillingLink(input: $input) { url } }";
  const token = await tokenFor(shop.ada, server);
  const { data } = await server.graphql(copy, { input: { estimateId: rows[0].id } }, { token });
  return pathOf(data.createBillingLink.url);
}

async function drawIn(pad: Locator) {
  const area = await pad.boundingBox();
  if (!area) throw new Error("There is nothing to draw in");
  const { mouse } = pad.page();
  await mouse.move(area.x + 20, area.y + 20);
  await mouse.down();
  for (const part of [0.3, 0.6, 0.9]) await mouse.move(area.x + area.width * part, area.y + area.height * part);
  await mouse.up();
}

test("Ada builds an estimate of the suggestions and sends it; Carla signs it on her phone by the link", async () => {
  const order = await orderToEstimate();
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${order.id}?tab=estimates`);

  await desk.getByRole("button", { name: "Build from suggestions" }).click();
  const sheet = desk.getByRole("dialog", { name: "Edit estimate" });
  await sheet.getByRole("group", { name: /^Line 1: Pre-scan/ }).waitFor();
  const sheetProblems = await violations(desk);
  await sheet.getByRole("button", { name: "Move Pre-scan", exact: true }).press("Space");
  await desk.getByText("Pre-scan is at position 1").waitFor({ state: "attached" });
  await desk.keyboard.press("ArrowDown");
  await desk.getByText("Pre-scan is at position 2").waitFor({ state: "attached" });
  await desk.keyboard.press("Space");
  await sheet.getByRole("group", { name: /^Line 2: Pre-scan/ }).waitFor();
  await sheet.getByRole("button", { name: "Save draft" }).click();
  await sheet.waitFor({ state: "detached" });
  await desk.getByRole("button", { name: "Send estimate" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  await desk.getByText(/On its way: estimate/).waitFor();

  const hers = await app.visit(await linkOf(order.id), phone);
  await hers.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = hers.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Carla Ortiz");
  await drawIn(dialog.getByRole("img", { name: "Signature area" }));
  await dialog.getByRole("checkbox", { name: /I accept the/ }).check();
  const dialogProblems = await violations(hers);
  await dialog.getByRole("button", { name: /^Approve \$/ }).click();
  await hers.getByText("This estimate is approved.").waitFor();

  await desk.getByRole("region", { name: "Estimate" }).getByText("Approved").waitFor();
  const text = `select s.key, d.full_name, d.signature_method, d.channel from app.service_orders o
    join app.service_order_statuses s on s.id = o.status_id
    join app.estimate_decisions d on d.estimate_id in (select id from app.estimates where service_order_id = o.id)
    where o.id = $1`;
  const { rows } = await app.server.db.owner.query(text, [order.id]);
  expect(rows).toEqual([{ key: "approved", full_name: "Carla Ortiz", signature_method: "drawn", channel: "link" }]);
  expect([sheetProblems, dialogProblems]).toEqual([[], []]);
});
