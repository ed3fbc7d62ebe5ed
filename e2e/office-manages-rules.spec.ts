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
  await page.goto("/admin/utils?tab=rules");
  await page.getByLabel("Search make or model").fill("lotus elise");
  await page.getByText("No calibration rules match").waitFor();
  await page.getByRole("link", { name: "Import", exact: true }).click();
  const chooser = page.locator("input[type=file]");
  await page.getByRole("combobox", { name: "What the file holds" }).getByText("Calibration rules").waitFor();

  await chooser.setInputFiles(file("headlamp,CAL-AFS,Lotus,Elise,1700", "headlamp,warpDrive,,,"));
  await page.getByText("Year from must be a whole number from 1900 to 2100").waitFor();
  await page.getByText('"warpDrive" is not in the calibration catalog').waitFor();
  expect(await page.getByRole("button", { name: "Import", exact: true }).isDisabled()).toBe(true);

  await chooser.setInputFiles(file("headlamp,CAL-AFS,Lotus,Elise,2001"));
  await page.getByRole("button", { name: "Import 1 row" }).click();
  await page.getByText("1 row imported").waitFor();

  // In the same window, so the list that was loaded before has to be asked for again.
  await page.getByRole("tab", { name: "Calibration rules" }).click();
  await page.getByLabel("Search make or model").fill("lotus elise");
  await page.getByRole("row", { name: /Lotus Elise/ }).click();
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByText("Verified by Ada Admin").waitFor();
});
