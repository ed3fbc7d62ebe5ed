import { afterAll, beforeAll, expect, test } from "vitest";
import { buildBay, buildUser, save } from "../server/db/rows/factories.ts";
import { startJobs } from "../server/test/jobs.ts";
import { addVanStop, placeBase } from "../server/test/schedule/van-stops.ts";
import { tokenFor } from "../server/test/token-for.ts";
import { openScheduleDesk, type ScheduleDesk } from "./support/schedule-desk.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";
import { violations } from "./support/violations.ts";

let app: TestApp;
let desk: ScheduleDesk;
let jobs: AsyncDisposable;
/** Where it is ten or eleven in the morning now, whenever that is: the whole day lies around it. No zone is more than 12 hours behind. */
const ahead = Math.max(10 - new Date().getUTCHours(), -12);
const zone = `Etc/GMT${ahead > 0 ? "-" : "+"}${Math.abs(ahead)}`;
const today = new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await startTestApp();
  desk = await openScheduleDesk(app);
  await placeBase(app.server.db.owner, app.shop);
  const always = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [["00:00", "23:00"]]]));
  await app.server.db.owner.query("update app.facilities set time_zone = $1, working_hours = $2", [zone, always]);
  jobs = await startJobs(app.server);
});
afterAll(async () => {
  await jobs[Symbol.asyncDispose]();
  await app[Symbol.asyncDispose]();
});

/** So many minutes from now, as the clock in Denver says it. */
const inMinutes = (minutes: number): string =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Denver", dateStyle: "short", timeStyle: "short" }).format(
    new Date(Date.now() + minutes * 60_000),
  );

const stop = (miles: number, minutes: number, more: object = {}) =>
  addVanStop(app.server.db.owner, app.shop, { bayId: desk.bays.van.id, miles, starts: inMinutes(minutes), ...more });

const written = async (orderId: unknown) => {
  const { rows } = await app.server.db.owner.query(
    "select template from app.messages where service_order_id = $1 and template in ('on-my-way', 'running-late') order by created_at",
    [orderId],
  );
  return rows.map(({ template }) => template);
};

/** As the worker does it by the clock. */
const work = (job: string) => app.server.db.owner.query("select graphile_worker.add_job($1)", [job]);

test("a van sets out late: office and customer see it live, the better plan is applied, and the customer hears of both", async () => {
  const { owner } = app.server.db;
  const first = await stop(30, -30);
  const next = await stop(-28, 60);
  const second = buildBay({ facility_id: app.shop.facilityId, name: "Van 2", kind: "mobile" });
  const tina = buildUser({ display_name: "Tina", email: "tina@example.com", default_role: "technician" });
  await save(owner, "app.bays", [second]);
  await save(owner, "app.users", [tina]);
  await stop(-5, 360, { bayId: second.id, technicianId: tina.id });
  const office = await app.signIn("ada");
  await office.goto(`/appointment-scheduling?tab=schedule&date=${today}&view=day`);
  await office.getByText("Carla's Collision").first().waitFor();
  const customer = await app.signIn("carla");
  await customer.goto(`/service-orders/${String(next["service_order_id"])}`);
  await customer.getByRole("heading", { name: "Appointment" }).waitFor();

  await app.server.graphql(
    "mutation Go($id: UUID!) { startTravel(input: { id: $id }) { trip { id } } }",
    { id: first.id },
    { token: await tokenFor(app.shop.tom, app.server) },
  );
  await work("follow-delays");
  await customer.getByText(/\d+ min late/).waitFor();
  await expect.poll(() => office.getByText(/≈ .*\d+ min late/).count()).toBe(2);
  await office.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => office.getByText(/≈ .*\d+ min late/).count()).toBe(2);
  const seen = [...(await violations(office)), ...(await violations(customer))];
  await office.setViewportSize({ width: 1280, height: 720 });
  const told = await written(next["service_order_id"]);
  await owner.query(
    "select graphile_worker.reschedule_jobs(array(select id from graphile_worker._private_jobs where key like 'replan-vans:%'), run_at => now())",
  );
  await office.getByRole("button", { name: "1 Unhandled Alert" }).click();
  await office.getByText(/begins late\. The vans of Denver have a better plan/).waitFor();
  await office.getByRole("link", { name: "See the plan" }).click();
  const sheet = office.getByRole("dialog", { name: "Routes of the vans" });
  await sheet.getByRole("button", { name: "Improve" }).click();
  await sheet.getByText("Customers to ask").waitFor();
  await sheet.getByRole("button", { name: "Apply the plan" }).click();
  await office.getByText("The plan is applied").waitFor();
  await work("follow-delays");

  await customer.getByText(/\d+ min late/).waitFor({ state: "detached" });
  await expect.poll(() => written(next["service_order_id"])).toEqual(["running-late", "running-late"]);
  const { rows } = await owner.query("select bay_id from app.appointments where id = $1", [next.id]);
  expect([seen, told, rows]).toEqual([[], ["running-late"], [{ bay_id: second.id }]]);
});
