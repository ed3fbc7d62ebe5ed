import { afterAll, beforeAll, expect, test } from "vitest";
import { save } from "../server/db/rows/factories.ts";
import { buildPayer, buildPayerRule } from "../server/db/rows/payer-factories.ts";
import { addInvoice, addOrder } from "../server/test/shop.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("a payer's missing item is found, filled in and invoiced", async ({ onTestFailed }) => {
  const { owner } = app.server.db;
  const customer = { customerId: app.shop.carla.customerId };
  const order = await addOrder(owner, app.shop, { ...customer, status: "released", insurer_name: "STATE FARM" });
  await addInvoice(owner, app.shop, {
    service_order_id: order.id,
    status: "draft",
    number: null,
    issue_date: null,
    due_date: null,
  });
  const desk = await app.signIn("ada");
  onTestFailed(() => describeWindow(desk));

  // What ships is unverified and names its source; somebody here says what holds, and confirms it.
  await desk.goto("/admin/utils?tab=payers");
  await desk.getByText("State Farm", { exact: true }).click();
  await desk.getByText("Version 1").waitFor();
  await desk.getByText("Unverified").waitFor();
  await desk.getByText("Version 1").click();
  await desk.getByText(/Nobody here has checked this version against its source/).waitFor();
  expect(await desk.getByLabel("Source address").inputValue()).toMatch(/^https:/);
  for (const name of ["Pre-scan", "Post-scan", "Maker’s procedure for each calibration"])
    await desk.getByRole("checkbox", { name }).uncheck();
  await desk.getByRole("checkbox", { name: "Claim number" }).check();
  const problems = await violations(desk);
  await desk.getByRole("button", { name: "Save" }).click();
  await desk.getByLabel("Source address").waitFor({ state: "detached" });
  await desk.getByText("Version 1").click();
  await desk.getByRole("button", { name: "Confirm" }).click();
  await desk.getByRole("button", { name: "Withdraw confirmation" }).waitFor();
  problems.push(...(await violations(desk)));

  // The order's insurer is offered as its payer, and something is missing.
  const page = await app.signIn("ada", phone);
  onTestFailed(() => describeWindow(page));
  await page.goto(`/service-orders/${order.id}?tab=documents`);
  await page.getByRole("button", { name: "Use State Farm" }).click();
  await page.getByText("Still missing: 1").waitFor();
  problems.push(...(await violations(page)));
  await desk.goto(`/service-orders/${order.id}?tab=invoice`);
  await desk.getByRole("button", { name: "Issue invoice" }).click();
  await desk.getByText(/The payer asks for evidence that this order does not have yet/).waitFor();
  await desk.getByLabel("Why it is issued anyway").waitFor();
  problems.push(...(await violations(desk)));
  await desk.getByRole("button", { name: "Cancel" }).click();

  // It is filled in where the link leads, and the invoice goes out without a note.
  await page.getByRole("button", { name: "Fill in: Claim number" }).click();
  await page.getByRole("button", { name: "Edit references" }).click();
  await page.getByRole("textbox", { name: "Claim number" }).fill("04-1234");
  await page.getByRole("button", { name: "Save" }).click();
  await page.goto(`/service-orders/${order.id}?tab=documents`);
  await page.getByText("Everything the payer asks for is there").waitFor();
  await desk.getByRole("button", { name: "Issue invoice" }).click();
  await desk
    .getByRole("dialog")
    .getByRole("button", { name: /^Issue \$/ })
    .click();
  await desk.getByRole("dialog").waitFor({ state: "detached" });

  const { rows } = await owner.query("select status, override_note from app.invoices where service_order_id = $1", [
    order.id,
  ]);
  expect(rows).toMatchObject([{ override_note: null }]);
  expect(rows[0].status).not.toBe("draft");
  expect(problems).toEqual([]);
});

test("a packet for a payer's portal is downloaded, uploaded there and marked as sent", async () => {
  const { owner } = app.server.db;
  const payer = buildPayer({ name: "Granite Mutual" });
  const portal = { sending_channel: "portal", sending_to: "https://portal.granite.example/claims" };
  await save(owner, "app.payers", [payer]);
  await save(owner, "app.payer_rules", [
    buildPayerRule({ payer_id: payer.id, verified_at: "2026-04-01T18:00:00Z", ...portal }),
  ]);
  const customer = { customerId: app.shop.carla.customerId };
  const order = await addOrder(owner, app.shop, { ...customer, status: "released", payer_id: payer.id });
  const page = await app.signIn("ada", phone);
  await page.goto(`/service-orders/${order.id}?tab=documents`);

  await page.getByRole("link", { name: "Open the payer’s portal" }).waitFor();
  const problems = await violations(page);
  const step = page.getByRole("alert").filter({ hasText: "through its portal" });
  const download = page.waitForEvent("download");
  await step.getByRole("button", { name: "Download the packet" }).click();
  await download;
  await step.getByRole("button", { name: "Mark as sent" }).click();

  await page.getByText(/^Packet sent on .+ by Ada/).waitFor();
  problems.push(...(await violations(page)));
  await page.reload();
  await page.getByRole("button", { name: "Not sent" }).click();
  await step.getByRole("button", { name: "Mark as sent" }).waitFor();
  expect(problems).toEqual([]);
});
