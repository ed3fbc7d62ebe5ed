import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
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

const bayColumn = (page: Page, number: number) => page.locator(".ec-body .ec-day").nth(number - 1);

test("an order dragged onto a bay is booked at that time", async () => {
  const order = await desk.approvedOrder();
  const page = await app.signIn("ada");
  await page.goto(schedule);
  const row = page.getByRole("listitem").filter({ hasText: String(order["internal_order_number"]) });

  await drag(row, bayColumn(page, 2), { x: 60, y: 200 });

  await page.getByText("Appointment booked").waitFor();
  await row.waitFor({ state: "detached" });
  expect(await desk.appointmentOf(order)).toMatchObject({
    status: "confirmed",
    minutes: 105,
    bay: desk.bays.second.id,
  });
});

/** Drags a waiting order into the second bay. Returns its row in the list of what waits. */
async function bookByDrag(page: Page, number: string): Promise<Locator> {
  await page.goto(schedule);
  const row = page.getByRole("listitem").filter({ hasText: number });
  await drag(row, bayColumn(page, 2), { x: 60, y: 200 });
  await page.getByText("Appointment booked").waitFor();
  return row;
}

test("an order booked by mistake waits again with Undo, and nobody is emailed", async () => {
  const order = await desk.approvedOrder();
  const page = await app.signIn("ada");
  const number = String(order["internal_order_number"]);
  const row = await bookByDrag(page, number);

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText(`The booking of ${number} was undone`).waitFor();
  await row.waitFor();
  await page.locator(".ec-event:not(.time-off)").waitFor({ state: "detached" });
  const { rows } = await app.server.db.owner.query(
    `select s.key as status, (select count(*)::integer from app.messages where service_order_id = o.id) as mails
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [order["id"]],
  );
  expect(rows).toEqual([{ status: "approved", mails: 0 }]);
  expect(await desk.appointmentOf(order)).toMatchObject({ status: "cancelled" });
});

test("Undo takes back a booking of an order that was Scheduled before, also from the dialog", async () => {
  const order = await desk.approvedOrder("scheduled");
  const page = await app.signIn("ada");
  const number = String(order["internal_order_number"]);
  const row = await bookByDrag(page, number);
  await row.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Undo" }).click();

  await row.waitFor();
  await page.locator(".ec-event:not(.time-off)").waitFor({ state: "detached" });
  expect(await desk.appointmentOf(order)).toMatchObject({ status: "cancelled" });

  await page.getByRole("button", { name: `Schedule ${number}` }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await row.waitFor({ state: "detached" });
  await page.getByRole("button", { name: "Undo" }).click();

  await row.waitFor();
  const { rows } = await app.server.db.owner.query(
    `select s.key as status, array(select a.status from app.appointments a where a.service_order_id = o.id) as appointments
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [order["id"]],
  );
  expect(rows).toEqual([{ status: "scheduled", appointments: ["cancelled", "cancelled"] }]);
});

/** Drags the only appointment to the second bay. */
async function dragToSecondBay(page: Page) {
  await page.goto(schedule);
  await page.locator(".ec-event").first().hover(); // Once it has come to rest.
  const event = await boxOf(page, ".ec-event");
  const target = await boxOf(page, ".ec-body .ec-day:nth-child(1 of .ec-day) ~ .ec-day");
  await page.mouse.move(event.x + 20, event.y + 20);
  await page.mouse.down();
  await page.mouse.move(target.x + 30, event.y + 30, { steps: 8 });
  await page.mouse.move(target.x + 40, event.y + 20, { steps: 4 });
  await page.mouse.up();
  await page.getByText("Appointment moved").waitFor();
}

test("an appointment dragged to another bay keeps its duration", async () => {
  const order = await desk.booked();
  const page = await app.signIn("ada");

  await dragToSecondBay(page);

  expect(await desk.appointmentOf(order)).toMatchObject({
    starts: `${monday} 09:00`,
    minutes: 105,
    bay: desk.bays.second.id,
  });
});

