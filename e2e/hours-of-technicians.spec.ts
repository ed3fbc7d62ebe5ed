import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { save } from "../server/db/rows/factories.ts";
import { buildWorkEntry } from "../server/db/rows/hours-factories.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test("Tom records what he does on his dashboard, and sees his own hours alone", async () => {
  const { owner } = app.server.db;
  const ofAda = { user_id: app.shop.ada.userId, facility_id: app.shop.facilityId };
  const now = new Date();
  const earlier = new Date(now.getTime() - 3_600_000);
  await save(owner, "app.work_entries", [buildWorkEntry({ ...ofAda, started_at: earlier, ended_at: now })]);
  const page = await app.signIn("tom", { viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.getByText("Nothing is running").waitFor();

  await page.getByRole("button", { name: "Work", exact: true }).click();
  await page.getByText(/^Work since/).waitFor();
  await page.getByRole("button", { name: "Break", exact: true }).click();
  await page.getByText(/^Break since/).waitFor();
  const seen = await violations(page);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByText("Nothing is running").waitFor();
  await page.getByRole("link", { name: "Your hours" }).click();
  await page.getByRole("rowheader", { name: "Tom" }).first().waitFor();

  expect(await page.getByRole("rowheader", { name: "Ada" }).count()).toBe(0);
  expect(await page.getByRole("button", { name: "Export for payroll" }).count()).toBe(0);
  expect([...seen, ...(await violations(page))]).toEqual([]);
});

test("the office corrects a night with a reason, and exports the hours for payroll", async () => {
  const { owner } = app.server.db;
  await owner.query("delete from app.work_entries");
  await owner.query("update app.users set display_name = '=Tom' where id = $1", [app.shop.tom.userId]);
  const ofTom = { user_id: app.shop.tom.userId, facility_id: app.shop.facilityId };
  const night = { started_at: "2026-03-08T04:00:00Z", ended_at: "2026-03-08T10:00:00Z" }; // 9 PM to 4 AM, the night without 2 AM
  await save(owner, "app.work_entries", [buildWorkEntry({ ...ofTom, ...night })]);
  const page = await app.signIn("ada");

  await page.goto("/hours?from=2026-03-01&to=2026-03-14");
  await page.getByRole("row", { name: /Mar 7.* 3:00 3:00/ }).waitFor();
  await page.getByRole("row", { name: /Mar 8.* 3:00 3:00/ }).waitFor();
  await page.getByRole("button", { name: /Mar 8/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: /^Correct 9:00 PM to 4:00 AM/ }).click();
  await sheet.getByLabel("Ends at").fill("02:30");
  await sheet.getByLabel("Reason").fill("Went home early");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText("Choose a time; the clock skips an hour in spring").waitFor();
  await sheet.getByLabel("Ends at").fill("03:30");
  await sheet.getByLabel("Reason").fill("x");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText(/at least 3/).waitFor();
  await sheet.getByLabel("Reason").fill("Went home early");
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByText(/Went home early/).waitFor();
  const seen = await violations(page);
  await page.keyboard.press("Escape");
  await page.getByRole("row", { name: /Mar 8.*Corrected.* 2:30 2:30/ }).waitFor();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export for payroll" }).click();
  const text = await readFile(await (await downloading).path(), "utf8");

  expect(text.replace("\uFEFF", "").trim().split("\r\n")).toEqual([
    "Technician,Email,Day,From,To,Work hours,Travel hours,Waiting hours,Break hours,Paid hours,Paid minutes,Corrected",
    "'=Tom,tom@example.com,2026-03-07,21:00,00:00,3,0,0,0,3,180,yes",
    "'=Tom,tom@example.com,2026-03-08,00:00,03:30,2.5,0,0,0,2.5,150,yes",
  ]);
  expect(seen).toEqual([]);
});
