import { hash } from "node:crypto";
import { plusDays } from "@boresight/domain/base/calendar-day";
import { roles } from "@boresight/domain/accounts/roles";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { asSystem, inTransaction } from "#platform/database/transaction.ts";
import { cloneDatabase, type TestDatabase } from "../../../../test/database.ts";
import { buildAuditEntry, save } from "#db/rows/factories.ts";
import { openShop, type Shop } from "../../../../test/shop.ts";
import { checkSeals } from "./check-seals.ts";
import { sealAudit } from "./seal-audit.ts";

let db: TestDatabase;
let shop: Shop;

beforeAll(async () => {
  db = await cloneDatabase();
  shop = await openShop(db.owner);
});
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query(`delete from app.audit_entries; delete from app.audit_days;
    update app.shop_settings set audit_years = 7; update app.facilities set time_zone = 'America/Denver'`);
});

const id = "0198c6e5-0000-7000-8000-000000000001";
/** Entries of these moments; noon in Denver is 18:00 in UTC. */
const write = (...moments: readonly string[]) =>
  save(
    db.owner,
    "app.audit_entries",
    moments.map((at) => buildAuditEntry({ at, entity: "customers", entity_id: id, reason: "Asked on the phone" })),
  );
const seal = (at: string) => sealAudit({ pool: db.server, clock: () => new Date(at) });
/** What one transaction of the system does. */
const step = (name: "seal_audit" | "remove_old_audit", at: string, most = { days: 10_000, entries: 1_000_000 }) =>
  asSystem(db.server, async (system) => {
    const values = [at, most.days, most.entries];
    return (await system.one<{ count: number }>({ text: `select app_private.${name}($1, $2, $3) as count`, values }))
      .count;
  });
const days = async () => {
  const { rows } = await db.owner.query(
    "select day, entry_count as count, removed_at is not null as removed from app.audit_days order by day",
  );
  return rows;
};
const sealedDays = async () => (await days()).map(({ day, count }) => [day, count]);
const check = (from: string | null = null, until: string | null = null) =>
  inTransaction(db.server, shop.ada, (tx) => checkSeals({ from, until }, tx));

/** A day in each transaction. */
const sealOneByOne = () =>
  sealAudit({ pool: db.server, clock: () => new Date("2024-05-01T12:00:00Z") }, { days: 1, entries: 10 });
const entriesBefore = async (moment: string) =>
  (await db.owner.query("select count(*)::int as count from app.audit_entries where at < $1", [moment])).rows[0]?.count;
const as = async (role: string, statement: string) => {
  const client = await db.server.connect();
  try {
    await client.query("begin");
    await client.query(`set local role app_${role}`);
    await client.query(statement);
    return "done";
  } catch (error) {
    return (error as { code?: string }).code;
  } finally {
    await client.query("rollback");
    client.release();
  }
};

