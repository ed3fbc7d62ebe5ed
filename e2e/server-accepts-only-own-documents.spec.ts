import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ onlyPublishedDocuments: true });
});
afterAll(() => app[Symbol.asyncDispose]());

test("the web app works with a server that accepts only its documents, and nothing else does", async () => {
  const { owner } = app.server.db;
  const order = await addOrder(owner, app.shop, { customerId: app.shop.carla.customerId });
  const refused: string[] = [];
  const operations = new Set<string>();
  const page = await app.signIn("ada");
  await page.route("**/v1/graphql", async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const { operationName } = route.request().postDataJSON();
    operations.add(operationName);
    if (text.includes("document-not-published")) refused.push(operationName);
    await route.fulfill({ response });
  });

  for (const path of [
    "/service-orders",
    `/service-orders/${order.id}`,
    `/service-orders/${order.id}?tab=timeline`,
    "/dashboards/admin",
    "/customers",
    "/admin/tasks",
  ]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    await page.waitForLoadState("networkidle");
  }
  await page.unrouteAll({ behavior: "wait" });
  const other = await app.server.graphql("{ customers { totalCount } }");

  expect(operations.size).toBeGreaterThan(8);
  expect(refused).toEqual([]);
  expect(other.errors[0].extensions.code).toBe("document-not-published");
});
