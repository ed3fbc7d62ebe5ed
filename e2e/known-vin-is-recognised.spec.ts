import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const vin = "4T1G11AK2MU990001";

beforeAll(async () => {
  app = await startTestApp();
  await addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.cyd.customerId,
    status: "closed",
    vehicle: { vin_number: vin, year: 2021, vehicle_description: "2021 Toyota Camry SE" },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

test("Tom types a known VIN, moves the vehicle to the customer who brings it, and its history goes on", async () => {
  const page = await app.signIn("tom");
  await page.goto("/vehicles");
  await page.getByRole("button", { name: "New vehicle" }).click();
  const sheet = page.getByRole("dialog", { name: "New vehicle" });
  await sheet.getByRole("combobox", { name: "Customer" }).fill("carla");
  await page.getByRole("option", { name: /Carla's Collision/ }).click();
  await sheet.getByLabel("VIN").fill(vin);
  await sheet.getByText(/has a vehicle with this VIN: 2021 Toyota Camry SE/).waitFor();
  expect(await sheet.getByLabel("Make").inputValue()).toBe("Toyota");
  expect(await violations(page)).toEqual([]);

  await sheet.getByRole("button", { name: "Move it to this customer" }).click();

  await page.waitForURL(/\/vehicles\/[0-9a-f-]{36}/);
  await page.getByRole("heading", { name: "2021 Toyota Camry SE" }).waitFor();
  const main = page.getByRole("main");
  await main.getByText("Carla's Collision", { exact: true }).waitFor();
  await main.getByRole("list", { name: "Service history" }).getByText(/^SO-/).waitFor();
  await main.getByRole("list", { name: "Former records" }).getByRole("listitem").waitFor();
  const { rows } = await app.server.db.owner.query({
    text: "select customer_id, archived_at is null as is_used from app.vehicles where vin_number = $1 order by 2",
    values: [vin],
  });
  expect(rows).toEqual([
    { customer_id: app.shop.cyd.customerId, is_used: false },
    { customer_id: app.shop.carla.customerId, is_used: true },
  ]);
});
