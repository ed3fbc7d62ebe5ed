import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { password } from "../server/test/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
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

test("the list on the dashboard is hidden for good when an admin says so", async () => {
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");

  await page.getByRole("button", { name: "Hide this list" }).click();

  await page.getByRole("list", { name: "Set up your shop" }).waitFor({ state: "detached" });
  await page.reload();
  await page.getByRole("heading", { name: "Dashboard" }).waitFor();
  expect(await page.getByRole("list", { name: "Set up your shop" }).count()).toBe(0);
});
