import { productTermsVersion } from "@boresight/domain/customers/terms";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { chooseOption } from "./support/choose-option.ts";
import { goOnTo } from "./support/go-on-to.ts";
import { openTab } from "./support/open-tab.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;
let own: { id: string };
let foreign: { id: string };

beforeAll(async () => {
  app = await startTestApp();
  const { shop, server } = app;
  const of = (customerId: string, description: string) =>
    addOrder(server.db.owner, shop, { customerId, vehicle: { vehicle_description: description } });
  own = await of(shop.carla.customerId, "2021 Toyota Camry SE");
  foreign = await of(shop.cyd.customerId, "2022 Honda Civic Sport");
});
afterAll(() => app[Symbol.asyncDispose]());

test("Carla lands on her dashboard and lists only her own orders", async () => {
  const page = await app.signIn("carla");

  await page.goto("/");
  await page.waitForURL("**/dashboards/customer");
  await page.goto("/service-orders");

  await page.getByText("2021 Toyota Camry SE").first().waitFor();
  expect(await page.getByText("2022 Honda Civic Sport").count()).toBe(0);
});

test("new terms are accepted with her next order", async () => {
  const { owner } = app.server.db;
  const { customerId } = app.shop.carla;
  await owner.query("update app.customers set terms_version = '2025-01' where id = $1", [customerId]);
  const page = await app.signIn("carla");

  await page.goto("/dashboards/customer");
  await page.getByRole("main").getByRole("link", { name: "New order" }).click();
  await page.getByRole("button", { name: "Choose a vehicle that has been here" }).click();
  await chooseOption(page, /^Vehicle$/, /Camry/);
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  await goOnTo(page, 2);
  await page.getByRole("checkbox", { name: /Windshield/ }).check();
  for (const step of [3, 4, 5]) await goOnTo(page, step);
  await page.getByRole("button", { name: "Submit request" }).click();
  await page.getByText("Accept the current terms of service", { exact: false }).waitFor();
  await page.getByRole("checkbox", { name: "I accept the terms of service" }).check();
  await page.getByRole("button", { name: "Submit request" }).click();
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  const { rows } = await owner.query("select terms_version as version from app.customers where id = $1", [customerId]);
  expect(rows).toEqual([{ version: productTermsVersion }]);
});

test("another customer's order does not exist for her, by URL or by API", async () => {
  const page = await app.signIn("carla");

  await page.goto(`/service-orders/${foreign.id}`);
  await page
    .getByText(/not found/i)
    .first()
    .waitFor();

  const token = await tokenFor(app.shop.carla, app.server);
  const query = "query ($id: UUID!) { serviceOrder(id: $id) { id } }";
  expect(await app.server.graphql(query, { id: foreign.id }, { token })).toEqual({ data: { serviceOrder: null } });
});

test("she opens her own order, without internal wording, and cancels it with a reason", async () => {
  const page = await app.signIn("carla");

  await page.goto(`/service-orders/${own.id}`);
  await page.getByText("Request received").first().waitFor();
  expect(await page.getByText(/internal notes/i).count()).toBe(0);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await chooseOption(page, "Reason for canceling", "Total loss");
  await page.getByRole("dialog").getByRole("button", { name: "Cancel order" }).click();

  await page.getByText("Cancelled").first().waitFor();
});

// No tab leads to nothing.
test("a link leads to one part of her order, and a tab to another", async () => {
  const page = await app.signIn("carla", { viewport: { width: 1024, height: 480 } });

  await page.goto(`/service-orders/${own.id}?tab=invoice`);
  await page.getByRole("tabpanel", { name: "Invoice" }).getByText("Not invoiced yet.").waitFor();
  expect(await page.getByRole("tabpanel").count()).toBe(1);

  await openTab(page, "Messages");
  await page.getByLabel("Message to us").fill("Is Friday possible?");
  await page.waitForURL(({ search }) => search === "?tab=messages");
  await openTab(page, "Documents");
  await page.getByRole("tabpanel", { name: "Documents" }).waitFor();
  await openTab(page, "Messages");
  expect(await page.getByLabel("Message to us").inputValue()).toBe("Is Friday possible?");
});

test("staff screens are not in her menu and show her nothing", async () => {
  const page = await app.signIn("carla");

  await page.goto("/");
  await page.getByRole("navigation").getByText("Service Orders").waitFor();
  expect(await page.getByRole("navigation").getByText("Customers").count()).toBe(0);
  await page.goto("/customers");

  await page
    .getByText(/access/i)
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe("/customers");
});

test("an account without a customer is told that it is under review", async () => {
  const page = await app.signIn("uma");

  await page.goto("/");
  await page
    .getByText(/reviewing your account/i)
    .first()
    .waitFor();
  await page.goto("/appointment-scheduling");
  await page.getByText(/reviewing your account/i).waitFor();
  expect(await page.getByRole("button", { name: "Next" }).count()).toBe(0);
});
