import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
  const { owner } = app.server.db;
  const base = buildAddress({ street: "1 Base Rd", latitude: 39.7392, longitude: -104.9903 });
  await save(owner, "app.addresses", [base]);
  await owner.query("update app.facilities set address_id = $1 where is_base", [base.id]);
});
afterAll(() => app[Symbol.asyncDispose]());

test("Ada adds an address, its distance is computed, and one that she enters herself is kept", async () => {
  const page = await app.signIn("ada");
  await page.goto("/addresses");
  await page.getByRole("button", { name: "New address" }).click();
  const sheet = page.getByRole("dialog", { name: "New address" });
  await sheet.getByRole("combobox", { name: "Customer" }).fill("carla");
  await page.getByRole("option", { name: /Carla's Collision/ }).click();
  await sheet.getByLabel("Street").fill("1 Pearl St");
  await sheet.getByLabel("City").fill("Boulder");
  await sheet.getByLabel("State").fill("Colorado");
  await sheet.getByLabel("Postal code").fill("80302");
  await sheet.getByLabel("Latitude").fill("40.015");
  await sheet.getByLabel("Longitude").fill("-105.2705");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Enter the two letters of the state or province").waitFor();
  await sheet.getByLabel("State").fill("CO");
  await sheet.getByRole("button", { name: "Save" }).click();

  const row = page.getByRole("row").filter({ hasText: "1 Pearl St" });
  await row.getByText("30.2 mi").waitFor();
  expect(await violations(page)).toEqual([]);

  await row.getByRole("button", { name: "Actions for 1 Pearl St" }).click();
  await page.getByRole("menuitem", { name: "Enter the distance" }).click();
  await page.getByLabel("Miles").fill("33.3");
  await page.getByRole("button", { name: "Save" }).click();
  await row.getByText("33.3 mi").waitFor();
  await row.getByText("Entered by hand").waitFor();
  await row.getByRole("button", { name: "Actions for 1 Pearl St" }).click();
  expect(await page.getByRole("menuitem", { name: "Recalculate the distance" }).count()).toBe(0);
});

test("Tom finds addresses without a distance, is told what is missing, and the order there gets its transport price", async () => {
  const { owner } = app.server.db;
  const { customerId } = app.shop.carla;
  const place = buildAddress({ customer_id: customerId, street: "77 Nowhere Rd" });
  await save(owner, "app.addresses", [place]);
  const order = await addOrder(owner, app.shop, { customerId, pickup_address_id: place.id, intake_method: "pickup" });
  const page = await app.signIn("tom");
  await page.goto("/addresses");

  await page.getByRole("button", { name: "Distance missing" }).click();
  await page.getByLabel("Search addresses").fill("nowhere");
  await page.waitForURL(/nowhere/);
  const row = page.getByRole("row").filter({ hasText: "77 Nowhere Rd" });
  await row.getByText("1 order").waitFor();
  await row.getByRole("button", { name: "Actions for 77 Nowhere Rd" }).click();
  await page.getByRole("menuitem", { name: "Recalculate the distance" }).click();
  await page.getByText(/Enter the latitude and longitude of the address first/).waitFor();
  await row.getByRole("button", { name: "Actions for 77 Nowhere Rd" }).click();
  await page.getByRole("menuitem", { name: "Enter the distance" }).click();
  await page.getByLabel("Miles").fill("28.2");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("The distance to 77 Nowhere Rd is saved").waitFor();

  const { rows } = await owner.query("select fuel_cost from app.service_orders where id = $1", [order.id]);
  expect(rows).toEqual([{ fuel_cost: 2548 }]);
});
