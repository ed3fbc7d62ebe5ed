import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPdf } from "../server/test/documents/read-pdf.ts";
import { addFinishedOrder } from "../server/test/finished-order.ts";
import { pathOf } from "./support/path-of.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const finishedOrder = () => addFinishedOrder({ owner: app.server.db.owner, shop: app.shop });

/** The PDF that this press downloads. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer<ArrayBuffer>> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return Buffer.from(await readFile(await download.path()));
}

async function compare(page: Page, content: Buffer): Promise<void> {
  const file = { name: "certificate.pdf", mimeType: "application/pdf", buffer: content };
  await page.locator("input[type=file]").setInputFiles(file);
}

test("a certificate is verified by the address on it, an altered file is told from it, and a revoked one is known", async () => {
  const orderId = await finishedOrder();
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${orderId}?tab=documents`);
  const issued = desk.getByRole("region", { name: "Issued documents" });
  await issued.getByRole("button", { name: "Issue certificate" }).click();
  const button = issued.getByRole("button", { name: /^Download PDF of Calibration certificate/ });
  const pdf = await downloaded(desk, () => button.click());
  const { addresses, isUniversallyAccessible } = await readPdf(pdf);
  const [address = ""] = addresses.filter((one) => one.includes("/verify/"));
  expect(isUniversallyAccessible).toBe(true);

  const insurer = await app.visit(pathOf(address), phone);
  await insurer.getByRole("heading", { name: "Valid" }).waitFor();
  await insurer.getByText("2022 Honda Accord").waitFor();
  await compare(insurer, pdf);
  await insurer.getByText("certificate.pdf is exactly the file that was issued.").waitFor();
  const altered = Buffer.from(pdf);
  altered[altered.length - 30]! ^= 1;
  await compare(insurer, altered);
  await insurer.getByText(/^certificate\.pdf is not the file that was issued/).waitFor();
  const problems = await violations(insurer);

  await issued.getByRole("button", { name: /^More about Calibration certificate/ }).click();
  await desk.getByRole("menuitem", { name: "Revoke" }).click();
  const dialog = desk.getByRole("dialog", { name: /^Revoke C-/ });
  await dialog.getByLabel("The reason").fill("The wrong target was used");
  await dialog.getByRole("button", { name: "Revoke" }).click();
  await issued.getByText("Revoked", { exact: true }).waitFor();
  await insurer.reload();
  await insurer.getByRole("heading", { name: "Revoked" }).waitFor();
  expect(problems).toEqual([]);
});

test("an insurer downloads the packet by a link until it expires", async () => {
  const orderId = await finishedOrder();
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${orderId}?tab=documents`);
  const issued = desk.getByRole("region", { name: "Issued documents" });
  await issued.getByRole("button", { name: "Issue certificate" }).click();
  await issued.getByText("Valid", { exact: true }).waitFor();
  await issued.getByRole("button", { name: "More documents" }).click();
  await desk.getByRole("menuitem", { name: "Share packet by link" }).click();
  const dialog = desk.getByRole("dialog", { name: "Share packet by link" });
  await dialog.getByRole("button", { name: "Create a link" }).click();
  await dialog.getByText("Enter the recipient").waitFor();
  await dialog.getByLabel("Recipient").fill("Harbor Auto Insurance");
  await dialog.getByRole("button", { name: "Create a link" }).click();
  const url = await dialog.getByText(/\/packet#/).innerText();
  const deskProblems = await violations(desk);

  const insurer = await app.visit(pathOf(url), phone);
  const pdf = await downloaded(insurer, () => insurer.getByRole("button", { name: "Download the packet" }).click());
  expect((await readPdf(pdf)).bookmarks.length).toBeGreaterThan(1);
  await insurer.getByText(/^The download has started/).waitFor();
  const problems = await violations(insurer);

  await app.server.db.owner.query(
    "update app.document_links set expires_at = now() - interval '1 minute' where service_order_id = $1",
    [orderId],
  );
  await insurer.reload();
  await insurer.getByRole("heading", { name: "This link has expired" }).waitFor();
  expect([deskProblems, problems]).toEqual([[], []]);
});
