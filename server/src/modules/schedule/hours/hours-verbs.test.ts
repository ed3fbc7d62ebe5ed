import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { inTransaction, type Transaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { addOrder, openShop, type Person, type Shop } from "../../../../test/shop.ts";
import { save } from "#db/rows/factories.ts";
import { buildWorkEntry } from "#db/rows/hours-factories.ts";
import { readWorkHours } from "./read-work-hours.ts";
import { saveWorkEntry } from "./save-work-entry.ts";
import { readMyWork } from "./read-my-work.ts";
import { startWork } from "./start-work.ts";
import { stopWork } from "./stop-work.ts";

let db: TestDatabase;
let shop: Shop;
let now = new Date();
const clock = () => now;

/** Today at this hour in Denver, in summer. */
const at = (time: string, day = "2026-07-06") => `${day}T${time}:00-06:00`;
const code = (expected: string) => expect.objectContaining({ code: expected });

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  now = new Date(at("12:00"));
  await db.owner.query("delete from app.work_entries");
});

type Verb<Answer> = (input: unknown, tx: Transaction) => Promise<Answer>;
const run = <Answer>(verb: Verb<Answer>, person: Person, input: object) =>
  inTransaction({ pool: db.server, clock }, person, (tx) => verb(input, tx));

async function entries() {
  const { rows } = await db.owner.query(
    `select kind, to_char(started_at at time zone 'America/Denver', 'HH24:MI') as "from",
        to_char(ended_at at time zone 'America/Denver', 'HH24:MI') as "to"
      from app.work_entries where not is_void order by started_at`,
  );
  return rows.map(({ kind, from, to }) => `${kind} ${from}-${to ?? ""}`);
}

const hoursOf = (person: Person, days: object = { from: "2026-07-06", to: "2026-07-06" }) =>
  run(readWorkHours, person, days);

async function recorded(values: object = {}) {
  const entry = buildWorkEntry({
    user_id: shop.tom.userId,
    facility_id: shop.facilityId,
    started_at: at("08:00"),
    ended_at: at("10:00"),
    ...values,
  });
  await save(db.owner, "app.work_entries", [entry]);
  return {
    id: entry.id,
    version: 1,
    userId: shop.tom.userId,
    kind: "work",
    startedAt: at("08:00"),
    endedAt: at("10:00"),
  };
}

test("a technician does one thing at a time, and stops", async () => {
  await run(startWork, shop.tom, { kind: "work", at: at("08:00") });
  await run(startWork, shop.tom, { kind: "break", at: at("10:00") });
  await run(stopWork, shop.tom, { at: at("10:15") });

  expect(await entries()).toEqual(["work 08:00-10:00", "break 10:00-10:15"]);
  await expect(run(stopWork, shop.tom, {})).rejects.toThrow(code("work-not-running"));
});

test("what a device without a network sends later takes its place", async () => {
  await run(startWork, shop.tom, { kind: "work", at: at("08:00") });
  await run(startWork, shop.tom, { kind: "work", at: at("11:00") });
  await run(startWork, shop.tom, { kind: "waiting", at: at("09:30") });

  expect(await entries()).toEqual(["work 08:00-09:30", "waiting 09:30-11:00", "work 11:00-"]);
});

test("a clock in the future or of last month is not believed", async () => {
  const refused = [at("12:30"), at("12:00", "2026-06-20")].map((when) =>
    run(startWork, shop.tom, { kind: "work", at: when }),
  );

  for (const each of refused) await expect(each).rejects.toThrow(code("invalid-input"));
});

test("customers record nothing, and nobody works for an order they cannot see", async () => {
  const order = await addOrder(db.owner, shop, { customerId: shop.carla.customerId });
  await db.owner.query({
    text: "update app.users set facility_ids = $2 where id = $1",
    values: [shop.tom.userId, null],
  });

  await expect(run(startWork, shop.carla, { kind: "work" })).rejects.toThrow(code("permission-error"));
  await expect(
    run(startWork, shop.tom, { kind: "work", orderId: "6a0f0f3e-6b0c-4f0e-8b52-111111111111" }),
  ).rejects.toThrow(code("not-found"));
  await run(startWork, shop.tom, { kind: "work", orderId: order.id });
});

test("what was forgotten overnight ends after 16 hours", async () => {
  await run(startWork, shop.tom, { kind: "work", at: at("08:00", "2026-07-05") });
  await run(startWork, shop.tom, { kind: "work", at: at("08:00") });

  expect(await entries()).toEqual(["work 08:00-00:00", "work 08:00-"]);
});

