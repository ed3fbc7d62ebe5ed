import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCompetence, save } from "../server/db/rows/factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  const { shop, server } = app;
  await save(server.db.owner, "app.competences", [
    buildCompetence({
      user_id: shop.tom.userId,
      line_item_type_id: shop.lineItemType("CAL-SVM"),
      expires_on: "2020-01-01",
    }),
  ]);
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada sees whose certificate has expired, renews it and adds another; Tom can read them, Carla cannot", async () => {
  const page = await app.signIn("ada", phone);

  await page.goto("/locations");
  await page.getByRole("tab", { name: "Technicians" }).click();
  await page.getByText("1 expired").waitFor();
  await page.getByRole("list", { name: "Technicians" }).getByRole("button").click();
  const sheet = page.getByRole("dialog", { name: "Tom Technician" });
  await sheet.getByText("Expired", { exact: true }).waitFor();
  await sheet.getByLabel("Surround-view camera calibration expires on").fill("2040-01-01");
  await sheet.getByRole("switch", { name: /Front radar/ }).click();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Save" }).click();
  await page.getByText("Tom Technician's certifications are saved").waitFor();
  await page.getByText(/Certified for 2 of/).waitFor();

  const colleague = await app.signIn("tom");
  await colleague.goto("/locations?tab=technicians");
  await colleague.getByRole("list", { name: "Technicians" }).getByRole("button").click();
  await colleague.getByText("Certified until Jan 1, 2040").waitFor();
  expect(await colleague.getByRole("switch").count()).toBe(0);
  expect(await violations(colleague)).toEqual([]);
  const customer = await app.signIn("carla");
  await customer.goto("/locations");
  await customer.getByText("Denver").first().waitFor();
  expect(await customer.getByRole("tab").count()).toBe(0);
});
