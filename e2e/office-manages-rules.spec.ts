import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const file = (...rows: string[]) => ({
  name: "rules.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(["Operation,System,Make,Model,Year from", ...rows].join("\r\n")),
});

test("the office imports a file of rules once it has no errors, and verifies an imported rule", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=rules&import=yes");
  const chooser = page.locator("input[type=file]");

  await chooser.setInputFiles(file("headlamp,CAL-AFS,Lotus,Elise,1700", "headlamp,warpDrive,,,"));
  await page.getByText("Year from must be a whole number from 1900 to 2100").waitFor();
  await page.getByText('"warpDrive" is not in the calibration catalog').waitFor();
  expect(await page.getByRole("button", { name: "Import", exact: true }).last().isDisabled()).toBe(true);

  await chooser.setInputFiles(file("headlamp,CAL-AFS,Lotus,Elise,2001"));
  await page.getByRole("button", { name: "Import 1 rule" }).click();
  await page.getByText("Imported 1 rule").waitFor();

  await page.getByLabel("Search make or model").fill("lotus elise");
  await page.getByRole("row", { name: /Lotus Elise/ }).click();
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByText("Verified by Ada Admin").waitFor();
});