test("the office corrects with a reason, and what was stays to be read", async () => {
  const entry = await recorded();

  await run(saveWorkEntry, shop.ada, { ...entry, endedAt: at("09:00"), reason: "Left at nine" });

  expect(await entries()).toEqual(["work 08:00-09:00"]);
  const { rows } = await db.owner.query("select reason, was_ended_at, corrected_by from app.work_corrections");
  expect(rows).toEqual([
    { reason: "Left at nine", was_ended_at: "2026-07-06T16:00:00.000Z", corrected_by: shop.ada.userId },
  ]);
  expect(await hoursOf(shop.ada)).toMatchObject([{ paidMinutes: 60, isCorrected: true }]);
});

test.each([
  ["without a reason", { reason: " x " }, "invalid-input"],
  ["to an end before its start", { endedAt: at("07:00"), reason: "Mistake" }, "invalid-input"],
  ["to more than a day", { endedAt: at("09:00", "2026-07-08"), reason: "Mistake" }, "invalid-input"],
  ["to hours that nobody can have worked yet", { endedAt: at("20:00"), reason: "Mistake" }, "invalid-input"],
  ["as somebody else has changed it", { version: 7, reason: "Mistake" }, "work-changed"],
])("nothing is corrected %s", async (_, wrong, expected) => {
  const entry = await recorded();

  await expect(run(saveWorkEntry, shop.ada, { ...entry, ...wrong })).rejects.toThrow(code(expected));
});

test("a correction never covers another entry", async () => {
  const entry = await recorded();
  await recorded({ started_at: at("10:00"), ended_at: at("11:00") });

  const wider = { ...entry, endedAt: at("10:30"), reason: "Took longer" };

  await expect(run(saveWorkEntry, shop.ada, wider)).rejects.toThrow(code("work-overlaps"));
});

test("what was forgotten is added, and a mistake taken out", async () => {
  const entry = await recorded();
  const { userId, kind } = entry;

  await run(saveWorkEntry, shop.ada, {
    userId,
    kind,
    startedAt: at("06:00"),
    endedAt: at("07:00"),
    reason: "Forgot it",
  });
  await run(saveWorkEntry, shop.ada, { ...entry, isVoid: true, reason: "Was not here" });

  expect(await entries()).toEqual(["work 06:00-07:00"]);
});

test("technicians correct their own hours of the last days alone", async () => {
  const entry = await recorded();
  const of = (values: object) => run(saveWorkEntry, shop.tom, { ...entry, reason: "Forgot to stop", ...values });
  const old = { startedAt: at("08:00", "2026-06-01"), endedAt: at("09:00", "2026-06-01") };

  await of({ endedAt: at("09:30") });
  await expect(of({ id: null, version: null, ...old })).rejects.toThrow(code("permission-error"));
  await expect(of({ id: null, version: null, userId: shop.ada.userId })).rejects.toThrow();
  await expect(run(saveWorkEntry, shop.carla, { ...entry, reason: "Mine" })).rejects.toThrow(code("permission-error"));
});

test("technicians see their own hours, the office everybody's", async () => {
  await recorded();
  await recorded({ user_id: shop.ada.userId });

  expect((await hoursOf(shop.tom)).map(({ userId }) => userId)).toEqual([shop.tom.userId]);
  expect(await hoursOf(shop.ada)).toHaveLength(2);
  await expect(hoursOf(shop.carla)).rejects.toThrow(code("permission-error"));
});

test("what goes on counts until now, and the night belongs to both days", async () => {
  await run(startWork, shop.tom, { kind: "work", at: at("22:00", "2026-07-05") });
  now = new Date(at("01:30"));

  const days = await hoursOf(shop.ada, { from: "2026-07-05", to: "2026-07-06" });

  expect(days.map(({ day, paidMinutes }) => [day, paidMinutes])).toEqual([
    ["2026-07-05", 120],
    ["2026-07-06", 90],
  ]);
});

test("somebody's own day begins with what went on at midnight", async () => {
  const yesterday = (time: string) => at(time, "2026-07-05");
  await recorded({ started_at: yesterday("20:00"), ended_at: yesterday("21:00") });
  const night = await recorded({ started_at: yesterday("22:00"), ended_at: at("01:00") });
  now = new Date(at("01:30"));

  expect(await run(readMyWork, shop.tom, {})).toEqual([night.id]);
});