describe("sealing", () => {
  test("ended days are sealed in order, those without entries too, an hour after their end", async () => {
    await write("2024-05-01T18:00:00Z", "2024-05-01T05:59:59Z", "2024-05-03T18:00:00Z", "2024-05-04T06:00:00Z");

    await seal("2024-05-04T06:59:59Z");
    const before = await sealedDays();
    await seal("2024-05-04T07:00:00Z");

    expect(before).toEqual([
      ["2024-04-30", 1],
      ["2024-05-01", 1],
      ["2024-05-02", 0],
    ]);
    expect(await sealedDays()).toEqual([...before, ["2024-05-03", 1]]);
    expect(await check()).toEqual({ days: 4, from: "2024-04-30", until: "2024-05-03", next: null, wrong: null });
  });

  test("a shop without a past has nothing to seal or to check", async () => {
    await seal("2024-05-04T12:00:00Z");

    expect([await days(), await check()]).toEqual([[], { days: 0, from: null, until: null, next: null, wrong: null }]);
  });

  test("what a day is sealed as stays what it was: seals of the past must agree for years", async () => {
    const entry = { id, at: "2024-05-01T18:00:00.123456Z", actor_id: id, version: 3, reason: "Übergabe" };
    const changes = { b: [null, 1.5], a: ["x", { z: null, y: true }] };
    await save(db.owner, "app.audit_entries", [
      buildAuditEntry({ ...entry, entity: "customers", entity_id: id, changes }),
    ]);

    await seal("2024-05-02T12:00:00Z");

    const text = `["${id}", 1714586400.123456, "${id}", "admin", "changed", "customers", "${id}", 3, {"a": ["x", {"y": true, "z": null}], "b": [null, 1.5]}, "Übergabe"]`;
    const digest = hash("sha256", hash("sha256", text, "buffer"));
    const ownSeal = hash("sha256", `${"0".repeat(64)} 2024-05-01 1714629600.000000 1 ${digest}`);
    const { rows } = await db.owner.query("select digest, seal from app.audit_days");
    expect(rows).toEqual([{ digest, seal: ownSeal }]);
  });

  test("a seal is the same whatever a connection's settings are", async () => {
    await write("2024-05-01T18:00:00Z");
    await seal("2024-05-02T12:00:00Z");
    const client = await db.owner.connect();
    await client.query("set timezone = 'Asia/Tokyo'; set datestyle = 'German'; set intervalstyle = 'iso_8601'");

    const { rows } = await client.query("select problem from app_private.check_audit_day('2024-05-01')");
    client.release(true);

    expect(rows).toEqual([{ problem: null }]);
  });

  test("a long past is sealed in portions, each from where the one before stopped", async () => {
    await write("2024-05-01T18:00:00Z", "2024-05-01T19:00:00Z", "2024-05-04T18:00:00Z");
    const now = "2024-05-08T12:00:00Z";

    const byDays = await step("seal_audit", now, { days: 2, entries: 100 });
    const byEntries = await step("seal_audit", now, { days: 100, entries: 1 });
    const rest = await step("seal_audit", now);
    const none = await step("seal_audit", now);

    expect([byDays, byEntries, rest, none]).toEqual([2, 2, 3, 0]);
    expect((await check()).days).toBe(7);
  });

  test("one run is bounded as a whole, and the next goes on", async () => {
    await write("2024-01-01T18:00:00Z");
    await sealOneByOne();
    const first = (await days()).length;
    await sealOneByOne();

    expect(first).toBeLessThan(30);
    expect((await days()).length).toBe(2 * first);
  });

  test("a clock that is set ahead seals no day before its end", async () => {
    await db.owner.query("insert into app.audit_entries (action, entity) values ('changed', 'customers')");

    await seal("2100-01-01T00:00:00Z");

    expect(await days()).toEqual([]);
  });

  test("a shop that moves to another time zone has neither gaps nor entries twice", async () => {
    const hours = Array.from({ length: 72 }, (_, hour) => new Date(Date.UTC(2024, 4, 1, 6 + hour)).toISOString());
    await write(...hours);
    await seal("2024-05-02T07:00:00Z");
    await db.owner.query("update app.facilities set time_zone = 'America/New_York'");
    await seal("2024-05-03T05:00:00Z");
    await db.owner.query("update app.facilities set time_zone = 'America/Los_Angeles'");
    await seal("2024-05-04T08:00:00Z");

    expect(await sealedDays()).toEqual([
      ["2024-05-01", 24],
      ["2024-05-02", 22],
      ["2024-05-03", 26],
    ]);
    expect((await check()).days).toBe(3);
  });

  test("a day waits for every transaction that began before its end", async () => {
    const asked = async (moment: string) =>
      (await db.owner.query(`select app_private.runs_since_before(${moment}) as runs`)).rows[0]?.runs;
    const writer = await db.server.connect();
    await writer.query("begin");
    await db.owner.query("select pg_sleep(0.01)");

    const [since, before] = [await asked("clock_timestamp()"), await asked("now() - interval '1 hour'")];
    await writer.query("rollback");
    const after = await asked("clock_timestamp()");
    writer.release();

    expect([since, before, after]).toEqual([true, false, false]);
  });

  test("while such a transaction runs, no day is sealed", async () => {
    await write("2024-05-01T18:00:00Z");
    const { rows } = await db.owner.query(
      "select pg_get_functiondef('app_private.runs_since_before(timestamptz)'::regprocedure) as text",
    );
    await db.owner.query(`create or replace function app_private.runs_since_before(moment timestamptz) returns boolean
      language sql as 'select moment < ''2024-05-03''::timestamptz'`);

    const waiting = await step("seal_audit", "2024-05-03T12:00:00Z");
    await db.owner.query(rows[0]?.text);

    expect([waiting, await step("seal_audit", "2024-05-03T12:00:00Z")]).toEqual([0, 2]);
  });
});

