import { afterAll, beforeAll, expect, test } from "vitest";
import { buildCustomer, save } from "../server/db/rows/factories.ts";
import { password } from "../server/test/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("likely duplicates lead to their merge, with the other one chosen", async () => {
  await save(app.server.db.owner, "app.customers", [
    buildCustomer({ company_name: "First Twin", email: "twins@example.com", created_at: "2026-01-01T00:00:00Z" }),
    buildCustomer({ company_name: "Second Twin", email: "twins@example.com" }),
  ]);
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=duplicates");

  await page.getByText("twins@example.com").first().waitFor();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Second Twin" })
    .getByRole("link", { name: "Merge…" })
    .last()
    .click();

  await page.getByRole("dialog").getByText("First Twin stays.").waitFor();
});

test("a job that gave up is run again, and what people did is found in the audit", async () => {
  const page = await app.signIn("ada");
  await app.server.db.owner.query(
    "select graphile_worker.add_job('locate-address', '{}', max_attempts => 1, run_at => now() + interval '1 day')",
  );
  await app.server.db.owner.query(
    "update graphile_worker._private_jobs set attempts = 1, last_error = 'no such place' where payload::text = '{}'",
  );
  await page.goto("/admin/utils?tab=jobs");
  await page.getByText("no such place").waitFor();

  await page.getByRole("button", { name: "Run again" }).click();
  await page.getByText("The job runs again").waitFor();

  await page.goto("/admin/utils?tab=audit&record=customers&text=twins");
  await page.getByText("Added: Customer Second Twin").waitFor();
  await page
    .getByRole("button", { name: /fields/ })
    .first()
    .click();
  await page
    .getByText(/→ twins@example.com/)
    .first()
    .waitFor();
});

test("how long things are kept is chosen, and the audit that tells of it is sealed", async () => {
  await app.server.db.owner.query(
    "insert into app.audit_entries (at, action, entity) values (now() - interval '4 days', 'changed', 'customers')",
  );
  await app.server.db.owner.query("select app_private.seal_audit(now(), 10, 1000)");
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=records");

  await page.getByLabel("Events for webhooks (days)").fill("10");
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("alert").getByText("Enter a whole number from 30 to 365").waitFor();
  await page.getByLabel("Events for webhooks (days)").fill("120");
  await page.getByRole("combobox", { name: "Audit" }).click();
  await page.getByRole("option", { name: "10 years" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved how long things are kept").waitFor();

  await page.goto("/admin/utils?tab=audit&record=shop_settings");
  await page.getByText("Changed: Shop settings").waitFor();
  await page.getByText(/^Sealed through /).waitFor();
  await page.getByRole("button", { name: "Check the seals" }).click();
  await page.getByText(/^\d days? agree$/).waitFor();
});

test("everything is exported after a fresh proof", async () => {
  const page = await app.signIn("ada");
  await page.goto("/admin/utils?tab=export");

  await page.getByRole("button", { name: "Export everything" }).click();
  await page.getByRole("dialog").locator('input[type="password"]').waitFor();
  expect(await page.getByRole("dialog").count()).toBe(1);
});

test("the key that signs documents is replaced with a reason, after a fresh proof", async () => {
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.goto("/admin/utils?tab=audit");

  await page.getByRole("button", { name: "Replace the signing key" }).click();
  const dialog = page.getByRole("dialog", { name: "Replace the signing key" });
  await dialog.getByLabel("The reason").fill("An admin has left");
  const found = await violations(page);
  await dialog.getByRole("button", { name: "Replace it" }).click();
  const proof = page.getByRole("dialog", { name: "Confirm it's you" });
  await proof.getByRole("textbox", { name: "Your password" }).fill(password);
  await proof.getByRole("button", { name: "Confirm" }).click();
  await page.getByText("A new key signs documents now").waitFor();
  await dialog.waitFor({ state: "hidden" });

  expect(found).toEqual([]);
  const { rows } = await app.server.db.owner.query(
    "select reason from app.audit_entries where entity = 'signing_keys' order by at desc limit 1",
  );
  expect(rows).toEqual([{ reason: "An admin has left" }]);
});
