import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { buildAddress, save } from "../server/db/rows/factories.ts";
import { addVanStop, milesEast, placeBase } from "../server/test/schedule/van-stops.ts";
import { chooseOption } from "./support/choose-option.ts";
import { monday, openScheduleDesk, schedule, type ScheduleDesk } from "./support/schedule-desk.ts";
import { describeWindow, startTestApp, type TestApp } from "./support/test-app.ts";
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

test("a time that the van cannot reach, or before the glass has cured, says why, on a phone too", async ({
  onTestFailed,
}) => {
  const { owner } = app.server.db;
  await stop(30, "09:00");
  const address = buildAddress({ customer_id: app.shop.carla.customerId, ...milesEast(-28) });
  await save(owner, "app.addresses", [address]);
  const order = await desk.approvedOrder();
  await owner.query(
    `update app.service_orders set intake_method = 'mobile', pickup_address_id = $2,
      adhesive_cured_at = $3::timestamp at time zone 'America/Denver' where id = $1`,
    [order.id, address.id, `${monday} 12:00`],
  );
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 }, hasTouch: true });
  onTestFailed(() => describeWindow(page));

  await page.goto(schedule);
  await page
    .getByRole("button", { name: new RegExp(String(order["internal_order_number"])) })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await chooseOption(dialog, "Bay", "Van");
  await chooseOption(dialog, "Technician", "Tom");
  await dialog.getByLabel("Time", { exact: true }).fill("10:30");
  await dialog.getByText("Why not at this time").waitFor();
  const reasons = await dialog.getByRole("listitem").allInnerTexts();
  const found = await violations(page);
  await dialog.getByLabel("Time", { exact: true }).fill("14:00");
  await dialog.getByText("Why not at this time").waitFor({ state: "hidden" });

  expect(reasons).toEqual([
    "The adhesive of the new glass has not cured by then.",
    "The drive there takes 100 minutes from the stop before, and there are 15.",
  ]);
  expect(found).toEqual([]);
});
