import { afterAll, beforeAll, expect, test } from "vitest";
import { openBilling } from "../server/test/estimates.ts";
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

/** The link of the order's latest estimate, as the office copies it. */
async function linkOf(orderId: string): Promise<string> {
  const { server, shop } = app;
  const text = "select id from app.estimates where service_order_id = $1 order by revision desc limit 1";
  const { rows } = await server.db.owner.query(text, [orderId]);
  const copy = "mutation ($input: CreateBillingLinkInput!) { createBillingLink(input: $input) { url } }";
  const token = await tokenFor(shop.ada, server);
  const { data } = await server.graphql(copy, { input: { estimateId: rows[0].id } }, { token });
  return pathOf(data.createBillingLink.url);
}

test("Ada adds a supplement to what was approved; Carla sees what it changes and approves it by the link", async () => {
  const { db } = app.server;
  const { order } = await openBilling({ db, shop: app.shop }).approved();
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${order.id}?tab=estimates`);

  await desk.getByRole("button", { name: "Add supplement" }).click();
  const sheet = desk.getByRole("dialog", { name: "Edit estimate" });
  await sheet
    .getByRole("group", { name: /^Line 1:/ })
    .getByLabel("Quantity")
    .fill("2");
  await sheet.getByRole("button", { name: "Save draft" }).click();
  await sheet.waitFor({ state: "detached" });
  await desk.getByRole("button", { name: "Send estimate" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Send", exact: true }).click();
  const estimates = desk.getByRole("region", { name: "Estimates" });
  await estimates
    .getByRole("region", { name: "What the supplement changes" })
    .getByText("+$325.00", { exact: true })
    .waitFor();
  const deskProblems = await violations(desk);

  const hers = await app.visit(await linkOf(order.id), phone);
  await hers.getByRole("region", { name: "What the supplement changes" }).getByText("$325.00 → $650.00").waitFor();
  const pageProblems = await violations(hers);
  await hers.getByRole("button", { name: "Approve", exact: true }).click();
  const dialog = hers.getByRole("dialog");
  await dialog.getByLabel("Full name").fill("Carla Ortiz");
  await dialog.getByRole("button", { name: "Type" }).click();
  await dialog.getByRole("checkbox", { name: /I accept the/ }).check();
  await dialog.getByRole("button", { name: /^Approve \$/ }).click();
  await hers.getByText("This estimate is approved.").waitFor();

  await estimates.getByText("Approved").nth(1).waitFor();
  const text = "select revision, status from app.estimates where service_order_id = $1 order by revision";
  const { rows } = await db.owner.query(text, [order.id]);
  expect(rows).toEqual([
    { revision: 1, status: "approved" },
    { revision: 2, status: "approved" },
  ]);
  expect([deskProblems, pageProblems]).toEqual([[], []]);
});