describe("checking", () => {
  const moments = ["2024-05-01T18:00:00Z", "2024-05-02T18:00:00Z", "2024-05-02T19:00:00Z", "2024-05-03T18:00:00Z"];
  beforeEach(async () => {
    await write(...moments);
    await seal("2024-05-05T12:00:00Z");
  });
  const second = "at >= '2024-05-02T06:00:00Z' and at < '2024-05-03T06:00:00Z'";

  test.each([
    ["was changed", `update app.audit_entries set reason = 'Never' where ${second}`, 2],
    ["moved within its day", `update app.audit_entries set at = at + interval '1 minute' where ${second}`, 2],
    ["was deleted", `delete from app.audit_entries where at = '2024-05-02T18:00:00Z'`, 1],
    ["was added", `insert into app.audit_entries (at, action, entity) values ('${moments[1]}', 'changed', 'x')`, 3],
  ])("an entry that %s is found, with its day and how many there are", async (_what, tamper, foundCount) => {
    await db.owner.query(tamper);

    const wrong = { day: "2024-05-02", problem: "entries", sealedCount: 2, foundCount };
    expect(await check()).toMatchObject({ days: 1, next: null, wrong });
    expect(await check("2024-05-03")).toMatchObject({ days: 2, wrong: null });
  });

  test("an entry that was added before the first day is found", async () => {
    await db.owner.query("insert into app.audit_entries (at, action, entity) values ('2019-01-01', 'changed', 'x')");

    expect(await check()).toMatchObject({ wrong: { day: "2024-05-01", problem: "entries", foundCount: 2 } });
  });

  test("entries that were changed together with what is noted of their day break the chain", async () => {
    await db.owner.query(`update app.audit_entries set reason = 'Never' where ${second}`);
    await db.owner.query(`update app.audit_days d set digest = found.digest
      from app_private.digest_of_audit('2024-05-02T06:00:00Z', '2024-05-03T06:00:00Z') found where day = '2024-05-02'`);

    expect(await check()).toMatchObject({ wrong: { day: "2024-05-02", problem: "seal" } });
  });

  test("a day that was sealed anew by itself breaks the chain at the next one", async () => {
    await db.owner.query(`update app.audit_days set seal = repeat('0', 64) where day = '2024-05-02'`);

    expect(await check()).toMatchObject({ wrong: { day: "2024-05-02", problem: "seal" } });
    expect(await check("2024-05-03")).toMatchObject({ wrong: { day: "2024-05-03", problem: "seal" } });
  });

  test("a seal that is gone is missing", async () => {
    await db.owner.query("delete from app.audit_days where day = '2024-05-02'");

    const missing = { day: "2024-05-02", problem: "missing", sealedCount: null, foundCount: null };
    expect(await check()).toMatchObject({ days: 1, wrong: missing });
    expect(await check("2024-05-03")).toMatchObject({ wrong: { day: "2024-05-03", problem: "seal" } });
  });

  test("entries that were removed too early are found", async () => {
    await db.owner.query(`delete from app.audit_entries where ${second};
      update app.audit_days set removed_at = '2024-05-05' where day = '2024-05-02'`);

    expect(await check()).toMatchObject({ wrong: { day: "2024-05-02", problem: "entries", foundCount: 0 } });
  });

  test("the newest 31 days are checked unless others are chosen", async () => {
    await seal("2024-08-01T12:00:00Z");

    expect(await check()).toMatchObject({ days: 31, from: "2024-07-01", until: "2024-07-31" });
    expect(await check(null, "2024-05-10")).toMatchObject({ days: 10, from: "2024-05-01", until: "2024-05-10" });
    expect(await check("2024-05-10", "2024-05-12")).toMatchObject({ days: 3 });
    expect(await check("2024-05-12", "2024-05-10")).toMatchObject({ days: 0, from: null });
    expect(await check("2030-01-01")).toMatchObject({ days: 0, from: null });
  });

  test("one request checks a bounded number of days and says where the next goes on", async () => {
    await seal("2025-05-01T12:00:00Z");

    const first = await check("2024-05-01", "2024-09-30");
    const second = await check(first.next, "2024-09-30");

    expect([first.days, first.next, second.days, second.next]).toEqual([100, "2024-08-09", 53, null]);
  });

  test.each(["tom", "carla", "uma"] as const)("%s checks nothing", async (name) => {
    const asked = { from: null, until: null };
    await expect(inTransaction(db.server, shop[name], (tx) => checkSeals(asked, tx))).rejects.toMatchObject({
      code: "permission-error",
    });
  });
});

