import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../server/test/jobs.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let jobs: AsyncDisposable;

beforeAll(async () => {
  app = await startTestApp();
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

async function orderPage(vehicle = {}): Promise<string> {
  const { server, shop } = app;
  const { id } = await addOrder(server.db.owner, shop, { customerId: shop.carla.customerId, status: "new", vehicle });
  return `/service-orders/${id}?tab=documents`;
}

const estimate = pdfOf([
  ["Preliminary Estimate", "Claim #: 04-1234"],
  [
    "1 WINDSHIELD",
    "2 Repl Windshield 1 812.10 2.4",
    "3 # Pre-repair scan 1 0.5",
    "4 REAR BUMPER",
    "5 R&I Bumper cover 1.2",
  ],
]);
const supplement = pdfOf([
  [
    "Supplement of Record 1",
    "1 WINDSHIELD",
    "2 Repl Windshield 1 840.10 2.4",
    "3 # Pre-repair scan 1 0.5",
    "4 FRONT LAMPS",
    "5 S01 Repl RT Headlamp assy 1 702.10 0.4",
  ],
]);

async function add(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole("button", { name: "Add document" }).click();
  const dialog = page.getByRole("dialog");
  const choosing = page.waitForEvent("filechooser");
  await dialog.getByRole("button", { name: "Choose files" }).click();
  await (await choosing).setFiles([{ name, mimeType: "application/pdf", buffer }]);
  await dialog.getByRole("combobox", { name: "Document type" }).getByText("Repair order").waitFor(); // By its name.
  await dialog.getByRole("button", { name: "Upload" }).click();
  await dialog.waitFor({ state: "detached" });
  await page.getByText(name).first().waitFor();
}

test("the office sees beside the estimate what it leaves out, then what the supplement changes, and sends it as a PDF", async () => {
  const page = await app.signIn("ada", { viewport: { width: 1366, height: 850 } });
  await page.goto(await orderPage());
  await add(page, "estimate.pdf", estimate);

  await page.getByRole("button", { name: "Review the estimate" }).click();
  const review = page.getByRole("dialog", { name: "What the estimate leaves out" });
  const missing = review.getByRole("list", { name: "Required and not written" });
  await missing.getByText("Post-scan").waitFor();
  await review.getByRole("list", { name: "Required and written" }).getByText("Pre-scan").waitFor();
  await missing
    .getByRole("button", { name: /Repl Windshield 1 812.10/ })
    .first()
    .click();
  await review.getByRole("img", { name: "Page 2 of 2" }).waitFor();
  expect(await violations(page)).toEqual([]);
  const perhaps = review.getByRole("list", { name: "Required if the vehicle has it, and not written" });
  await perhaps
    .getByRole("button", { name: "Fitted: Rear corner radar / blind-spot calibration", exact: true })
    .click();
  await missing.getByText("we know that this vehicle has it", { exact: false }).waitFor();
  await perhaps.getByRole("button", { name: "Not fitted: Head-up display alignment" }).click();
  await perhaps.getByText("Head-up display alignment").waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();
  await perhaps.getByText("Head-up display alignment").waitFor();
  await review.getByRole("button", { name: "Close" }).click();

  await add(page, "supplement.pdf", supplement);
  await page.getByRole("button", { name: "Review the estimate" }).click();
  await review.getByText("What supplement 1 changes").waitFor();
  await review
    .getByRole("list", { name: "Added" })
    .getByText(/Headlamp assy/)
    .waitFor();
  await review
    .getByRole("list", { name: "Taken away" })
    .getByText(/R&I Bumper cover/)
    .waitFor();
  await missing.getByText("New in the supplement").first().waitFor();
  expect(await violations(page)).toEqual([]);
  const download = page.waitForEvent("download");
  await review.getByRole("button", { name: "Download PDF of Estimate review" }).click();
  expect((await download).suggestedFilename()).toMatch(/estimateReview\.pdf$/);
});

test("on a phone a line opens its page, and Back leads to the review again; customers are not offered it", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const page = await app.signIn("ada", phone);
  const address = await orderPage();
  await page.goto(address);
  await add(page, "estimate.pdf", estimate);
  await add(page, "supplement.pdf", supplement);
  await page.getByRole("button", { name: "Review the estimate" }).tap();
  const review = page.getByRole("dialog", { name: "What the estimate leaves out" });
  await review
    .getByRole("button", { name: /Headlamp assy/ })
    .first()
    .tap();
  await review.getByRole("img", { name: "Page 1 of 1" }).waitFor();
  expect(await violations(page)).toEqual([]);
  await review.getByRole("button", { name: "Back to the review" }).tap();
  await review.getByRole("list", { name: "Added" }).waitFor();

  const own = await app.signIn("carla", phone);
  await own.goto(address);
  await own.getByText("supplement.pdf").first().waitFor();
  expect(await own.getByRole("button", { name: "Review the estimate" }).count()).toBe(0);
});

test("an estimate of another vehicle on an order is told, and its repairs are not asked about", async () => {
  const page = await app.signIn("ada", { viewport: { width: 1366, height: 850 } });
  await page.goto(await orderPage({ vin_number: "4T1G11AK2MU990001", year: 2021 }));

  await add(page, "estimate-other.pdf", pdfOf([["VIN: 5YJ3E1EAXLF990005", "R&R W/S"]]));
  await page.getByRole("tab", { name: "Overview" }).click();

  await page
    .getByText("estimate-other.pdf is for another vehicle: its VIN is 5YJ3E1EAXLF990005", { exact: false })
    .waitFor();
  await page.getByRole("button", { name: /Choose calibrations|Change the list/ }).click();
  await page.getByRole("dialog").getByRole("checkbox").first().waitFor();
  expect(await page.getByText("The repair order mentions").count()).toBe(0);
  expect(await violations(page)).toEqual([]);
});
