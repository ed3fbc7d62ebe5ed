import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const file = (...rows: string[]) => ({
  name: "customers.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Firma;E-mail;Zip;Street;Town;State", ...rows].join("\r\n")),
});

test("the office imports customers: columns, dry run, import, and back again", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils");
  await page
    .locator("input[type=file]")
    .setInputFiles(
      file(
        "Summit Body;office@summit.example;80202;1 Peak St;Denver;CO",
        "Valley Glass;not a mail;80203;2 Low St;Denver;CO",
      ),
    );

  await page.getByText("The file needs a column for Company, Display name, or Last name").waitFor();
  await page.getByRole("combobox", { name: "Firma is" }).click();
  await page.getByRole("option", { name: "Company" }).click();
  await page.getByText("1 row is wrong.").waitFor();
  await page.getByText("Email: Email is incorrectly formatted").waitFor();
  expect(await page.getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);

  await page.getByRole("button", { name: "Valid rows only" }).click();
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("1 row imported").waitFor();
  await page.getByText("1 new · 0 changed · 1 wrong row left out").waitFor();
  await page.goto("/customers/list?search=summit");
  await page.getByRole("row", { name: /Summit Body/ }).waitFor();

  await page.goto("/admin/utils");
  await page.getByRole("button", { name: "Undo customers.csv" }).click();
  await page.getByRole("button", { name: "OK" }).click();
  await page.getByText("Import undone").waitFor();
  await page.getByText(/undone by Ada Admin/).waitFor();
  await page.goto("/customers/list?search=summit");
  await page
    .getByText("No customers match")
    .or(page.getByText(/No customer/))
    .first()
    .waitFor();
});

test("the office imports what a customer owes from before, and records the check for it", async () => {
  const page = await app.signIn("ada");
  const rows = ["Invoice;Customer;Date;Due;Balance", "OLD-1;Carla's Collision;2026-01-05;2026-02-04;480.50"];
  await page.goto("/admin/utils?tab=import&kind=openingInvoices");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "open.csv", mimeType: "text/csv", buffer: Buffer.from(rows.join("\n")) });
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("1 row imported").waitFor();

  await page.goto("/invoices?search=OLD-1");
  await page.getByRole("row", { name: /OLD-1.*Opening.*Carla's Collision.*\$480\.50.*Overdue/ }).waitFor();
  await page.getByRole("button", { name: "Actions for invoice OLD-1" }).click();
  await page.getByRole("menuitem", { name: "Change details" }).waitFor();
  expect(await page.getByRole("menuitem").allTextContents()).toEqual([
    "Download PDF",
    "Change details",
    "Record payment",
    "Discount or credit memo",
    "Void invoice",
    "Statement of the customer",
  ]);
  await page.getByRole("menuitem", { name: "Record payment" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Record payment" }).click();
  await page.getByRole("row", { name: /OLD-1.*Paid/ }).waitFor();
});

test("the columns that were chosen are known the next time", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils");

  await page
    .locator("input[type=file]")
    .setInputFiles(file("Ridge Body;office@ridge.example;80202;1 Peak St;Denver;CO"));

  await page.getByRole("button", { name: "Import 1 row" }).waitFor();
  expect(await page.getByRole("combobox", { name: "Firma is" }).textContent()).toBe("Company");
});
