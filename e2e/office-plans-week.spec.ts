import { momentAt } from "@boresight/domain/schedule/facility-time";
import { localDay } from "@boresight/domain/schedule/working-time";
import type { Locator } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { drag } from "./support/drag.ts";
import { dayAfter, monday, openScheduleDesk, schedule, type ScheduleDesk } from "./support/schedule-desk.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let desk: ScheduleDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await openScheduleDesk(app);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.server.db.owner.query("delete from app.service_orders"));

test("a week is seen at once, with the load of each day; an order dropped on a day asks for its time", async () => {
  const order = await desk.booked();
  const waits = await desk.approvedOrder();
  const page = await app.signIn("ada", { viewport: { width: 1366, height: 850 } });
  await page.goto(`${schedule}&view=week`);
  const days = page.getByRole("region").filter({ has: page.getByRole("heading", { level: 3 }) });
  const first = page.getByRole("region", { name: /^Monday/ });

  await first.getByRole("button", { name: /9:00 AM–10:45 AM/ }).waitFor();
  await first.getByText(/^1.8 h of/).waitFor();
  expect(await days.count()).toBeGreaterThan(4);
  const overflow = await first.evaluate(({ parentElement: week }) => week!.scrollWidth - week!.clientWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violations(page)).toEqual([]);
  await first.getByRole("button", { name: /9:00 AM/ }).click();
  await page.getByRole("dialog").getByText(String(order["internal_order_number"])).first().waitFor();
  await page.keyboard.press("Escape");
  const row = page.getByRole("listitem").filter({ hasText: String(waits["internal_order_number"]) });
  await drag(row, page.getByRole("region", { name: /^Tuesday/ }));
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Next available times", { exact: false }).waitFor();
  expect(await dialog.getByLabel("Day", { exact: true }).inputValue()).toBe(dayAfter(monday));
});

/** The week of that Monday, with an appointment on it from 9:00 to 10:45. */
async function openWeek() {
  const order = await desk.booked();
  const page = await app.signIn("ada", { viewport: { width: 1366, height: 850 } });
  await page.goto(`${schedule}&view=week`);
  const day = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  const block = day("Monday").getByRole("button", { name: /9:00 AM–10:45 AM/ });
  await block.waitFor();
  return { order, page, block, day };
}

test("an appointment dragged to another day of the week keeps its time, and goes back with Undo", async () => {
  const { order, page, block, day } = await openWeek();
  const before = await desk.appointmentOf(order);

  await drag(block, day("Tuesday"));
  await page.getByText("Appointment moved").waitFor();
  await day("Tuesday")
    .getByRole("button", { name: /9:00 AM/ })
    .waitFor();
  const moved = await desk.appointmentOf(order);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByText("The appointment is back where it was").waitFor();
  await block.waitFor();

  expect(moved).toEqual({ ...before, starts: `${dayAfter(monday)} 09:00` });
  expect(await desk.appointmentOf(order)).toEqual(before);
  expect(await desk.mailsOfMoves(order)).toEqual([]);
});

test("a day that is closed, or where the bay is taken, refuses it and says why, with free times", async () => {
  const { owner } = app.server.db;
  const [tuesday, wednesday] = [dayAfter(monday), dayAfter(dayAfter(monday))];
  await desk.booked(tuesday);
  await owner.query("update app.facilities set closures = jsonb_build_array($1::text)", [wednesday]);
  onTestFinished(async () => void (await owner.query("update app.facilities set closures = '[]'")));
  const { order, page, block, day } = await openWeek();
  const dialog = page.getByRole("dialog");
  const refused = async (name: string, why: string) => {
    await drag(block, day(name));
    await dialog.getByText(why).waitFor();
    await dialog.getByRole("group", { name: "Next available times" }).waitFor();
    await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
    await dialog.waitFor({ state: "detached" });
  };

  await refused("Tuesday", "The bay is taken at that time");
  await refused("Wednesday", "The location is closed on that day");

  expect(await desk.appointmentOf(order)).toMatchObject({ starts: `${monday} 09:00`, minutes: 105 });
});

test("the same by keyboard: Enter opens the appointment, whose menu moves it", async () => {
  const { order, page, block } = await openWeek();

  await block.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Move to another time" }).press("Enter");
  const dialog = page.getByRole("dialog").filter({ has: page.getByLabel("Day", { exact: true }) });
  await dialog.getByLabel("Day", { exact: true }).fill(dayAfter(monday));
  await dialog.getByRole("button", { name: "Save" }).press("Enter");

  await page.getByText("Appointment moved").waitFor();
  expect(await desk.appointmentOf(order)).toMatchObject({ starts: `${dayAfter(monday)} 09:00` });
});

/** How far down the page. */
async function middle(place: Locator): Promise<number> {
  const box = await place.boundingBox();
  return box ? box.y + box.height / 2 : NaN;
}

test("the line for now stands at the shop's time of day wherever the reader is, on the present day alone", async () => {
  const today = localDay("America/Denver", Date.now());
  const at = (time: string) => Date.parse(momentAt("America/Denver", { date: today, time }) ?? "");
  const page = await app.signIn("ada", { timezoneId: "Asia/Tokyo" });
  onTestFinished(() => page.close()); // Its clock never moves.
  await page.clock.setFixedTime(at("10:30"));
  await page.goto("/appointment-scheduling?tab=schedule");
  const line = page.locator(".ec-now-indicator");

  await page.getByText("Now, 10:30 AM", { exact: true }).waitFor();
  const halfPast = await middle(line);
  const eleven = await middle(page.locator(".ec-sidebar time").filter({ hasText: "11 AM" }));
  await page.clock.setFixedTime(at("11:00"));
  await expect.poll(() => middle(line)).toBeGreaterThan(halfPast);
  const moved = (await middle(line)) - halfPast;
  const barriers = await violations(page);
  await page.getByRole("button", { name: "Later", exact: true }).click();
  await line.waitFor({ state: "detached" });
  await page.locator(".ec-day").first().waitFor();

  expect(Math.abs(eleven - halfPast - moved)).toBeLessThan(4);
  expect(barriers).toEqual([]);
  expect(await page.getByText(/^Now, /).count()).toBe(0);
});
