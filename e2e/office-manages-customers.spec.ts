import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "../server/db/rows/factories.ts";
import { pdf } from "../server/test/files/sample-files.ts";
import { readMail } from "../server/test/mailbox.ts";
import { password } from "../server/test/people.ts";
import { addOrder } from "../server/test/shop.ts";
import { openMailedLink } from "./support/open-mailed-link.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada adds a customer with a contact, invites a login, and the person sees the customer's side", async () => {
  const page = await app.signIn("ada");
  await page.goto("/customers");
  await page.getByRole("button", { name: "New customer" }).click();
  const sheet = page.getByRole("dialog", { name: "New customer" });
  await sheet.getByLabel("Email (optional)").fill("office@harbor.example");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Enter the company's name").first().waitFor();
  await sheet.getByLabel("Company").fill("Carla's Collision");
  await sheet.getByText("Already a customer?").waitFor();
  await sheet.getByLabel("Company").fill("Harbor Auto Body");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByRole("heading", { name: "Harbor Auto Body" }).waitFor();

  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByLabel("Contact name").fill("Maria Fay");
  await page.getByLabel("Email (optional)").fill("maria@harbor.example");
  await page.getByRole("checkbox", { name: "Invoices and statements" }).check();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Preferred", { exact: true }).waitFor();
  await page.getByText("Invoices and statements", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  await page.getByRole("tab", { name: "Logins" }).click();
  await page.getByRole("button", { name: "Invite a login" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Maria Fay");
  await page.getByLabel("Email", { exact: true }).fill("maria@harbor.example");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByRole("link", { name: /Maria Fay/ }).waitFor();
  await page.getByRole("button", { name: /Uma/ }).click();
  await page.getByText(/^Link Uma .*uma@example.com to Harbor Auto Body/).waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: /^Actions for Uma/ }).click();
  await page.getByRole("menuitem", { name: "Unlink" }).click();
  await page.getByText(/^Unlink Uma .*uma@example.com from Harbor Auto Body/).waitFor();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByRole("button", { name: /Uma.*Link/ }).waitFor();

  const mail = await readMail(app.server, "maria@harbor.example");
  const visitor = await app.visit("/login");
  await openMailedLink(visitor, mail.link);
  await visitor.getByLabel("New password").fill("a new secret");
  await visitor.getByLabel("Repeat the password").fill("a new secret");
  await visitor.getByRole("button", { name: "Set password" }).click();
  await visitor.waitForURL("**/dashboards/customer");

  await visitor.goto("/pages/account-settings?tab=company");
  await visitor.getByRole("button", { name: "Invite a colleague" }).click();
  await visitor.getByLabel("Name", { exact: true }).fill("Noah Fay");
  await visitor.getByLabel("Email", { exact: true }).fill("noah@harbor.example");
  await visitor.getByRole("button", { name: "Send invitation" }).click();
  const logins = visitor.getByRole("list", { name: "Who signs in" });
  await logins.getByText("Noah Fay").waitFor();
  await logins.getByText("Maria Fay (you)").waitFor();
  expect((await readMail(app.server, "noah@harbor.example")).body).toContain("Maria Fay invites you to");
  expect(await violations(visitor)).toEqual([]);
});

