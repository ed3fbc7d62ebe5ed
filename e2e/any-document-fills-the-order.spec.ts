import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { table, zipOf } from "../server/test/files/data-files.ts";
import { startJobs } from "../server/test/jobs.ts";
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

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (await choosing).setFiles([file]);
}

const estimate = [
  "Repair Order: 22182",
  "Claim #: 70-4471-2",
  "Insurance Company: State Farm",
  "VIN: 1HGCV1F3XMA990002",
  "1 FRONT LAMPS",
  "2 Repl LT Headlamp assy w/o LED 33150 1 702.10 0.4",
];

/** As a phone takes it: upside down and compressed. */
async function photographed(page: Page): Promise<Buffer> {
  const lines = estimate.map((line) => `<p style="font: 34px monospace; letter-spacing: 1px">${line}</p>`).join("");
  await page.setViewportSize({ width: 1000, height: 1300 });
  await page.setContent(
    `<body style="rotate: 180deg; background: #eee; padding: 80px; height: 1100px">${lines}</body>`,
  );
  const photo = await page.screenshot({ type: "jpeg", quality: 70 });
  await page.setViewportSize(phone.viewport);
  return photo;
}

test("a photo on a phone fills the order, whichever way up it was taken", async () => {
  const page = await app.signIn("carla", phone);
  const photo = await photographed(page);
  await page.goto("/appointment-scheduling");

  await choose(page, { name: "estimate.jpg", mimeType: "image/jpeg", buffer: photo });

  await page.getByText("1 repair found", { exact: false }).waitFor();
  expect(await page.getByLabel("VIN", { exact: true }).inputValue()).toBe("1HGCV1F3XMA990002");
  await expect.poll(() => page.getByLabel("Model").inputValue()).toBe("Accord");
  await page.getByText("State Farm").waitFor();
  expect(await violations(page)).toEqual([]);
});

const bms = `<?xml version="1.0"?><VehicleDamageEstimateAddRq>
  <AdminInfo><InsuranceCompany><Party><OrgInfo><CompanyName>Erie</CompanyName></OrgInfo></Party></InsuranceCompany></AdminInfo>
  <ClaimInfo><ClaimNum>AB12</ClaimNum></ClaimInfo>
  <VehicleInfo><VINInfo><VIN><VINNum>1HGCV1F3XMA990002</VINNum></VIN></VINInfo></VehicleInfo>
  <DamageLineInfo><LineNum>1</LineNum><LineDesc>Windshield w/o rain sensor</LineDesc>
    <LaborInfo><LaborOperation>OP11</LaborOperation></LaborInfo></DamageLineInfo></VehicleDamageEstimateAddRq>`;

test("an estimate's data file fills it too, and a letter is refused by its name", async () => {
  const page = await app.signIn("cyd");
  await page.goto("/appointment-scheduling");

  await choose(page, { name: "estimate.xml", mimeType: "text/xml", buffer: Buffer.from(bms) });
  await page.getByText("1 repair found", { exact: false }).waitFor();
  await page.getByText("AB12").waitFor();
  await page.getByRole("button", { name: "Remove" }).click();
  await choose(page, { name: "letter.rtf", mimeType: "application/rtf", buffer: Buffer.from("{\\rtf1 Dear shop}") });

  await page.getByRole("status").getByText("RTF files cannot be read", { exact: false }).waitFor();
});

const ems = {
  "8C1F.ENV": table([{ EST_SYSTEM: "C", RO_ID: "22182", SUPP_NO: "0" }]),
  "8C1FA.AD1": table([{ INS_CO_NM: "STATE FARM", CLM_NO: "70-4471-2" }]),
  "8C1FB.AD2": table([{ OWNR_LN: "Ruiz", OWNR_FN: "Ana" }]),
  "8C1FV.VEH": table([{ V_VIN: "1HGCV1F3XMA990002", V_MODEL_YR: "21", V_MAKEDESC: "HOND", V_MODEL: "Accord" }]),
  "8C1F.LIN": table([{ LINE_NO: "1", LINE_DESC: "LT Headlamp assy", LBR_OP: "OP11", PART_QTY: "1" }]),
};

test("an estimate's tables fill it as a zip, and as single files that are dropped together", async () => {
  const page = await app.signIn("ada");
  await page.goto("/appointment-scheduling");

  await choose(page, { name: "8C1F.zip", mimeType: "application/zip", buffer: await zipOf(ems) });
  await page.getByText("1 repair found", { exact: false }).waitFor();
  await page.getByText("70-4471-2").waitFor();
  await page.getByRole("button", { name: "Remove 8C1F.zip" }).click();
  const choosing = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Choose a file" }).click();
  await (
    await choosing
  ).setFiles(Object.entries(ems).map(([name, buffer]) => ({ name, mimeType: "application/octet-stream", buffer })));

  await page.getByText("1 repair found", { exact: false }).waitFor();
  const said = page.getByLabel("Filled in from the repair order");
  for (const value of ["22182", "70-4471-2", "1HGCV1F3XMA990002", "Ruiz, Ana"]) await said.getByText(value).waitFor();
  expect(await violations(page)).toEqual([]);
});
