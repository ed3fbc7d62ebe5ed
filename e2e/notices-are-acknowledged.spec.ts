import { createHash, randomBytes } from "node:crypto";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addFinishedOrder } from "../server/test/finished-order.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const addOrder = (result: string) =>
  addFinishedOrder({ owner: app.server.db.owner, shop: app.shop }, { result, status: "readyOut" });

async function issue(page: Page, button: string, title: string) {
  await page.getByRole("button", { name: button }).click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.getByRole("button", { name: "Issue the notice" }).click();
  await dialog.getByText(/Source consulted needs at least/).waitFor();
  await dialog.getByLabel("Source consulted").fill("Service bulletin 12-3");
  const problems = await violations(page);
  await dialog.getByRole("button", { name: "Issue the notice" }).click();
  await dialog.waitFor({ state: "detached" });
  return problems;
}

test("none-required and not-completed issued and acknowledged", async () => {
  const failed = await addOrder("failed");
  const none = await addOrder("notRequired");
  await app.server.db.owner.query("update app.service_orders set repair_operations = '{liftgate}' where id = $1", [
    none,
  ]);
  await app.server.db.owner.query(
    `update app.vehicles set stated_systems = '{"rearCamera": false}'
      where id = (select vehicle_id from app.service_orders where id = $1)`,
    [none],
  );
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${failed}?tab=documents`);
  const issued = desk.getByRole("region", { name: "Issued documents" });
  const dialogProblems = await issue(desk, "Give notice: not completed", "Calibration not completed or unsuccessful");
  await issued.getByText(/Not signed for yet/).waitFor();
  await issued.getByRole("button", { name: "Have it signed" }).click();
  const signing = desk.getByRole("dialog", { name: /^Sign for Calibration not completed/ });
  await signing.getByRole("button", { name: "Sign", exact: true }).click();
  await signing.getByText("Enter your full name").waitFor();
  await signing.getByLabel("Name of the person who signs").fill("Sam Driver");
  await signing.getByRole("button", { name: "Type the name" }).click();
  const signingProblems = await violations(desk);
  await signing.getByRole("button", { name: "Sign", exact: true }).click();
  await issued.getByText(/Received by Sam Driver/).waitFor();

  await desk.goto(`/service-orders/${none}?tab=documents`);
  const noneProblems = await issue(desk, "State that none was required", "No calibration was required");
  await issued.getByText(/^No calibration was required NR-/).waitFor();

  expect([dialogProblems, signingProblems, noneProblems]).toEqual([[], [], []]);
});

test("the owner reads the notice by its link on a phone and signs for it", async () => {
  const orderId = await addOrder("failed");
  const desk = await app.signIn("ada");
  await desk.goto(`/service-orders/${orderId}?tab=documents`);
  await issue(desk, "Give notice: not completed", "Calibration not completed or unsuccessful");
  await desk.getByText(/Not signed for yet/).waitFor();
  const token = randomBytes(32).toString("base64url");
  await app.server.db.owner.query(
    `insert into app_private.notice_links (token_hash, document_id, email, expires_at)
      select $2, id, 'sam@example.com', issued_at + interval '90 days' from app.documents where service_order_id = $1`,
    [orderId, createHash("sha256").update(token).digest("hex")],
  );

  const owner = await app.visit(`/notice#${token}`, phone);
  await owner.getByRole("heading", { name: "Calibration not completed or unsuccessful" }).waitFor();
  await owner.getByText(/Do not rely on the systems named above/).waitFor();
  const problems = await violations(owner);
  await owner.getByRole("button", { name: "Sign", exact: true }).click();
  const dialog = owner.getByRole("dialog", { name: /^Sign for/ });
  await dialog.getByLabel("Name of the person who signs").fill("Sam Driver");
  await dialog.getByRole("button", { name: "Type the name" }).click();
  await dialog.getByRole("button", { name: "Sign", exact: true }).click();
  await owner.getByText(/Received by Sam Driver/).waitFor();
  await desk.reload();
  await desk.getByText(/Received by Sam Driver/).waitFor();

  expect(problems).toEqual([]);
});

test("an admin verifies a state's starter text, which said that it was unverified and where it comes from", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=disclosures");
  const list = page.getByRole("list", { name: "Texts of states" });
  const rows = list.getByRole("listitem");
  await rows.first().waitFor();
  const texts = await rows.allInnerTexts();
  const problems = await violations(page);
  await list.getByText(/UT.*Before the work/).click();
  await page.getByRole("link", { name: /^https:\/\/le\.utah\.gov/ }).waitFor();
  await page.getByRole("button", { name: "Verify" }).click();
  await page.getByText("The text is verified and in use").waitFor();

  expect(texts.length).toBeGreaterThanOrEqual(6);
  for (const text of texts) {
    expect(text).toContain("Unverified");
    expect(text).toMatch(/Source read on/);
    expect(text).toMatch(/Statutes|Code/);
  }
  expect(problems).toEqual([]);
});
