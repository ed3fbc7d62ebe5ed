import { momentAt } from "@boresight/domain/schedule/facility-time";
import { localDay } from "@boresight/domain/schedule/working-time";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addBays } from "../server/test/bays.ts";
import { buildAppointment, save, type Row } from "../server/test/factories.ts";
import { addOrder } from "../server/test/shop.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let bays: Awaited<ReturnType<typeof addBays>>;

/** A Monday far enough ahead to be open, and never today. */
const monday = nextMonday();
const schedule = `/appointment-scheduling?tab=schedule&date=${monday}`;

beforeAll(async () => {
  app = await startTestApp();
  bays = await addBays(app.server.db.owner, app.shop.facilityId);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.server.db.owner.query("delete from app.service_orders"));

function nextMonday(): string {
  const day = new Date(Date.now() + 14 * 24 * 3_600_000);
  day.setUTCDate(day.getUTCDate() + ((8 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 24 * 3_600_000).toISOString().slice(0, 10);

let orders = 0;
const approvedOrder = () =>
  addOrder(app.server.db.owner, app.shop, {
    customerId: app.shop.carla.customerId,
    status: "approved",
    internal_order_number: `SO-90010${++orders}`,
    vehicle: { vehicle_description: `2021 Toyota Camry ${orders}` },
  });

async function appointmentOf({ id }: Row) {
  const { rows } = await app.server.db.owner.query({
    text: `select to_char(starts_at at time zone 'America/Denver', 'YYYY-MM-DD HH24:MI') as starts, status, bay_id as bay,
        round(extract(epoch from ends_at - starts_at) / 60)::integer as minutes, is_overbooked as overbooked
      from app.appointments where service_order_id = $1`,
    values: [id],
  });
  return rows[0];
}

/** On that day in the first bay, from 9:00 to 10:45 in Denver's time zone. */
async function booked(day = monday): Promise<Row> {
  const order = await approvedOrder();
  await save(app.server.db.owner, "app.appointments", [
    buildAppointment({
      service_order_id: order.id,
      facility_id: app.shop.facilityId,
      bay_id: bays.first.id,
      starts_at: `${day} 09:00 America/Denver`,
      ends_at: `${day} 10:45 America/Denver`,
    }),
  ]);
  return order;
}

const bayColumn = (page: Page, number: number) => page.locator(".ec-body .ec-day").nth(number - 1);

test("an order dragged onto a bay is booked at that time", async () => {
  const order = await approvedOrder();
  const page = await app.signIn("ada");
  await page.goto(schedule);
  const row = page.getByRole("listitem").filter({ hasText: String(order["internal_order_number"]) });

  await row.dragTo(bayColumn(page, 2), { targetPosition: { x: 60, y: 200 } });

  await page.getByText("Appointment booked").waitFor();
  await row.waitFor({ state: "detached" });
  expect(await appointmentOf(order)).toMatchObject({ status: "confirmed", minutes: 105, bay: bays.second.id });
});

test("an order booked by mistake waits again with Undo, and nobody is emailed", async () => {
  const order = await approvedOrder();
  const page = await app.signIn("ada");
  await page.goto(schedule);
  const number = String(order["internal_order_number"]);
  const row = page.getByRole("listitem").filter({ hasText: number });
  await row.dragTo(bayColumn(page, 2), { targetPosition: { x: 60, y: 200 } });
  await page.getByText("Appointment booked").waitFor();

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText(`${number} is unscheduled again`).waitFor();
  await row.waitFor();
  await page.locator(".ec-event:not(.time-off)").waitFor({ state: "detached" });
  const { rows } = await app.server.db.owner.query(
    `select s.key as status, (select count(*)::integer from app.messages where service_order_id = o.id) as mails
      from app.service_orders o join app.service_order_statuses s on s.id = o.status_id where o.id = $1`,
    [order["id"]],
  );
  expect(rows).toEqual([{ status: "approved", mails: 0 }]);
  expect(await appointmentOf(order)).toMatchObject({ status: "cancelled" });
});

/** Drags the only appointment to the second bay. */
async function dragToSecondBay(page: Page) {
  await page.goto(schedule);
  await page.locator(".ec-event").first().hover(); // Once it stands still.
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
  const order = await booked();
  const page = await app.signIn("ada");

  await dragToSecondBay(page);

  expect(await appointmentOf(order)).toMatchObject({
    starts: `${monday} 09:00`,
    minutes: 105,
    bay: bays.second.id,
  });
});

test("an appointment dragged by mistake goes back with Undo, and nobody is emailed", async () => {
  const order = await booked();
  const before = await appointmentOf(order);
  const page = await app.signIn("ada");
  await dragToSecondBay(page);

  await page.getByRole("button", { name: "Undo" }).click();

  await page.getByText("The appointment is back where it was").waitFor();
  expect(await appointmentOf(order)).toEqual(before);
  const { rows } = await app.server.db.owner.query(
    "select id from app.messages where service_order_id = $1 and template = 'appointment-changed'",
    [order["id"]],
  );
  expect(rows).toEqual([]);
});

test("the same by keyboard: the order's button opens a dialog with day and time", async () => {
  const order = await approvedOrder();
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
  expect(await appointmentOf(order)).toMatchObject({ starts: `${monday} 10:30`, bay: bays.first.id });
});

test("a taken time offers the next ones; the office may overbook it with a reason", async () => {
  await booked();
  const order = await approvedOrder();
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
  expect(await appointmentOf(order)).toMatchObject({ starts: `${monday} 09:30`, overbooked: true });
});

test("a customer's requested time stays in the list, whatever day is shown, until the office confirms it", async () => {
  const { owner } = app.server.db;
  const [agreed, moved] = [await booked(), await booked(dayAfter(monday))];
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
  expect(await appointmentOf(agreed)).toMatchObject({ status: "confirmed", starts: `${monday} 09:00` });
  expect(await appointmentOf(moved)).toMatchObject({ starts: `${dayAfter(monday)} 13:00` });
});

test("a customer reschedules to a free time, and confirms that the vehicle will be ready", async () => {
  const order = await booked();
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

  const moved = await appointmentOf(order);
  expect(moved.status).toBe("confirmed");
  expect(moved.starts < monday).toBe(true);
});

test("the other days are a date away, and the chosen time is marked", async () => {
  const order = await booked();
  const page = await app.signIn("carla", { viewport: { width: 390, height: 844 } });
  await page.goto("/appointment-scheduling?tab=schedule");
  await page.getByRole("button", { name: `Move ${String(order["internal_order_number"])}` }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("group", { name: "Next available times" }).getByRole("button").nth(6).waitFor();
  await dialog.getByText(/^Times in M[DS]T$/).waitFor();

  await dialog.getByLabel("Show times from").fill(dayAfter(monday));
  const time = dialog.getByRole("button", { name: /^8:00 AM/ }).first();
  await expect.poll(() => dialog.getByRole("group").nth(1).innerText()).toMatch(/^Tue/);
  await time.click();

  expect(await time.getAttribute("aria-pressed")).toBe("true");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  const vouch = dialog.getByRole("checkbox", { name: "The vehicle will be ready on that day" });
  await vouch.check();
  await dialog.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Appointment moved").waitFor();
  expect(await appointmentOf(order)).toMatchObject({ starts: `${dayAfter(monday)} 08:00` });
});

test("a week is seen at once, with the load of each day; an order dropped on a day asks for its time", async () => {
  const order = await booked();
  const waits = await approvedOrder();
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
  await row.dragTo(page.getByRole("region", { name: /^Tuesday/ }));
  const dialog = page.getByRole("dialog");
  await dialog.getByText("Next available times", { exact: false }).waitFor();
  expect(await dialog.getByLabel("Day", { exact: true }).inputValue()).toBe(dayAfter(monday));
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
  await page.goto(schedule);
  await page.locator(".ec-day").first().waitFor();

  expect(Math.abs(eleven - halfPast - moved)).toBeLessThan(4);
  expect(barriers).toEqual([]);
  expect(await line.count()).toBe(0);
  expect(await page.getByText(/^Now, /).count()).toBe(0);
});

test("a customer cancels an appointment in time; less than 24 hours before it the page says to call", async () => {
  const early = await booked();
  const late = await booked(new Date(Date.now() + 3_600_000).toISOString().slice(0, 10));
  const page = await app.signIn("carla");
  await page.goto("/appointment-scheduling?tab=schedule");

  await page.getByRole("button", { name: `Cancel ${String(early["internal_order_number"])}` }).click();
  await page.getByLabel("Why").fill("The repair takes longer");
  await page.getByRole("button", { name: "Cancel appointment" }).click();

  await page.getByText("Appointment canceled").waitFor();
  await page.getByText("The appointment is in less than 24 hours. Call us to change it.").waitFor();
  expect(await page.getByRole("button", { name: `Cancel ${String(late["internal_order_number"])}` }).count()).toBe(0);
  expect(await appointmentOf(early)).toMatchObject({ status: "cancelled" });
});

async function boxOf(page: Page, selector: string) {
  await page.locator(selector).first().waitFor();
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return box;
}

test("an admin closes a day with an appointment: it is listed, rescheduled with a reason, and the list is empty", async () => {
  const order = await booked();
  const page = await app.signIn("ada");
  await page.goto(`/locations?facility=${app.shop.facilityId}`);
  const sheet = page.getByRole("dialog", { name: "Denver" });
  await sheet.getByRole("button", { name: "Add US holidays" }).click();
  await sheet.getByText(/Thanksgiving/).waitFor();
  await sheet.getByRole("button", { name: "Copy to weekdays" }).click();
  await sheet.getByLabel("Closed days").fill(monday);
  await sheet.getByRole("button", { name: "Save" }).click();
  await sheet.getByRole("list", { name: "Outside the opening hours" }).getByText("Closed").waitFor();
  const inSheet = await violations(page);

  await sheet.getByLabel("Why").fill("We are closed for a training");
  await sheet.getByRole("button", { name: "Move 1 appointment" }).click();

  await sheet.getByText("1 appointment moved. The customer gets an email.").waitFor();
  await sheet.getByText("Nothing left to move").waitFor();
  expect(inSheet).toEqual([]);
  expect(await appointmentOf(order)).toMatchObject({ starts: expect.not.stringContaining(monday), minutes: 105 });
});
