/** Whatever changes in a shop, what is read from kept days is what the rows give, whoever asks. */
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { keepDays, keptFigures } from "#modules/dashboards/keep-days.ts";
import { addBays } from "../../../../test/bays.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { inEndurance } from "../../../../test/endurance.ts";
import {
  buildAppointment,
  buildCalibrationAttempt,
  buildFacility,
  buildFile,
  buildOrderCalibration,
  buildOrderTask,
  buildOrderTaskFile,
  save,
} from "#db/rows/factories.ts";
import { addEstimate, addInvoice, addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";

let db: TestDatabase;
let shop: Shop;
let boulder: string;
let today: string;

const day = 24 * 3_600_000;
const before = (days: number) => new Date(Date.now() - days * day);
const steps = ["approved", "scheduled", "checkedIn", "hold", "released", "invoiced"];

/** Eight orders of two vehicles, with all that is counted of them, over two months. */
beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
  const facility = buildFacility({ facility_name: "Boulder" });
  boulder = facility.id;
  await save(db.owner, "app.facilities", [facility]);
  const { rows } = await db.owner.query<{ today: string }>(
    "select (now() at time zone app_private.shop_zone())::date::text as today",
  );
  today = rows[0]?.today ?? "";
  const { first } = await addBays(db.owner, shop.facilityId);
  for (let number = 0; number < 8; number++) await addWholeOrder(number, first.id);
});
afterAll(() => db[Symbol.asyncDispose]());

async function addWholeOrder(number: number, bayId: string) {
  const { owner } = db;
  const start = 56 - 7 * number;
  const { customerId } = number % 2 ? shop.carla : shop.cyd;
  const order = await addOrder(owner, shop, {
    customerId,
    status: "released",
    facility_id: number % 3 ? shop.facilityId : boulder,
    created_at: before(start),
    checked_in_at: before(start - 2),
    released_at: before(start - 4),
    estimated_completion_date: before(start - 4 + (number % 2 ? 0.1 : -0.1)),
    vehicle: { vin_number: number % 3 ? "4T1G11AK2MU990001" : "WA1BNAFY0MU990001", year: 2021, archived_at: before(0) },
  });
  const ofOrder = { service_order_id: order.id };
  await save(
    owner,
    "app.status_changes",
    steps.map((key, place) => ({
      ...ofOrder,
      to_status_id: shop.status(key),
      from_status_id: shop.status("new"),
      changed_at: before(start - place),
      hold_reason_key: key === "hold" ? "lowBattery" : null,
    })),
  );
  const calibration = buildOrderCalibration({ ...ofOrder, line_item_type_id: shop.lineItemType("CAL-FCAM-S") });
  await save(owner, "app.order_calibrations", [calibration]);
  const attempt = { ...ofOrder, order_calibration_id: calibration.id, created_at: before(start - 3) };
  await save(owner, "app.calibration_attempts", [buildCalibrationAttempt({ ...attempt, number: 1 })]);
  const task = buildOrderTask({ ...ofOrder, service_order_status_id: shop.status("checkedIn") });
  await save(owner, "app.order_tasks", [task]);
  const slot = buildOrderTaskFile({ ...ofOrder, order_task_id: task.id, min_count: 1 });
  await save(owner, "app.order_task_files", [slot]);
  await save(owner, "app.files", [buildFile({ ...ofOrder, order_task_file_id: slot.id, is_uploaded: true })]);
  const starts = before(start - 2);
  await save(owner, "app.appointments", [
    buildAppointment({
      ...ofOrder,
      facility_id: shop.facilityId,
      bay_id: bayId,
      starts_at: starts,
      ends_at: new Date(starts.getTime() + day / 24),
      status: "completed",
    }),
  ]);
  await addInvoice(owner, shop, {
    ...ofOrder,
    issue_date: before(start - 5)
      .toISOString()
      .slice(0, 10),
  });
  const estimate = await addEstimate(owner, shop, { ...ofOrder, revision: 1, sent_at: before(start) });
  await save(owner, "app.estimate_decisions", [
    {
      estimate_id: estimate.id,
      customer_id: customerId,
      channel: "phone",
      is_approved: true,
      total_cents: 32_500,
      decided_at: before(start - 1),
    },
  ]);
}

const one = (table: string) => `(select id from app.${table} order by id offset $1 limit 1)`;
const some = (key: string) => `(select id from app.service_order_statuses where key = '${key}')`;
const moment = "now() - make_interval(days => $2)";

