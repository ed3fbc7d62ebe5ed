import { afterAll, beforeAll, expect, test } from "vitest";
import { buildOrderCalibration, buildOrderTask, buildOrderTaskFile, save } from "../server/db/rows/factories.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { startJobs } from "../server/test/jobs.ts";
import { addOrder } from "../server/test/shop.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let jobs: AsyncDisposable;
const vinNumber = "4T1G11AK2MU990001";
const head = [`VIN: ${vinNumber}`, "Device: MaxiSYS MS909 S/N: CDA12345678"];
const pre = [
  "Autel MaxiSYS pre-scan vehicle diagnostic report",
  ...head,
  "Module: Front camera",
  "C1A67 Axis not adjusted (Current)",
  "Module: Gateway",
  "U0100 Lost communication (History)",
];
const post = [
  "Autel MaxiSYS post-scan vehicle diagnostic report",
  ...head,
  "Module: Front camera",
  "No fault codes",
  "Module: Gateway",
  "U0100 Lost communication (History)",
];
const paper = (lines: readonly string[], name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfOf([lines]),
});

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

test("Tom uploads the scans of a vehicle: they are read and paired, and another vehicle's report is refused", async ({
  onTestFailed,
}) => {
  const { shop, server } = app;
  const { owner } = server.db;
  const vehicle = { vin_number: vinNumber, make: "Toyota" };
  const order = await addOrder(owner, shop, { customerId: shop.carla.customerId, status: "quality", vehicle });
  const type = { service_order_id: order.id, line_item_type_id: shop.lineItemType("CAL-FCAM-S") };
  await save(owner, "app.order_calibrations", [buildOrderCalibration({ ...type, result: "passed" })]);
  await addSlot(order.id, "Pre-scan", "preScan");
  await addSlot(order.id, "Post-scan", "postScan");
  const page = await app.signIn("tom");
  onTestFailed(() => describeWindow(page));
  const choose = async (task: string, file: ReturnType<typeof paper>) => {
    const choosing = page.waitForEvent("filechooser");
    await page
      .getByRole("list", { name: `Files of ${task}` })
      .getByRole("button", { name: /^(?:Choose|Add)/ })
      .click();
    await (await choosing).setFiles([file]);
  };

  await page.goto(`/service-orders/${order.id}`);
  await choose(
    "Pre-scan",
    paper(
      pre.map((line) => line.replace(vinNumber, "1HGCM82633A004352")),
      "other.pdf",
    ),
  );
  await page.getByText(/other\.pdf is a report of another vehicle \(VIN 1HGCM82633A004352\)/).waitFor();
  await choose("Pre-scan", paper(pre, "before.pdf"));
  await choose("Post-scan", paper(post, "after.pdf"));

  await page.getByRole("tab", { name: /Documents/ }).click();
  const scans = page.getByRole("region", { name: "Scans" });
  await scans
    .getByText(/MaxiSYS MS909 · Serial no\. CDA12345678/)
    .first()
    .waitFor();
  const codes = scans.getByRole("table", { name: "Fault codes" });
  await codes.getByRole("row", { name: /C1A67.*Current.*Cleared/ }).waitFor();
  await codes.getByRole("row", { name: /U0100.*Stored.*Remains/ }).waitFor();
  await page.getByText(/Replace the report of another vehicle: other\.pdf/).waitFor();
  expect(await violations(page)).toEqual([]);
});

/** A task of the order's status that asks for a report. */
async function addSlot(orderId: string, title: string, kind: string): Promise<void> {
  const { shop, server } = app;
  const ofOrder = { service_order_id: orderId };
  const task = buildOrderTask({ ...ofOrder, service_order_status_id: shop.status("quality"), task_name: title });
  await save(server.db.owner, "app.order_tasks", [task]);
  const slot = { ...ofOrder, order_task_id: task.id, title: `${title} report`, document_kind: kind };
  await save(server.db.owner, "app.order_task_files", [
    buildOrderTaskFile({ ...slot, allowed_file_types: ["application/pdf"], min_count: 1 }),
  ]);
}
