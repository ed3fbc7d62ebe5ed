import type { Locator } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderTask, buildOrderTaskFile, save } from "../server/db/rows/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

async function drawIn(pad: Locator) {
  const area = await pad.boundingBox();
  if (!area) throw new Error("There is nothing to draw in");
  const { mouse } = pad.page();
  await mouse.move(area.x + 20, area.y + 20);
  await mouse.down();
  for (const part of [0.3, 0.6, 0.9]) await mouse.move(area.x + area.width * part, area.y + area.height * part);
  await mouse.up();
}

/** What is stored of the order's signed document. */
async function signedOf(orderId: string) {
  const { rows } = await app.server.db.owner.query(
    `select id, document_kind, signer_name, signature_method, mime_type, order_task_file_id from app.files
      where service_order_id = $1 and signer_name is not null`,
    [orderId],
  );
  return rows;
}

test("the driver signs for the vehicle on Tom's phone, and the signed document is stored in the handover's slot", async () => {
  const { server, shop } = app;
  const { owner } = server.db;
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "released" });
  const status = shop.status("released");
  const task = buildOrderTask({ service_order_id: order.id, service_order_status_id: status, task_name: "Handover" });
  await save(owner, "app.order_tasks", [task]);
  const slot = buildOrderTaskFile({
    service_order_id: order.id,
    order_task_id: task.id,
    title: "Handover signature",
    document_kind: "signature",
    allow_multiple: false,
    min_count: 1,
  });
  await save(owner, "app.order_task_files", [slot]);
  const page = await app.signIn("tom", phone);
  await page.goto(`/service-orders/${order.id}`);

  await page.getByRole("button", { name: "Sign here" }).click();
  const dialog = page.getByRole("dialog", { name: "Handover" });
  await dialog.getByText("I have received the vehicle with its keys and documents.").waitFor();
  await dialog.getByLabel("Name of the person who signs").fill("Sam Driver");
  await drawIn(dialog.getByRole("img", { name: "Signature area" }));
  const found = await violations(page);
  await dialog.getByRole("button", { name: "Sign", exact: true }).click();
  await dialog.waitFor({ state: "detached" });
  await page
    .getByRole("button", { name: /^Open .*Sam Driver\.png/ })
    .first()
    .click();
  await page.getByText(/signed by Sam Driver/).waitFor();

  const [file] = await signedOf(order.id);
  expect(file).toMatchObject({ document_kind: "signature", signature_method: "drawn", order_task_file_id: slot.id });
  const content = await fetch(`${server.url}/v1/storage/files/${file.id}`, {
    headers: { authorization: `Bearer ${await tokenFor(shop.tom, server)}` },
  });
  const picture = Buffer.from(await content.arrayBuffer());
  expect([picture.toString("latin1", 1, 4), picture.readUInt32BE(16)]).toEqual(["PNG", 1200]);
  expect(found).toEqual([]);
});

test("the customer signs the ride height waiver with the typed name, and Ada decides by it", async () => {
  const { server, shop } = app;
  const { owner } = server.db;
  const order = await addOrder(owner, shop, {
    customerId: shop.carla.customerId,
    status: "inspect",
    ride_height_modified: true,
  });
  const page = await app.signIn("ada");
  await page.goto(`/service-orders/${order.id}`);

  await page.getByRole("button", { name: "Have the waiver signed" }).click();
  const signing = page.getByRole("dialog", { name: "Ride height waiver" });
  await signing.getByLabel("Name of the person who signs").fill("Carla Ortiz");
  await signing.getByRole("button", { name: "Type the name" }).click();
  await signing.getByRole("button", { name: "Sign", exact: true }).click();
  await signing.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Have the waiver signed" }).waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Continue with a waiver" }).click();
  const deciding = page.getByRole("dialog", { name: "Continue with a waiver" });
  await deciding.getByText(/Carla Ortiz\.png/).waitFor();
  await deciding.getByRole("button", { name: "Decide" }).click();
  await page.getByText("Calibrated under a signed waiver.").waitFor();

  const [file] = await signedOf(order.id);
  expect(file).toMatchObject({ document_kind: "waiver", signer_name: "Carla Ortiz", signature_method: "typed" });
  const { rows } = await owner.query(
    "select ride_height_decision as decision, ride_height_waiver_file_id as waiver from app.service_orders where id = $1",
    [order.id],
  );
  expect(rows).toEqual([{ decision: "waiver", waiver: file.id }]);
});
