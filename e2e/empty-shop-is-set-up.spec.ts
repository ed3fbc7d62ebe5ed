import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { startMailCatcher } from "../server/test/fakes/mail-catcher.ts";
import { testConfig } from "../server/test/server.ts";
import { password } from "../server/test/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ mail: { ...testConfig.mail, from: null } });
  const { owner } = app.server.db;
  await owner.query("update app.users set customer_id = null");
  await owner.query("update app.customers set address_id = null");
  for (const table of ["contacts", "customer_addresses", "addresses", "customers", "facilities"])
    await owner.query(`delete from app.${table}`);
  await owner.query("update app.shop_settings set is_setup_dismissed = false");
});
afterAll(() => app[Symbol.asyncDispose]());

test("the first admin is led from an empty dashboard to company, location, tax and the first customer", async () => {
  const page = await app.signIn("ada");
  let steps = 0;
  const tap = async (target: Locator) => {
    steps += 1;
    await target.click();
  };
  const type = async (target: Locator, text: string) => {
    steps += 1;
    await target.fill(text);
  };
  await page.goto("/dashboards/admin");

  await tap(page.getByRole("list", { name: "Set up your shop" }).getByRole("link", { name: /Company/ }));
  const company = page.getByRole("region", { name: "Company" });
  await type(company.getByLabel("Company name"), "Acme Calibration");
  await tap(company.getByRole("button", { name: "Save" }));
  await company.getByText("Done").waitFor();
  const onSetup = await violations(page);

  await tap(page.getByRole("link", { name: "Add a location" }));
  const sheet = page.getByRole("dialog", { name: "New location" });
  await type(sheet.getByLabel("Name"), "Boulder");
  await type(sheet.getByLabel("Street"), "1 Pearl St");
  await type(sheet.getByLabel("City"), "Boulder");
  await type(sheet.getByLabel("State"), "CO");
  await type(sheet.getByLabel("Postal code"), "80302");
  await tap(sheet.getByRole("button", { name: "Add location" }));
  await page
    .getByRole("region", { name: /Boulder/ })
    .getByText("Bay 1")
    .waitFor();

  await page.goto("/admin/setup");
  const tax = page.getByRole("region", { name: "Sales tax" });
  await type(tax.getByLabel("Rate (%)"), "8.81");
  await tap(tax.getByRole("button", { name: "Save" }));
  await tax.getByText(/8\.81%/).waitFor();

  await tap(page.getByRole("link", { name: "Add a customer" }));
  await page.getByRole("dialog", { name: "New customer" }).waitFor();
  const { rows } = await app.server.db.owner.query(
    `select f.is_base as "isBase", r.rate, (select company_name from app.shop_settings order by version desc limit 1) as company
      from app.facilities f join app.tax_rates r on r.facility_id = f.id`,
  );
  expect(rows).toEqual([{ isBase: true, rate: 8810, company: "Acme Calibration" }]);
  expect(steps).toBeLessThanOrEqual(16);
  expect(onSetup).toEqual([]);
});

test("safer passwords are turned on by one click, and hold from then on", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/setup");
  const passwords = page.getByRole("region", { name: "Safer passwords" });

  await passwords.getByRole("button", { name: "Turn both on" }).click();

  await passwords.getByText("Done").waitFor();
  expect(await passwords.getByLabel("Characters of a new password").inputValue()).toBe("8");
  await page.goto("/pages/account-settings");
  const form = page.locator("form").filter({ hasText: "Change password" });
  await form.getByLabel("Current password").fill(password);
  await form.getByLabel("New password").fill("letmein1");
  await form.getByRole("button", { name: "Change password" }).click();
  await form.getByText("one of the most common passwords").waitFor();
});

test("an admin enters the mail server, reads what is wrong with it, and sends what waited", async () => {
  const catcher = await startMailCatcher();
  onTestFinished(() => catcher[Symbol.asyncDispose]());
  const waiting = `insert into app.messages (channel, template, recipient, subject, body, status)
    values ('email', 'account-invite', 'dan@example.com', 'An invitation', '<p>Hello</p>', 'kept')`;
  await app.server.db.owner.query(waiting);
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  await page.getByText("1 email waits until mail is set up").waitFor();
  await page.getByRole("link", { name: "Set up mail" }).click();
  const mail = page.getByRole("region", { name: "Email" });

  await mail.getByLabel("Mail server").fill("127.0.0.1");
  await mail.getByLabel("Encryption").click();
  await page.getByRole("option", { name: "None" }).click();
  await mail.getByLabel("Port").fill("1");
  await mail.getByLabel("Sender's address").fill("mail@acme.test");
  await mail.getByRole("button", { name: "Save" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByRole("textbox", { name: "Your password" }).fill(password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await mail.getByText("Emails come from Acme").waitFor();
  await mail.getByRole("button", { name: "Send a test email" }).click();
  await mail.getByText("The mail server does not answer").waitFor();
  await mail.getByLabel("Port").fill(new URL(catcher.smtpUrl).port);
  await mail.getByRole("button", { name: "Save" }).click();
  await page.getByText("Mail settings saved").last().waitFor();
  await mail.getByRole("button", { name: "Send a test email" }).click();
  await mail.getByText("The mail server took the email").waitFor();
  await mail.getByRole("button", { name: "Send now" }).click();

  await mail.getByText("1 email of the last 3 days").waitFor({ state: "detached" });
  expect(catcher.caught[0]).toMatchObject({ from: { name: "Acme Calibration", address: "mail@acme.test" } });
  expect(await violations(page)).toEqual([]);
});

test("an empty shop shows what comes next alone, asks for the admin's own name, and opens what it offers", async () => {
  await app.server.db.owner.query("update app.users set display_name = email where email = 'ada@example.com'");
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  await page.getByText("No order yet").waitFor();
  const steps = page.getByRole("list", { name: "Set up your shop" });
  for (const step of ["Prices", "Documents", "QuickBooks and card payments"])
    await steps.getByRole("link", { name: step }).waitFor();

  await steps.getByRole("link", { name: "Your name" }).click();
  const name = page.getByRole("region", { name: "Your name" });
  await name.getByLabel("First and last name").fill("Ada Owner");
  await name.getByRole("button", { name: "Save" }).click();
  await name.getByText("Done").waitFor();
  await page.getByRole("link", { name: "Invite", exact: true }).click();
  await page.getByRole("dialog", { name: "Invite someone" }).waitFor();
});

test("the list on the dashboard is hidden for good when an admin says so", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");

  await page.getByRole("button", { name: "Hide this list" }).click();

  await page.getByRole("list", { name: "Set up your shop" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(await page.getByRole("list", { name: "Set up your shop" }).count()).toBe(0);
});