describe("removing", () => {
  const now = "2024-05-04T12:00:00Z";

  test("whole days of the shop go when they are older than the retention, and the chain still holds", async () => {
    await write("2017-05-02T18:00:00Z", "2017-05-02T19:00:00Z", "2017-05-04T05:59:59Z", "2017-05-04T06:00:00Z");
    await step("seal_audit", now);

    const removed = await step("remove_old_audit", now);

    expect([removed, await entriesBefore("2017-05-04T06:00:00Z"), await entriesBefore(now)]).toEqual([2, 0, 1]);
    expect((await days()).slice(0, 3)).toEqual([
      { day: "2017-05-02", count: 2, removed: true },
      { day: "2017-05-03", count: 1, removed: true },
      { day: "2017-05-04", count: 1, removed: false },
    ]);
    let checked = await check("2017-05-02", "2024-05-03");
    for (; checked.next; checked = await check(checked.next, checked.until)) expect(checked.days).toBe(100);
    expect(checked.wrong).toBe(null);
    const { rows } = await db.owner.query(
      "select action, actor_id, actor_role, changes from app.audit_entries where entity = 'audit_entries'",
    );
    const changes = { first_day: ["2017-05-02", null], last_day: ["2017-05-03", null], entry_count: [3, null] };
    expect(rows).toEqual([{ action: "deleted", actor_id: null, actor_role: "system", changes }]);
  });

  test("a day that was changed is named when its entries go", async () => {
    await write("2017-05-01T18:00:00Z", "2017-05-02T18:00:00Z");
    await step("seal_audit", now);
    await db.owner.query("delete from app.audit_entries where at = '2017-05-02T18:00:00Z'");

    await step("remove_old_audit", now);

    const { rows } = await db.owner.query("select changes from app.audit_entries where entity = 'audit_entries'");
    expect(rows).toMatchObject([{ changes: { entry_count: [1, null], not_as_sealed: [["2017-05-02"], null] } }]);
  });

  test("nothing is removed that is not sealed, and both happen in one run", async () => {
    await write("2017-05-02T18:00:00Z");

    const unsealed = await step("remove_old_audit", now);
    await sealAudit({ pool: db.server, clock: () => new Date(now) });

    expect([unsealed, await entriesBefore("2017-05-03T06:00:00Z")]).toEqual([0, 0]);
  });

  test("a shop that keeps its audit longer, or for good, loses nothing of it", async () => {
    await write("2000-05-02T18:00:00Z", "2015-05-02T18:00:00Z");
    await step("seal_audit", now);

    await db.owner.query("update app.shop_settings set audit_years = null");
    const forGood = await step("remove_old_audit", now);
    await db.owner.query("update app.shop_settings set audit_years = 10");
    await step("remove_old_audit", now);

    expect([forGood, await entriesBefore("2001-01-01"), await entriesBefore("2016-01-01")]).toEqual([0, 0, 1]);
  });

  test("never less than seven years, whatever the setting and the clock say", async () => {
    const young = plusDays(new Date().toISOString().slice(0, 10), -7 * 365);
    await write("2017-05-05T18:00:00Z", `${young}T18:00:00Z`);
    await step("seal_audit", now);
    await db.owner.query("alter table app.shop_settings drop constraint shop_settings_audit_years_check");
    await db.owner.query("update app.shop_settings set audit_years = 1");

    const bySetting = await step("remove_old_audit", now);
    await step("seal_audit", "2200-01-01T00:00:00Z");
    await step("remove_old_audit", "2200-01-01T00:00:00Z");
    await db.owner.query("update app.shop_settings set audit_years = 7");
    await db.owner.query(
      "alter table app.shop_settings add constraint shop_settings_audit_years_check check (audit_years between 7 and 30)",
    );

    expect(bySetting).toBe(0);
    expect(await entriesBefore(`${plusDays(young, 2)}T00:00:00Z`)).toBe(1);
  });

  test("it is bounded, by days and by entries, and goes on", async () => {
    await write("2010-05-01T18:00:00Z", "2010-05-02T18:00:00Z", "2010-05-03T18:00:00Z", "2010-05-04T18:00:00Z");
    await step("seal_audit", now);

    const byDays = await step("remove_old_audit", now, { days: 1, entries: 100 });
    const byEntries = await step("remove_old_audit", now, { days: 100, entries: 2 });
    const left = await entriesBefore("2011-01-01");
    await step("remove_old_audit", now);

    expect([byDays, byEntries, left, await entriesBefore("2011-01-01")]).toEqual([1, 2, 1, 0]);
  });
});

describe("nobody changes the audit", () => {
  beforeEach(async () => {
    await write("2024-05-01T18:00:00Z");
    await seal("2024-05-05T12:00:00Z");
  });
  test.each([...roles, "system"])("%s neither changes nor deletes entries or seals", async (role) => {
    for (const statement of [
      "update app.audit_entries set reason = ''",
      "delete from app.audit_entries",
      "truncate app.audit_entries",
      "update app.audit_days set removed_at = now()",
      "delete from app.audit_days",
      "truncate app.audit_days",
      `insert into app.audit_days (day, ends_at, entry_count, digest, seal)
        values ('2024-06-01', '2024-06-02', 0, repeat('a', 64), repeat('b', 64))`,
    ])
      expect(await as(role, statement), statement).toBe("42501");
  });

  test.each(roles)("%s neither seals nor removes days", async (role) => {
    for (const name of ["seal_audit", "remove_old_audit"])
      expect(await as(role, `select app_private.${name}(now(), 1, 1)`), name).toBe("42501");
  });
});
