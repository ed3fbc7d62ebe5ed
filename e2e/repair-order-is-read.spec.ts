import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFile, buildRepairOrderText, save } from "../server/db/rows/factories.ts";
import { startJobs } from "../server/test/jobs.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let jobs: AsyncDisposable;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

test("a paper that cannot be read says so, and what it lacks is ticked by hand", async () => {
  const page = await app.signIn("carla", phone);
  await page.goto("/appointment-scheduling");
  await page.getByLabel("VIN").fill("4T1G11AK2MU990001");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");

  for (const { content, words } of [
    { content: pdfOf([[]]), words: "This PDF contains no text we can read" },
    { content: Buffer.from("%PDF-1.4\nbroken"), words: "This file could not be read" },
  ]) {
    const choosing = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Choose a file" }).click();
    await (await choosing).setFiles([{ name: "scan.pdf", mimeType: "application/pdf", buffer: content }]);

    await page.getByRole("status").getByText(words, { exact: false }).waitFor();
    await page.getByRole("button", { name: "Remove" }).click();
  }
});

test("Ada sees what the paper of an order mentions, and lists what it calls for", async () => {
  const { server, shop } = app;
  const order = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId });
  const file = buildFile({ service_order_id: order.id, document_kind: "repairOrder", is_uploaded: true });
  await save(server.db.owner, "app.files", [file]);
  const lines = [{ page: 3, text: "R&I LT HEADLAMP ASSY" }];
  await save(server.db.owner, "app_private.repair_order_texts", [buildRepairOrderText({ file_id: file.id, lines })]);
  const page = await app.signIn("ada");
  await page.goto(`/service-orders/${order.id}`);
  const flag = page.getByText("The repair order mentions Headlamp removed or replaced without a matching calibration");
  await flag.waitFor();

  await page.getByRole("button", { name: "Choose calibrations" }).click();
  const mentioned = page.getByRole("list", { name: "The repair order mentions" });
  await mentioned.getByText("R&I LT HEADLAMP ASSY").waitFor();
  expect(await violations(page)).toEqual([]);
  await mentioned.getByRole("button", { name: /Headlamp/ }).click();
  await mentioned.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Save" }).click();

  await page.getByRole("list", { name: "Calibrations" }).getByText("Adaptive headlamp", { exact: false }).waitFor();
  await flag.waitFor({ state: "detached" });
});
