import { afterAll, beforeAll, expect, test } from "vitest";
import { addOrder } from "../server/test/shop.ts";
import { setStage, type Stage } from "./stage.ts";

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage[Symbol.asyncDispose]());

test("Tom starts with his day, sees no money, and takes an order one step on with one click", async () => {
  const order = await addOrder(stage.server.db.owner, stage.shop, {
    customerId: stage.shop.carla.customerId,
    status: "checkedIn",
    assigned_technician_id: stage.shop.tom.userId,
    vehicle: { vehicle_description: "2021 Toyota Camry SE" },
  });
  const page = await stage.signIn("tom", { viewport: { width: 390, height: 844 } });

  await page.getByRole("heading", { name: "My day" }).waitFor();
  expect(await page.getByText("Revenue").count()).toBe(0);
  await page.getByText("2021 Toyota Camry SE").first().click();
  await page.waitForURL(`**/service-orders/${order.id}`);
  await page.getByRole("button", { name: "Move to Pre-Scan & Inspection" }).click();

  await page.getByText("Moved to Pre-Scan & Inspection").waitFor();
  const { rows } = await stage.server.db.owner.query(
    "select s.key from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ key: "inspect" }]);
});

test("what is missing stands beside the blocked move", async () => {
  const order = await addOrder(stage.server.db.owner, stage.shop, {
    customerId: stage.shop.carla.customerId,
    status: "estimating",
  });
  const page = await stage.signIn("tom");

  await page.goto(`/service-orders/${order.id}`);
  await page.getByRole("button", { name: /^(Other moves|Move to)$/ }).click();

  await page.getByText("Send an estimate first").waitFor();
});
