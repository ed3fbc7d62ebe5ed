/** One shop with its books, from connecting to disconnecting: each test goes on where the one before it stopped. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startQboSimulator, type QboSimulator } from "../simulators/quickbooks/start-qbo-simulator.ts";
import { booksConfig } from "../server/test/accounting/connected-books.ts";
import { password } from "../server/test/people.ts";
import { startJobs } from "../server/test/jobs.ts";
import { addInvoice, addOrder } from "../server/test/shop.ts";
import { chooseOption } from "./support/choose-option.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let simulator: QboSimulator;
let jobs: AsyncDisposable;
let orderId: string;

beforeAll(async () => {
  simulator = await startQboSimulator({ webhookUrl: () => `${app.server.url}/v1/functions/webhooks/quickbooks` });
  app = await startTestApp({ qbo: booksConfig(simulator).qbo });
  jobs = await startJobs(app.server);
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId, status: "invoiced" });
  await addInvoice(owner, app.shop, { service_order_id: order.id, number: "INV-1" });
  orderId = order.id;
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
  await simulator[Symbol.asyncDispose]();
});

/** A fresh proof of who it is. */
async function prove(page: Page): Promise<void> {
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
}

async function goToQuickbooks(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Continue to QuickBooks" }).click();
  await prove(page);
}

/** On a slow network the answer to a question from before the consent arrives after it. */
const answerLate = (page: Page, query: string) =>
  page.route("**/v1/graphql", async (route) => {
    const response = await route.fetch();
    if (route.request().postData()?.includes(query)) await page.waitForTimeout(800);
    await route.fulfill({ response });
  });

const stored = async (text: string) => (await app.server.db.owner.query(text)).rows;
const invoiceThere = () => simulator.admin.all({ name: "Invoice" })[0]!;

test("Ada says no at QuickBooks, and nothing is connected", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/quickbooks");

  await page.getByRole("link", { name: "Connect QuickBooks" }).click();
  await goToQuickbooks(page);
  await page.getByRole("button", { name: "Deny" }).click();

  await page.getByText("Nothing was connected: the request was declined at QuickBooks.").waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(await violations(page)).toEqual([]);
});

test("Ada connects the company, and a reload asks QuickBooks nothing more", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/quickbooks/connect");
  await goToQuickbooks(page);

  await page.getByLabel("Company").selectOption("Boresight Calibration LLC");
  await answerLate(page, "QboCompanies");
  await page.getByRole("button", { name: "Allow" }).click();
  await page.getByRole("heading", { name: "Connected" }).waitFor();
  const problems = await violations(page);
  const asked = simulator.admin.requests().length;
  await page.reload();

  await page.getByRole("heading", { name: "Connect Boresight Calibration LLC again" }).waitFor();
  expect(new URL(page.url()).search).toBe("");
  expect(simulator.admin.requests().length).toBe(asked);
  expect(problems).toEqual([]);
});

test("Ada chooses the account, looks at a preview, starts, and the invoice is in the books", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/quickbooks");

  await page.getByRole("button", { name: "Read QuickBooks" }).click();
  await page.getByRole("link", { name: "Choose accounts" }).click();
  await chooseOption(page, "Sales", /^Services/);
  await page.getByLabel("Send from").fill("2020-01-01");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The mapping is saved").waitFor();
  await page.getByRole("tab", { name: "Overview" }).click();
  await page.getByRole("button", { name: "Preview and start" }).click();
  const preview = page.getByRole("dialog", { name: "What would be sent" });
  await preview.getByRole("listitem").filter({ hasText: "INV-1" }).getByText("New").waitFor();
  const sentBefore = simulator.admin.all({ name: "Invoice" }).length;
  await preview.getByRole("button", { name: "Start sending" }).click();
  await page.getByRole("link", { name: /^Invoices 1 in QuickBooks/ }).waitFor();

  expect(sentBefore).toBe(0);
  expect(invoiceThere()).toMatchObject({ DocNumber: "INV-1", TotalAmt: 353.63 });
  await page.goto(`/service-orders/${orderId}?tab=invoice`);
  await page.getByRole("link", { name: "In QuickBooks" }).waitFor();
});

test("a payment that closed books refuse is tried again when they are open", async () => {
  simulator.admin.closeBooks({ through: "2099-12-31" });
  const page = await app.signIn("ada");
  await page.goto(`/service-orders/${orderId}?tab=invoice`);

  await page.getByRole("button", { name: "Record payment" }).click();
  await page.getByRole("dialog").getByLabel("Amount ($)").fill("100");
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await page
    .getByRole("button", { name: /^[1-9]\d* Unhandled Alert/ })
    .first()
    .click();
  await page.getByRole("link", { name: "Open QuickBooks" }).click();
  await page.getByText("The books are closed for this date.").first().waitFor();
  await page.getByRole("row").filter({ hasText: "Send payment" }).click();
  const sheet = page.getByRole("dialog", { name: "Job" });
  await sheet.getByText(/^QuickBooks says: /).waitFor();
  const problems = await violations(page);
  simulator.admin.closeBooks({ through: null });
  await sheet.getByRole("button", { name: "Try again" }).click();
  await sheet.getByText("Done", { exact: true }).waitFor();

  expect(simulator.admin.all({ name: "Payment" })).toMatchObject([{ TotalAmt: 100 }]);
  expect(invoiceThere()).toMatchObject({ Balance: 253.63 });
  expect(problems).toEqual([]);
});

test("an amount that the bookkeeper edited is compared, and ours is sent again", async () => {
  const { Id, Line } = invoiceThere();
  const [line] = Line as { Amount: number; SalesItemLineDetail: object }[];
  const edited = {
    ...line!,
    Amount: 300,
    SalesItemLineDetail: { ...line!.SalesItemLineDetail, Qty: 1, UnitPrice: 300 },
  };
  simulator.admin.changeAsBookkeeper({ name: "Invoice", operation: "save", body: { Id, Line: [edited] } });
  await simulator.admin.sendWebhooks();
  const page = await app.signIn("ada");
  await page.goto("/admin/quickbooks?tab=conflicts");

  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole("tab", { name: "Conflicts" }).waitFor();
      return page.getByRole("tab", { name: "Conflicts (1)" }).count();
    })
    .toBe(1);
  await page.getByRole("row").filter({ hasText: "INV-1" }).click();
  const sheet = page.getByRole("dialog", { name: "Conflict" });
  await sheet.getByRole("radio", { name: /Keep ours/ }).check();
  const problems = await violations(page);
  await sheet.getByRole("button", { name: "Solve" }).click();
  await page.getByText("Ours is being sent").waitFor();

  await expect.poll(() => invoiceThere()["TotalAmt"]).toBe(353.63);
  await expect
    .poll(() => stored("select kind, resolution from app.qbo_conflicts"))
    .toEqual([{ kind: "amount", resolution: "ours" }]);
  expect(problems).toEqual([]);
});

test("Ada disconnects the company, and the links stay", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/quickbooks");

  await page.getByRole("link", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await prove(page);
  await page.getByRole("heading", { name: "Disconnected from Boresight Calibration LLC" }).waitFor();
  await page.goto("/admin/quickbooks");
  await page.getByText(/^Last connected to Boresight Calibration LLC/).waitFor();

  const links = await stored("select entity from app.qbo_links order by entity");
  expect(links.map(({ entity }) => entity)).toEqual(["Customer", "Invoice", "Item", "Payment"]);
  await expect
    .poll(() => simulator.admin.requests().filter(({ path }) => path.endsWith("/tokens/revoke")).length)
    .toBe(1);
});
