import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../server/test/jobs.ts";
import { pdfOf } from "../server/test/files/sample-pdfs.ts";
import { png } from "../server/test/files/sample-files.ts";
import { countTaps } from "./support/counted-taps.ts";
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

interface Paper {
  name: string;
  mimeType: string;
  buffer: Buffer;
}
const pdf = (name: string, ...pages: string[][]): Paper => ({
  name,
  mimeType: "application/pdf",
  buffer: pdfOf(pages),
});

/** As from the folder of the claim, onto the page. */
async function drop(page: Page, papers: readonly Paper[]): Promise<void> {
  const sent = papers.map(({ buffer, ...paper }) => ({ ...paper, base64: buffer.toString("base64") }));
  const transfer = await page.evaluateHandle((files) => {
    const data = new DataTransfer();
    for (const { name, mimeType, base64 } of files) {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      data.items.add(new File([bytes], name, { type: mimeType }));
    }
    return data;
  }, sent);
  const target = page.getByRole("button", { name: /^(Choose a|Add another) file$/ });
  for (const type of ["dragenter", "dragover", "drop"]) await target.dispatchEvent(type, { dataTransfer: transfer });
}

const estimate = pdf(
  "estimate.pdf",
  [
    "Preliminary Estimate",
    "RO Number: 77412",
    "Insurance Company: State Farm",
    "Claim #: 04-1234",
    "Owner: Ana Ruiz",
    "VIN: 4T1G11AK2MU990001",
  ],
  ["1 FRONT BUMPER", "2 Repl Bumper cover 5211906X 1 410.00 1.4", "3 WINDSHIELD", "4 Repl Windshield 1 610.00 2.5"],
);
const supplement = pdf("supplement.pdf", [
  "Supplement of Record 1",
  "RO Number: 77412",
  "VIN: 4T1G11AK2MU990001",
  "1 FRONT LAMPS",
  "2 S01 Repl RT Headlamp assy 1 702.10 0.4",
]);
const photo: Paper = { name: "damage.png", mimeType: "image/png", buffer: png };

test("three files are dropped, and three taps later the request is sent", async () => {
  const page = await app.signIn("carla", phone);
  const { tap, count } = countTaps(page);
  await page.goto("/appointment-scheduling");

  await drop(page, [estimate, supplement, photo]);
  const papers = page.getByRole("list", { name: "Repair orders and estimates" });
  await papers.getByText("2 repairs found", { exact: false }).waitFor();
  await papers.getByText("1 repair found", { exact: false }).waitFor();
  const said = page.getByLabel("Filled in from the repair order");
  await said.getByText("State Farm").waitFor();
  await said.getByRole("img", { name: "As printed: Claim #: 04-1234" }).waitFor();
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Camry");
  expect(await page.getByLabel("Owner's last name").inputValue()).toBe("Ruiz");
  expect(await violations(page)).toEqual([]);
  await tap(page.getByRole("button", { name: "Keep as a photo of the vehicle" }));
  await tap(page.getByRole("button", { name: "Use all of it and review" }));
  await page.getByText("Step 5 of 5").waitFor();
  await page
    .getByRole("definition")
    .filter({ hasText: /camera/i })
    .first()
    .waitFor();
  await tap(page.getByRole("button", { name: "Submit request" }));
  await page.waitForURL(/service-orders\/[0-9a-f-]{36}/);

  expect(count()).toBe(3);
  const { rows } = await app.server.db.owner.query({
    text: `select o.repair_order_number as number, o.insurer_name as insurer, o.repair_operations as repairs, v.owner_last_name as owner,
        (select array_agg(f.document_kind || ' ' || f.name order by f.name) from app.files f where f.service_order_id = o.id) as files,
        (select count(*)::int from app.order_calibrations c where c.service_order_id = o.id) as calibrations
      from app.service_orders o join app.vehicles v on v.id = o.vehicle_id
      where o.customer_id = $1 order by o.created_at desc limit 1`,
    values: [app.shop.carla.customerId],
  });
  expect(rows).toEqual([
    {
      number: "77412",
      insurer: "State Farm",
      owner: "Ruiz",
      repairs: ["frontEnd", "windshield", "headlamp"],
      files: ["vehiclePhoto damage.png", "repairOrder estimate.pdf", "repairOrder supplement.pdf"],
      calibrations: expect.any(Number),
    },
  ]);
  expect(rows[0].calibrations).toBeGreaterThan(1);

  await page.goto("/appointment-scheduling");
  await drop(page, [estimate]);
  await page.getByText("This paper is already on order", { exact: false }).waitFor();
});

test("papers of two vehicles ask which one it is, and a file that was added already is not added again", async () => {
  const page = await app.signIn("cyd", phone);
  await page.goto("/appointment-scheduling");
  const other = pdf("other.pdf", ["RO Number: 8812", "VIN: 5YJ3E1EAXLF990005", "Replace windshield"]);

  await drop(page, [estimate, other]);
  const question = page.getByRole("alert").filter({ hasText: "several vehicles" });
  await question.waitFor();
  expect(await page.getByLabel("VIN", { exact: true }).inputValue()).toBe("");
  expect(await page.getByRole("button", { name: "Use all of it and review" }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  await question.getByRole("button", { name: "Use 5YJ3E1EAXLF990005" }).click();
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Model 3");
  await question.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Remove other.pdf" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add another file" }).click();
  await (await choosing).setFiles([estimate]);
  await page.getByText("estimate.pdf has been added already").waitFor();
});

test("a misprinted VIN is offered to compare, and taken by nobody but a person", async () => {
  const page = await app.signIn("cyd", phone);
  await page.goto("/appointment-scheduling");
  await page.getByRole("button", { name: "Start over" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
  const misprint = "4T1G11AK9MU990001"; // Its check digit would be 2.

  await drop(page, [
    pdf("misprint.pdf", ["Estimate of Record", "Claim #: 70-4471-2", `VIN: ${misprint}`, "1 Repl Windshield"]),
  ]);
  const question = page.getByRole("alert").filter({ hasText: "Compare" });
  await question.waitFor();
  expect(await page.getByLabel("VIN", { exact: true }).inputValue()).toBe("");
  expect(await page.getByRole("button", { name: "Use all of it and review" }).count()).toBe(0);
  await question.getByRole("button", { name: `Use ${misprint}` }).click();

  await page.getByText("This VIN does not check out").waitFor();
  expect(await page.getByLabel("I verified this VIN").isChecked()).toBe(false);
  expect(await violations(page)).toEqual([]);
});

test("an estimate's text is pasted, and what is no estimate is told", async () => {
  const page = await app.signIn("ada", phone);
  await page.goto("/appointment-scheduling");

  await page.getByRole("button", { name: "Paste text" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Add" }).click();
  await dialog.getByText("Paste the text of an estimate").nth(1).waitFor();
  await dialog
    .getByLabel("Text of the estimate")
    .fill("Claim #: 70-4471-2\n1 WINDSHIELD\n2 Repl Windshield 1 610.00 2.5");
  await dialog.getByRole("button", { name: "Add" }).click();
  await page.getByText("1 repair found", { exact: false }).waitFor();
  await page.getByText("70-4471-2").waitFor();
  await drop(page, [pdf("menu.pdf", ["Soup of the day", "Tomato", "Bread"])]);

  await page.getByText("This is not an estimate or repair order that we know", { exact: false }).waitFor();
  expect(await violations(page)).toEqual([]);
});
