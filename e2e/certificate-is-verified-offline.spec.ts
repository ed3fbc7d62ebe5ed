import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildFile, save } from "../server/db/rows/factories.ts";
import { readPdf } from "../server/test/documents/read-pdf.ts";
import { startTimeStampService } from "../server/test/fakes/time-stamp-service.ts";
import { addFinishedOrder } from "../server/test/finished-order.ts";
import { fileHash } from "@boresight/domain/documents/signed/file-hash";
import { pathOf } from "./support/path-of.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { contrastAlone, violations } from "./support/violations.ts";

let app: TestApp;
const timeStamps = await startTimeStampService();
const folder = await mkdtemp(join(tmpdir(), "boresight-offline-"));
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const photo = Buffer.from("a photo of the VIN plate");

beforeAll(async () => {
  app = await startTestApp({ signing: { key: null, timestampUrl: timeStamps.url } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await timeStamps[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

async function downloaded(page: Page, press: () => Promise<void>): Promise<Buffer> {
  const [download] = await Promise.all([page.waitForEvent("download"), press()]);
  return readFile(await download.path());
}

/** A certificate with a photo behind it, as the desk downloads it. */
async function issuedCertificate() {
  const orderId = await addFinishedOrder({ owner: app.server.db.owner, shop: app.shop });
  const row = { service_order_id: orderId, is_uploaded: true, mime_type: "image/jpeg", document_kind: "other" };
  await save(app.server.db.owner, "app.files", [buildFile({ ...row, name: "vin.jpg", sha256: fileHash(photo) })]);
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${orderId}?tab=documents`);
  const issued = desk.getByRole("region", { name: "Issued documents" });
  await issued.getByRole("button", { name: "Issue certificate" }).click();
  const button = issued.getByRole("button", { name: /^Download PDF of Calibration certificate/ });
  const pdf = await downloaded(desk, () => button.click());
  const address = (await readPdf(pdf)).addresses.find((one) => one.includes("/verify/")) ?? "";
  return { pdf, address, orderId };
}

async function choose(page: Page, files: Readonly<Record<string, Buffer>>): Promise<void> {
  const chosen = Object.entries(files).map(([name, buffer]) => ({ name, buffer, mimeType: "" }));
  await page.locator("input[type=file]").setInputFiles(chosen);
}

test("an insurer checks a certificate and its photo without a network, is told a forgery, and looks for withdrawals", async () => {
  const { pdf, address } = await issuedCertificate();
  const visitor = await app.visit(pathOf(address), phone);
  const page = await downloaded(visitor, () => visitor.getByRole("link", { name: "Download the page" }).click());
  const kept = join(folder, "verify-documents.html");
  await writeFile(kept, page);

  const offline = await app.openWindow(null, { ...phone, colorScheme: "dark" });
  const asked: string[] = [];
  offline.on("request", (request) => asked.push(request.url()));
  await offline.context().setOffline(true);
  await offline.goto(pathToFileURL(kept).href);
  await choose(offline, { "certificate.pdf": pdf, "vin.jpg": photo });

  await offline.getByRole("heading", { name: "Genuine", exact: true }).waitFor();
  await offline.getByRole("heading", { name: "Genuine evidence" }).waitFor();
  await offline.getByText("1 of 1 chosen").waitFor();
  await offline.getByText(/2026.*, and its signature is right: Time stamps$/).waitFor();
  const json = await downloaded(offline, () => offline.getByRole("button", { name: /signed JSON/ }).click());
  const problems = [...(await violations(offline)), ...(await violations(offline, contrastAlone))];

  const forged = Buffer.from(pdf);
  forged[Math.floor(forged.length / 2)]! ^= 1;
  await choose(offline, { "forged.pdf": forged, "other.jpg": Buffer.from("another photo"), "certificate.json": json });
  await offline.getByRole("heading", { name: "Changed or forged" }).waitFor();
  await offline.getByRole("heading", { name: "Not part of the evidence" }).waitFor();
  await offline.getByRole("heading", { name: "Genuine", exact: true }).waitFor();
  await offline.getByText(/^None: the time is what the shop’s clock said/).waitFor(); // The JSON alone bears no time stamp.

  await offline.getByRole("button", { name: "Look for withdrawals" }).click();
  await offline.getByText(/^The list could not be fetched/).waitFor();
  expect(asked.filter((url) => url.startsWith("http")).map((url) => new URL(url).pathname)).toEqual([
    "/v1/functions/withdrawn-documents",
  ]);
  await offline.context().setOffline(false);
  await offline.getByRole("button", { name: "Look for withdrawals" }).click();
  await offline.getByText(/was not withdrawn as of/).waitFor();
  expect(problems).toEqual([]);
});

test("the page speaks French and Arabic, and is used by keyboard", async () => {
  const response = await fetch(`${app.server.url}/v1/functions/offline-verifier`);
  const kept = join(folder, "languages.html");
  await writeFile(kept, Buffer.from(await response.arrayBuffer()));
  const page = await app.openWindow(null);
  await page.goto(pathToFileURL(kept).href);

  await page.keyboard.press("Tab");
  await page.getByRole("combobox").selectOption("fr");
  await page.getByRole("heading", { name: /^Vérifier les documents/ }).waitFor();
  await page.getByRole("combobox").selectOption("ar");
  await page.getByRole("heading", { name: /^التحقق من مستندات/ }).waitFor();

  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.getAttribute("type"))).toBe("file");
  expect(await page.evaluate(() => document.documentElement.dir)).toBe("rtl");
  expect(await violations(page)).toEqual([]);
});
