import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { addVanStop, placeBase } from "../server/test/schedule/van-stops.ts";
import { monday, openScheduleDesk, schedule, type ScheduleDesk } from "./support/schedule-desk.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let desk: ScheduleDesk;

beforeAll(async () => {
  app = await startTestApp();
  desk = await openScheduleDesk(app);
  await placeBase(app.server.db.owner, app.shop);
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => app.server.db.owner.query("delete from app.service_orders"));

const stop = (miles: number, time: string) =>
  addVanStop(app.server.db.owner, app.shop, {
    bayId: desk.bays.van.id,
    miles,
    starts: `${monday} ${time}`,
    status: "requested",
  });

/** East, west and east again: to and fro over the base. */
const toAndFro = async () => [await stop(30, "08:30"), await stop(-28, "11:30"), await stop(31, "14:00")];

async function openRoutes(page: Page) {
  await page.goto(`${schedule}&view=day`);
  await page.getByRole("button", { name: "Routes of the vans" }).click();
  const sheet = page.getByRole("dialog", { name: "Routes of the vans" });
  const route = sheet.getByRole("list", { name: "Route of Van" });
  await route.getByRole("listitem").nth(3).waitFor();
  return { sheet, route };
}

const startsOf = async () => {
  const { rows } = await app.server.db.owner.query<{ starts: string }>(
    "select to_char(starts_at at time zone 'America/Denver', 'HH24:MI') as starts from app.appointments order by starts_at",
  );
  return rows.map(({ starts }) => starts);
};

test("the office sees a van's day with its ways, improves it and applies the plan", async () => {
  await toAndFro();
  const page = await app.signIn("ada");
  const { sheet, route } = await openRoutes(page);
  expect(await route.getByRole("listitem").first().innerText()).toMatch(/min drive, 30\.\d mi/);

  await sheet.getByRole("button", { name: "Improve" }).click();
  await sheet.getByText("Customers to ask").waitFor();
  await sheet
    .getByText(/was agreed/)
    .first()
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Apply the plan" }).click();

  await page.getByText("The plan is applied").waitFor();
  await sheet.getByRole("button", { name: "Improve" }).waitFor();
  expect(await startsOf()).not.toEqual(["08:30", "11:30", "14:00"]);
});

test("a pinned stop keeps its time in the better plan", async () => {
  await toAndFro();
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 } });
  const { sheet, route } = await openRoutes(page);

  await route.getByRole("listitem").nth(1).getByRole("button", { name: "Pin" }).click();
  await route.getByRole("button", { name: "Unpin" }).waitFor();
  await sheet.getByRole("button", { name: "Improve" }).click();

  await sheet
    .getByText(/Pinned|No better plan/)
    .first()
    .waitFor();
  const { rows } = await app.server.db.owner.query(
    "select to_char(starts_at at time zone 'America/Denver', 'HH24:MI') as starts from app.appointments where is_pinned",
  );
  expect(rows).toEqual([{ starts: "11:30" }]);
});

test("two dispatchers: the second is told that the plan is outdated", async () => {
  const [first] = await toAndFro();
  const page = await app.signIn("ada");
  const { sheet } = await openRoutes(page);
  await sheet.getByRole("button", { name: "Improve" }).click();
  await app.server.db.owner.query("update app.appointments set customer_note = 'Ring twice' where id = $1", [
    first?.id,
  ]);

  await sheet.getByRole("button", { name: "Apply the plan" }).click();

  await sheet.getByText("Someone else just changed this appointment").waitFor();
  expect(await startsOf()).toEqual(["08:30", "11:30", "14:00"]);
});
