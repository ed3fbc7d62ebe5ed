import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCredential, save } from "../server/db/rows/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  const { shop, server } = app;
  await save(server.db.owner, "app.credentials", [
    buildCredential({
      user_id: shop.tom.userId,
      title: "Surround view",
      systems: ["CAL-SVM"],
      expires_on: "2020-01-01",
    }),
  ]);
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada sees whose certification has expired, adds the renewed one and withdraws another; Tom reads them, Carla cannot", async () => {
  const page = await app.signIn("ada", phone);

  await page.goto("/locations");
  await page.getByRole("tab", { name: "Technicians" }).click();
  await page.getByText("1 expired").waitFor();
  await page
    .getByRole("list", { name: "Certifications that have expired or expire within 60 days" })
    .getByRole("button", { name: /Surround view/ })
    .click();
  const sheet = page.getByRole("dialog", { name: "Tom Technician" });
  await sheet.getByText("Expired", { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Add certification" }).click();
  await sheet.getByLabel("Certification", { exact: true }).fill("Surround view");
  await sheet.getByLabel(/Certification number/).fill("TM-2040");
  await sheet.getByRole("checkbox", { name: "Surround-view camera calibration" }).click();
  await sheet.getByRole("checkbox", { name: /Front radar/ }).click();
  await sheet.getByLabel(/Makes/).fill("Toyota, Lexus");
  await sheet.getByLabel(/Valid from/).fill("2024-01-01");
  await sheet.getByLabel(/Expires on/).fill("2040-01-01");
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Surround view is saved").waitFor();
  await sheet.getByText("Toyota, Lexus").waitFor();
  await sheet.getByLabel(/First name/).fill("Thomas");
  await sheet.getByLabel(/Last name/).fill("Ramirez");
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("The name is saved").waitFor();

  await sheet.getByRole("button", { name: "Withdraw" }).last().click();
  await page.getByLabel("Reason").fill("Issued in error");
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).last().click();
  await sheet.getByText(/Withdrawn on .+: Issued in error/).waitFor();
  await sheet.getByRole("button", { name: "Close" }).click();
  await page.getByText(/Certified for 2 of/).waitFor();
  await page.getByLabel("Certified on").fill("2019-06-01");
  await page.getByText("Surround-view camera calibration", { exact: true }).waitFor();

  const colleague = await app.signIn("tom");
  await colleague.goto("/locations?tab=technicians");
  await colleague.getByRole("list", { name: "Technicians", exact: true }).getByRole("button").click();
  await colleague.getByText("Certified until Jan 1, 2040").waitFor();
  expect(await colleague.getByRole("button", { name: /Withdraw|Add certification/ }).count()).toBe(0);
  expect(await violations(colleague)).toEqual([]);
  const customer = await app.signIn("carla");
  await customer.goto("/locations");
  await customer.getByText("Denver").first().waitFor();
  expect(await customer.getByRole("tab").count()).toBe(0);
});
