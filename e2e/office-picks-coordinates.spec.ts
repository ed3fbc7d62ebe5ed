import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildAddress, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

const box = {
  type: "Polygon",
  coordinates: [
    [
      [-110, 35],
      [-100, 35],
      [-100, 45],
      [-110, 45],
      [-110, 35],
    ],
  ],
};
const style = {
  version: 8,
  sources: {
    land: { type: "geojson", attribution: "© The Surveyors", data: { type: "Feature", properties: {}, geometry: box } },
  },
  layers: [{ id: "land", type: "fill", source: "land", paint: { "fill-color": "#c8e0c0" } }],
};
/** A map of another origin, as a shop would set it. */
const maps = createServer((_request, response) => {
  response.writeHead(200, { "content-type": "application/json", "access-control-allow-origin": "*" });
  response.end(JSON.stringify(style));
});

let app: TestApp;

beforeAll(async () => {
  await new Promise<void>((listening) => maps.listen(0, "127.0.0.1", listening));
  const origin = `http://127.0.0.1:${(maps.address() as AddressInfo).port}`;
  app = await startTestApp({ map: { styleUrl: `${origin}/style.json`, origins: [origin] } });
  const { owner } = app.server.db;
  const base = buildAddress({ street: "1 Base Rd", latitude: 39.7392, longitude: -104.9903 });
  await save(owner, "app.addresses", [base]);
  await owner.query("update app.facilities set address_id = $1 where is_base", [base.id]);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  maps.close();
});

test("Ada picks an address on the map of the shop, with its attribution, and the keyboard is enough", async () => {
  const page = await app.signIn("ada");
  const refused: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) refused.push(message.text());
  });
  await page.goto("/addresses");
  await page.getByRole("button", { name: "New address" }).click();
  const sheet = page.getByRole("dialog", { name: "New address" });
  await sheet.getByRole("button", { name: "Choose on the map" }).click();
  await sheet.getByText("© The Surveyors").waitFor();

  const map = sheet.getByRole("region", { name: "Map" });
  await map.focus();
  await sheet.getByRole("button", { name: "Use the center" }).press("Enter");

  expect(await sheet.getByLabel("Latitude").inputValue()).toBe("39.7392");
  expect(await sheet.getByLabel("Longitude").inputValue()).toBe("-104.9903");
  await map.click({ position: { x: 60, y: 60 } });
  await expect.poll(() => sheet.getByLabel("Latitude").inputValue()).not.toBe("39.7392");
  expect(refused).toEqual([]);
  expect(await violations(page)).toEqual([]);
});

test("pickups stand on the map of the dashboard, each place with its orders, and in a table beside it", async () => {
  const { shop, server } = app;
  const { owner } = server.db;
  const located = { city: "Golden", state: "CO", latitude: 39.7555, longitude: -105.2211 };
  const [golden, lost] = [buildAddress(located), buildAddress({ city: "Aurora", state: "CO" })];
  await save(owner, "app.addresses", [golden, lost]);
  const fetched = { customerId: shop.carla.customerId, intake_method: "pickup" };
  for (const { id } of [golden, golden, lost]) await addOrder(owner, shop, { ...fetched, pickup_address_id: id });
  const page = await app.signIn("ada");
  await page.goto("/dashboards/admin");
  const chart = page.getByRole("region", { name: "Golden, CO: 67% of 3" });

  await chart.getByText("© The Surveyors").waitFor();
  await chart.getByText("1 order has no place on the map").waitFor();
  expect(await violations(page)).toEqual([]);
  await chart.getByRole("button", { name: "Show the figures" }).click();
  const figures = await chart.getByRole("row").allInnerTexts();
  await chart.getByRole("button", { name: "Show the chart" }).click();
  await chart.getByRole("link", { name: "Golden, CO: 2" }).click();
  await page.getByRole("button", { name: "Remove the filter Fetched from: Golden, CO" }).waitFor();

  expect(figures.map((row) => row.split(/\s{1,}/).join(" "))).toEqual(["Place Orders", "Golden, CO 2", "Aurora, CO 1"]);
  await expect.poll(() => page.getByRole("table").getByRole("link", { name: /^SO-/ }).count()).toBe(2);
});