test("two records of one customer are merged, and the merge is undone", async () => {
  const { owner } = app.server.db;
  const [main, twin] = ["Main St Auto", "Main Street Auto"].map((name) => buildCustomer({ company_name: name }));
  await save(owner, "app.customers", [main!, twin!]);
  const order = await addOrder(owner, app.shop, { customerId: twin!.id });
  const page = await app.signIn("ada");
  await page.goto(`/customers/${twin!.id}`);

  await page.getByRole("button", { name: "Actions for Main Street Auto" }).click();
  await page.getByRole("menuitem", { name: "Merge with another customer" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge Main Street Auto with another customer" });
  await dialog.getByRole("combobox", { name: "Customer" }).fill("main st auto");
  await page.getByRole("option", { name: /Main St Auto/ }).click();
  await dialog.getByText("Moves: orders 1").waitFor();
  await dialog.getByRole("radiogroup", { name: "Company" }).getByLabel("Main Street Auto").check();
  await dialog.getByRole("button", { name: "Merge", exact: true }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Confirm" }).click();
  await page.waitForURL(`**/customers/${main!.id}`);
  await page.getByRole("heading", { name: "Main Street Auto" }).waitFor();

  await page.getByRole("tab", { name: "Timeline" }).click();
  await page.getByRole("button", { name: "Undo merge" }).click();
  await page.getByText("Merge undone").waitFor();
  await page.getByRole("heading", { name: "Main St Auto" }).waitFor();

  const { rows } = await owner.query("select customer_id from app.service_orders where id = $1", [order.id]);
  expect(rows).toEqual([{ customer_id: twin!.id }]);
});

test("a customer on hold is marked, and one with an open order is not archived", async () => {
  const { owner } = app.server.db;
  const row = buildCustomer({ company_name: "Slow Payer Inc" });
  await save(owner, "app.customers", [row]);
  await addOrder(owner, app.shop, { customerId: row.id, status: "calibrate" });
  const page = await app.signIn("ada");
  await page.goto(`/customers/${row.id}`);
  const choose = async (action: string) => {
    await page.getByRole("button", { name: "Actions for Slow Payer Inc" }).click();
    await page.getByRole("menuitem", { name: action }).click();
  };

  await choose("Put on hold");
  await page.getByLabel("Reason").fill("60 days overdue");
  await page.getByRole("button", { name: "Put on hold" }).click();
  await page.getByText("On hold: 60 days overdue").waitFor();
  await choose("Archive");
  await page.getByRole("button", { name: "OK" }).click();

  await page.getByText(/Close or cancel these open orders first: SO-/).waitFor();
});

test("Ada attaches a tax exemption certificate, Carla downloads it, and Ada removes it", async () => {
  const page = await app.signIn("ada");
  await page.goto(`/customers/${app.shop.carla.customerId}?edit=1`);
  const sheet = page.getByRole("dialog", { name: "Edit customer" });
  await sheet.getByLabel("Tax exempt", { exact: true }).check();
  await sheet.getByLabel(/Exempt until/).fill("2027-12-31");
  const choosing = page.waitForEvent("filechooser");
  await sheet.getByRole("button", { name: "Choose a certificate" }).click();
  await (await choosing).setFiles([{ name: "exempt.pdf", mimeType: "application/pdf", buffer: pdf }]);
  await sheet.getByRole("button", { name: "Replace the certificate" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Download the certificate" }).waitFor();

  const carla = await app.signIn("carla");
  await carla.goto("/pages/account-settings?tab=company");
  await carla.getByText("Until Dec 31, 2027").waitFor();
  const downloading = carla.waitForEvent("download");
  await carla.getByRole("button", { name: "Download the certificate" }).click();
  expect((await downloading).suggestedFilename()).toBe("Certificate.pdf");

  await page.getByRole("button", { name: "Edit", exact: true }).first().click();
  await sheet.getByRole("button", { name: "Remove the certificate" }).click();
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Download the certificate" }).waitFor({ state: "detached" });
});

test("Ada saves a view of the customers with its columns, shares it, and Tom opens it", async () => {
  const dealer = buildCustomer({ company_name: "Bear Valley Motors", customer_kind: "dealer", tags: ["fleet"] });
  await save(app.server.db.owner, "app.customers", [dealer]);
  const ada = await app.signIn("ada");
  await ada.goto("/customers/list?kind=dealer");
  await ada.getByRole("button", { name: "Columns" }).click();
  await ada.getByRole("checkbox", { name: "Tags" }).check();
  await ada.keyboard.press("Escape");
  await ada.getByRole("columnheader", { name: "Tags" }).waitFor();
  await ada.getByText("fleet", { exact: true }).first().waitFor();
  expect(await violations(ada)).toEqual([]);
  await ada.getByRole("button", { name: "Saved views" }).click();
  await ada.getByRole("button", { name: "Save this view…" }).click();
  await ada.getByLabel("Name").fill("Dealers by tag");
  await ada.getByLabel("Share with staff").check();
  await ada.getByRole("button", { name: "Save", exact: true }).click();
  await ada.getByText("View “Dealers by tag” saved").waitFor();

  const tom = await app.signIn("tom");
  await tom.goto("/customers/list");
  await tom.getByText("Carla's Collision").first().waitFor();
  await tom.getByRole("button", { name: "Saved views" }).click();
  await tom.getByRole("button", { name: "Dealers by tag" }).click();
  await tom.getByText("Carla's Collision").first().waitFor({ state: "detached" });
  await tom.getByText("Bear Valley Motors").first().waitFor();
  await tom.getByRole("columnheader", { name: "Tags" }).waitFor();
});
