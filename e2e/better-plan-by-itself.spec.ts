import { afterAll, beforeAll, expect, test } from "vitest";
import { startJobs } from "../server/test/jobs.ts";
import { addVanStop, placeBase } from "../server/test/schedule/van-stops.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { dayAfter, openScheduleDesk, type ScheduleDesk } from "./support/schedule-desk.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let desk: ScheduleDesk;
let jobs: AsyncDisposable;

beforeAll(async () => {
  app = await startTestApp();
  desk = await openScheduleDesk(app);
  jobs = await startJobs(app.server);
  await placeBase(app.server.db.owner, app.shop);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** The next day on which the shop is open: within the week that is looked at. */
function workday(): string {
  let day = dayAfter(new Date().toISOString().slice(0, 10));
  while ([0, 6].includes(new Date(day).getUTCDay())) day = dayAfter(day);
  return day;
}

const date = workday();

const stop = (miles: number, time: string) =>
  addVanStop(app.server.db.owner, app.shop, {
    bayId: desk.bays.van.id,
    miles,
    starts: `${date} ${time}`,
    status: "requested",
  });

const startsOf = async () => {
  const { rows } = await app.server.db.owner.query<{ starts: string }>(
    `select to_char(starts_at at time zone 'America/Denver', 'HH24:MI') as starts from app.appointments
      where status <> 'cancelled' order by starts_at`,
  );
  return rows.map(({ starts }) => starts);
};

/** The search that waits for a minute begins at once. */
async function searched(kind: string): Promise<void> {
  const { owner } = app.server.db;
  await owner.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker._private_jobs where key like 'replan-vans:%'), run_at => now())",
  );
  await expect
    .poll(async () => (await owner.query("select from app.admin_notifications where kind = $1", [kind])).rowCount)
    .toBe(1);
}

test("a customer cancels, the office is told of a better plan, sees it and applies it", async () => {
  const { owner } = app.server.db;
  for (const [miles, time] of [
    [30, "08:30"],
    [-28, "11:30"],
    [31, "14:00"],
  ] as const)
    await stop(miles, time);
  const { id } = await stop(2, "16:00");
  const page = await app.signIn("ada");
  await page.goto("/addresses");
  await app.server.graphql(
    'mutation Cancel($id: UUID!) { cancelAppointment(input: { id: $id, version: 1, reason: "The car is sold" }) { appointment { id } } }',
    { id },
    { token: await tokenFor(app.shop.ada, app.server) },
  );
  await searched("betterPlan");

  await page.getByRole("button", { name: /Unhandled Alert/ }).click();
  await page.getByText(/was canceled\. The vans of Denver have a better plan/).waitFor();
  await page.getByRole("link", { name: "See the plan" }).click();
  const sheet = page.getByRole("dialog", { name: "Routes of the vans" });
  await sheet.getByRole("button", { name: "Improve" }).click();
  await sheet.getByText("Customers to ask").waitFor();
  expect(await startsOf()).toEqual(["08:30", "11:30", "14:00"]);
  await sheet.getByRole("button", { name: "Apply the plan" }).click();
  await page.getByText("The plan is applied").waitFor();

  expect(await startsOf()).not.toEqual(["08:30", "11:30", "14:00"]);
  const { rows } = await owner.query("select status from app.admin_notifications where kind = 'betterPlan'");
  expect(rows).toEqual([{ status: "handled" }]);
});

test("a week is shown by its days, each with its own figures, also on a phone", async () => {
  const page = await app.signIn("ada", { viewport: { width: 390, height: 844 } });
  await page.goto(`/appointment-scheduling?tab=schedule&date=${date}&view=day&vans=day`);
  const sheet = page.getByRole("dialog", { name: "Routes of the vans" });

  await sheet.getByRole("button", { name: "Seven days" }).click();

  await sheet.getByText("Each day is planned for itself").waitFor();
  await sheet.getByRole("list", { name: "Route of Van" }).first().waitFor();
  expect(await sheet.getByText("Miles", { exact: true }).count()).toBe(2);
  expect(await violations(page)).toEqual([]);
});

test("a van out of order: its stops are proposed for the next day, with the day that was agreed", async () => {
  const { owner } = app.server.db;
  const page = await app.signIn("ada");
  await page.goto("/addresses");
  const { rows: days } = await owner.query(
    `select $1::timestamp at time zone 'America/Denver' as "startsAt", ($1::timestamp + interval '1 day') at time zone 'America/Denver' as "endsAt"`,
    [date],
  );
  await app.server.graphql(
    "mutation Outage($input: SaveBayOutageInput!) { saveBayOutage(input: $input) { facility { id } } }",
    { input: { bayId: desk.bays.van.id, ...days[0], reason: "Engine" } },
    { token: await tokenFor(app.shop.ada, app.server) },
  );
  await searched("betterWeek");

  await page.getByRole("button", { name: /Unhandled Alert/ }).click();
  await page.getByRole("link", { name: "See the plan" }).click();
  const sheet = page.getByRole("dialog", { name: "Routes of the vans" });
  await sheet.getByText("Each day is planned for itself").waitFor();
  await sheet.getByRole("button", { name: "This day" }).click();
  await sheet.getByRole("button", { name: "Try other days" }).click();
  await sheet.getByText("Each day is planned for itself").waitFor();

  await sheet.getByRole("button", { name: "Improve" }).click();
  await sheet
    .getByText(/Ask the customer: \w{3}, \w{3} \d+, .* was agreed/)
    .nth(2)
    .waitFor();
  expect(await violations(page)).toEqual([]);
  await sheet.getByRole("button", { name: "Apply the plan" }).click();
  await page.getByText("The plan is applied").waitFor();

  const { rows } = await owner.query(
    `select count(*)::int as left from app.appointments
      where status <> 'cancelled' and (starts_at at time zone 'America/Denver')::date = $1::date`,
    [date],
  );
  expect(rows).toEqual([{ left: 0 }]);
});