test("a bay that is taken out of use is still drawn where it holds an appointment, which is dragged to another", async () => {
  const { owner } = app.server.db;
  const { first, second } = desk.bays;
  const order = await desk.booked();
  await owner.query("update app.bays set is_active = false where id = $1", [first.id]);
  const page = await app.signIn("ada");
  await page.goto(schedule);
  await page.locator(".ec-header").getByText("Inactive").waitFor();
  const shown = await violations(page);

  await drag(page.locator(".ec-event:not(.time-off)"), bayColumn(page, 1), { x: 60, y: 200 });

  await page.getByText("Appointment moved").waitFor();
  await page.locator(".ec-header").getByText("Inactive").waitFor({ state: "detached" });
  await owner.query("update app.bays set is_active = true where id = $1", [first.id]);
  expect(shown).toEqual([]);
  expect(await desk.appointmentOf(order)).toMatchObject({ bay: second.id, minutes: 105 });
});

test("an appointment dragged by mistake goes back with Undo, and nobody is emailed", async () => {
  const order = await desk.booked();
  const before = await desk.appointmentOf(order);
  const page = await app.signIn("ada");
  await dragToSecondBay(page);

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("The appointment is back where it was").waitFor();
  expect(await desk.appointmentOf(order)).toEqual(before);
  expect(await desk.mailsOfMoves(order)).toEqual([]);
});