/** What may happen: SQL about one row, `$1` of them being before it, `$2` a number of days. */
const changes = {
  hold: `insert into app.status_changes (service_order_id, from_status_id, to_status_id, changed_at, hold_reason_key)
    values (${one("service_orders")}, ${some("calibrate")}, ${some("hold")}, ${moment}, 'partsMissing')`,
  holdAtOnce: `insert into app.status_changes (service_order_id, to_status_id, changed_at, hold_reason_key)
    select id, ${some("hold")}, checked_in_at + interval '1 hour', 'alignmentNeeded' from app.service_orders
    where id = ${one("service_orders")} and $2 > 0 and checked_in_at is not null`,
  reopen: `insert into app.status_changes (service_order_id, from_status_id, to_status_id, changed_at)
    values (${one("service_orders")}, ${some("released")}, ${some("calibrate")}, ${moment})`,
  approve: `insert into app.status_changes (service_order_id, to_status_id, changed_at)
    values (${one("service_orders")}, ${some("approved")}, ${moment})`,
  forget: `delete from app.status_changes where id = ${one("status_changes")} and $2 > 0`,
  arrive: `update app.service_orders set checked_in_at = ${moment} where id = ${one("service_orders")}`,
  release: `update app.service_orders set released_at = ${moment} where id = ${one("service_orders")}`,
  promise: `update app.service_orders set estimated_completion_date = ${moment} where id = ${one("service_orders")}`,
  place: `update app.service_orders o set facility_id = (select id from app.facilities f where f.id is distinct from o.facility_id limit 1)
    where id = ${one("service_orders")} and $2 > 0`,
  remove: `with gone as (delete from app.estimates where service_order_id = ${one("service_orders")} returning id)
    select count(*) from gone where $2 > 0`,
  vehicle: `update app.service_orders set vehicle_id = (select id from app.vehicles where customer_id = service_orders.customer_id order by id desc limit 1)
    where id = ${one("service_orders")} and $2 > 0`,
  vin: `update app.vehicles set vin_number = case when vin_number like '4T%' then 'WA1BNAFY0MU990001' else '4T1G11AK2MU990001' end
    where id = ${one("vehicles")} and $2 > 0`,
  kind: `update app.customers set customer_kind = case customer_kind when 'fleet' then 'dealer' else 'fleet' end
    where id = ${one("customers")} and $2 > 0`,
  type: `update app.order_calibrations set line_item_type_id = (select id from app.line_item_types where key = 'CAL-FRAD')
    where id = ${one("order_calibrations")} and $2 > 0`,
  needless: `update app.order_calibrations set result = 'notRequired' where id = ${one("order_calibrations")} and $2 > 0`,
  attempt: `insert into app.calibration_attempts (order_calibration_id, service_order_id, number, result, created_at)
    select k.id, k.service_order_id, 1 + (select max(number) from app.calibration_attempts a where a.order_calibration_id = k.id), 'passed', ${moment}
    from app.order_calibrations k where k.id = ${one("order_calibrations")}`,
  slot: `update app.order_task_files set min_count = 3 - min_count where id = ${one("order_task_files")} and $2 > 0`,
  skip: `update app.order_tasks set state = 'notApplicable', decided_at = now() where id = ${one("order_tasks")} and $2 > 0`,
  file: `delete from app.files where id = ${one("files")} and $2 > 0`,
  visit: `update app.appointments set status = 'noShow' where id = ${one("appointments")} and $2 > 0`,
  void: `update app.invoices set status = 'void' where id = ${one("invoices")} and $2 > 0`,
  reissue: `update app.invoices set issue_date = current_date - $2::integer where id = ${one("invoices")}`,
  line: `update app.line_items set total_price = total_price + 1000 * $2::integer where id = ${one("line_items")}`,
} as const;

const change = fc.record({
  what: fc.constantFrom(...(Object.keys(changes) as (keyof typeof changes)[])),
  place: fc.nat(7),
  days: fc.integer({ min: 1, max: 58 }),
});

const columns = `place, facility_id, customer_kind, key, count, cents, (select array_agg(h order by h) from unnest(hours) h) as hours,
  (select array_agg(i order by i) from unnest(order_ids) i) as order_ids`;
/** What this function gives for each of 60 days and the present one, as one word by figure. */
const wordsOf = (days: string) => `select figure, md5(string_agg(f::text, ' ' order by f::text)) as word
  from unnest($1::text[]) figure, lateral (select ${columns} from ${days}) f group by figure order by figure`;
const kept = wordsOf("app_private.figures_of_days(figure, $2::date - 60, $2, true)");
const counted = wordsOf(`app_private.spans_of_days(figure, $2::date - 60, $2, true) spans,
  lateral app_private.count_days(figure, spans.starts, spans.ends)`);

const wordsFor = (person: Person, text: string) =>
  inTransaction(db.server, person, ({ caller }) =>
    caller.rows<{ figure: string; word: string }>({
      text,
      values: [person === shop.ada ? keptFigures : ofTechnicians, today],
    }),
  );

const ofTechnicians = keptFigures.slice(0, keptFigures.indexOf("decided"));

/** What each person reads, of all places or their own. */
async function read(text: string) {
  const ofTom = [];
  for (const facilities of [null, [boulder], []]) {
    await db.owner.query("update app.users set facility_ids = $2 where id = $1", [shop.tom.userId, facilities]);
    ofTom.push(await wordsFor(shop.tom, text));
  }
  return { ofAda: await wordsFor(shop.ada, text), ofTom };
}

const keep = () => asSystem(db.server, keepDays);

test("every figure has its rows in the shop that is changed", async () => {
  await keep();
  const { rows } = await db.owner.query<{ figure: string }>("select distinct figure from app_private.kept_figures");

  expect(rows.map(({ figure }) => figure).toSorted()).toEqual(
    keptFigures.filter((figure) => figure !== "collected").toSorted(),
  );
});

test("kept days tell what the rows give, after any changes", { timeout: inEndurance(1_200_000, 240_000) }, async () => {
  await keep();
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (made) => {
      for (const { what, place, days } of made) await db.owner.query(changes[what], [place, days]);
      const truth = await read(counted); // Keeping changes no row that is counted: once is enough.
      expect(await read(kept)).toEqual(truth);
      await keep();
      expect(await read(kept)).toEqual(truth);
      expect(await keep()).toBe(0);
    }),
    { numRuns: inEndurance(400, 20), endOnFailure: true },
  );
});

test.each(Object.keys(changes) as (keyof typeof changes)[])("a change of one row is noted: %s", async (what) => {
  await keep();
  for (const place of [0, 1, 2, 3]) await db.owner.query(changes[what], [place, 20 + place]);

  expect(await read(kept)).toEqual(await read(counted));
});