test("the same by keyboard: the order's button opens a dialog with day and time", async () => {
  const order = await desk.approvedOrder();
  const page = await app.signIn("ada");
  await page.goto(schedule);

  await page.getByRole("button", { name: `Schedule ${String(order["internal_order_number"])}` }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Next available times (1 h 45 min)", { exact: true }).waitFor();
  const inDialog = await violations(page);
  await dialog.getByLabel("Time", { exact: true }).focus();
  await page.keyboard.type("1030AM");
  await page.keyboard.press("Enter");

  await page.getByText("Appointment booked").waitFor();
  expect(inDialog).toEqual([]);
  expect(await desk.appointmentOf(order)).toMatchObject({ starts: `${monday} 10:30`, bay: desk.bays.first.id });
});

test("a taken time offers the next ones; the office may overbook it with a reason", async () => {
  await desk.booked();
  const order = await desk.approvedOrder();
  const page = await app.signIn("ada");
  await page.goto(schedule);
  await page.getByRole("button", { name: `Schedule ${String(order["internal_order_number"])}` }).click();
  const dialog = page.getByRole("dialog");

  await dialog.getByLabel("Time", { exact: true }).fill("09:30");
  await dialog.getByRole("button", { name: "Save" }).click();
  await dialog.getByText("The bay is taken at that time").waitFor();
  const offers = await dialog.getByRole("group", { name: "Next available times" }).getByRole("button").count();
  await dialog.getByLabel("Reason for overbooking").fill("The insurer waits for it");
  await dialog.getByRole("button", { name: "Overbook" }).click();

  await page.getByText("Appointment booked").waitFor();
  expect(offers).toBeGreaterThan(2);
  expect(await desk.appointmentOf(order)).toMatchObject({ starts: `${monday} 09:30`, overbooked: true });
});

test("a customer's requested time stays in the list, whatever day is shown, until the office confirms it", async () => {
  const { owner } = app.server.db;
  const [agreed, moved] = [await desk.booked(), await desk.booked(dayAfter(monday))];
  await owner.query("update app.appointments set status = 'requested'");
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.getByRole("link", { name: "Appointments to confirm 2" }).click();
  const list = page.getByRole("list", { name: "Appointments to confirm" });

  await list.getByRole("button", { name: `Move ${String(moved["internal_order_number"])}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Time", { exact: true }).fill("13:00");
  await dialog.getByRole("button", { name: "Save" }).click();
  await page.getByText("Appointment moved").waitFor();
  await list.getByRole("button", { name: `Confirm ${String(agreed["internal_order_number"])}` }).click();
  await page.getByText("Appointment confirmed").waitFor();
  await list.getByRole("listitem").nth(1).waitFor({ state: "detached" });

  expect(await violations(page)).toEqual([]);
  expect(await desk.appointmentOf(agreed)).toMatchObject({ status: "confirmed", starts: `${monday} 09:00` });
  expect(await desk.appointmentOf(moved)).toMatchObject({ starts: `${dayAfter(monday)} 13:00` });
});

test("a customer reschedules to a free time, and confirms that the vehicle will be ready", async () => {
  const order = await desk.booked();
  const page = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await page.goto("/appointment-scheduling?tab=schedule");

  await page.getByRole("button", { name: `Move ${String(order["internal_order_number"])}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group").getByRole("button").first().click();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await dialog.getByRole("checkbox", { name: "The vehicle will be ready on that day" }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Appointment moved").waitFor();

  const moved = await desk.appointmentOf(order);
  expect(moved.status).toBe("confirmed");
  expect(moved.starts < monday).toBe(true);
});

test("the other days are a date away, and the chosen time is marked", async () => {
  const order = await desk.booked();
  const page = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await page.goto("/appointment-scheduling?tab=schedule");
  await page.getByRole("button", { name: `Move ${String(order["internal_order_number"])}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Next available times" }).getByRole("button").nth(6).waitFor();
  await dialog.getByText(/^Times in M[DS]T$/).waitFor();

  const tuesday = dayAfter(monday);
  await dialog.getByLabel("Show times from").fill(tuesday);
  const time = dialog.getByRole("button", { name: /^8:00 AM/ }).first();
  // By its date: late on a Monday the first day that is shown before is a Tuesday too.
  const words = new Date(tuesday).toLocaleDateString("en-US", { month: "short", day: "numeric", timeZone: "UTC" });
  await expect.poll(() => dialog.getByRole("group").nth(1).innerText()).toMatch(`Tue, ${words}`);
  await time.click();

  await expect.poll(() => time.getAttribute("aria-pressed")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  const vouch = dialog.getByRole("checkbox", { name: "The vehicle will be ready on that day" });
  await vouch.check();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Appointment moved").waitFor();
  expect(await desk.appointmentOf(order)).toMatchObject({ starts: `${dayAfter(monday)} 08:00` });
});

test("a customer cancels an appointment in time; less than 24 hours before it the page says to call", async () => {
  const early = await desk.booked();
  const late = await desk.booked(new Date(Date.now() + 3_600_000).toISOString().slice(0, 10));
  const page = await app.signIn("carla");
  await page.goto("/appointment-scheduling?tab=schedule");

  await page.getByRole("button", { name: `Cancel ${String(early["internal_order_number"])}` }).click();
  await page.getByLabel("Why").fill("The repair takes longer");
  await page.getByRole("button", { name: "Cancel appointment" }).click();

  await page.getByText("Appointment canceled").waitFor();
  await page.getByText("The appointment is in less than 24 hours. Call us to change it.").waitFor();
  expect(await page.getByRole("button", { name: `Cancel ${String(late["internal_order_number"])}` }).count()).toBe(0);
  expect(await desk.appointmentOf(early)).toMatchObject({ status: "cancelled" });
});

async function boxOf(page: Page, selector: string) {
  await page.locator(selector).first().waitFor();
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

test("an admin closes a day with an appointment: it is listed, rescheduled with a reason, and the list is empty", async () => {
  const order = await desk.booked();
  const page = await app.signIn("ada");
  await page.goto(`/locations?facility=${app.shop.facilityId}`);
  const sheet = page.getByRole("dialog", { name: "Denver" });
  await sheet.getByRole("button", { name: "Add US holidays" }).click();
  await sheet
    .getByText(/Thanksgiving/)
    .first()
    .waitFor(); // Late in November, a year has two of them.
  await sheet.getByRole("button", { name: "Copy to weekdays" }).click();
  await sheet.getByLabel("Closed days").fill(monday);
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("list", { name: "Appointments to resolve" }).getByText("Closed").waitFor();
  const inSheet = await violations(page);

  await sheet.getByLabel("Why").fill("We are closed for a training");
  await sheet.getByRole("button", { name: "Move 1 appointment" }).click();

  await sheet.getByText("1 appointment moved. The customer gets an email.").waitFor();
  await sheet.getByText("Nothing left to move").waitFor();
  expect(inSheet).toEqual([]);
  expect(await desk.appointmentOf(order)).toMatchObject({ starts: expect.not.stringContaining(monday), minutes: 105 });
});
