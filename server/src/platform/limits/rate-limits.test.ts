import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import { asSystem } from "#platform/database/transaction.ts";
import { createRateLimits, openRequestCounts, removeEndedCounts } from "./rate-limits.ts";

const minute = 60_000;

let db: TestDatabase;
const opened: { release: () => Promise<void> }[] = [];

beforeAll(async () => void (db = await cloneDatabase()));
afterAll(async () => {
  await Promise.all(opened.map((counts) => counts.release()));
  await db[Symbol.asyncDispose]();
});
beforeEach(() => db.owner.query("truncate app_private.request_counts"));

const kept = async () => (await db.owner.query("select from app_private.request_counts")).rowCount;

const remove = (at: string, most?: number) =>
  asSystem(db.server, (system) => removeEndedCounts(system, new Date(at), most));

/** Of one server; a second one over the same database has another. */
function limitsAt(start: string, count = 2) {
  let now = Date.parse(start);
  const counts = openRequestCounts({ pool: db.server, clock: () => new Date(now) });
  opened.push(counts);
  const limits = createRateLimits({ guess: { count, within: minute } }, counts);
  return { limits, wait: (time: number) => (now += time) };
}

test("as many as allowed pass, the next one hears how many seconds to wait", async () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "one");
  wait(20_000);

  expect([await limits.take("guess", "one"), await limits.take("guess", "one")]).toEqual([null, 40]);
});

test("the window slides: a place is free again once the oldest request is old enough", async () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "one");
  wait(30_000);
  await limits.take("guess", "one");
  wait(30_000);

  expect([await limits.take("guess", "one"), await limits.take("guess", "one")]).toEqual([null, 30]);
});

test("a refused request does not push the end of the wait away", async () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "one");
  await limits.take("guess", "one");
  wait(59_000);
  await limits.take("guess", "one");
  wait(1000);

  expect(await limits.take("guess", "one")).toBe(null);
});

test("each address has its own count", async () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "one");
  await limits.take("guess", "one");

  expect(await limits.take("guess", "other")).toBe(null);
});

test("asking how long to wait counts nothing", async () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "one");
  const before = [await limits.wait("guess", "one"), await limits.wait("guess", "one")];
  await limits.take("guess", "one");

  expect([...before, await limits.wait("guess", "one")]).toEqual([null, null, 60]);
});

test("a request that was none of this kind is taken back", async () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");
  await limits.take("guess", "one");
  await limits.take("guess", "one");
  await limits.take("guess", "one");

  await limits.giveBack("guess", "one");

  expect([await limits.take("guess", "one"), await limits.take("guess", "one")]).toEqual([null, 60]);
});

test("two servers over one database let no more pass together than one does, even at the same moment", async () => {
  const servers = [limitsAt("2026-05-01T08:00:00Z", 5), limitsAt("2026-05-01T08:00:00Z", 5)];

  const waits = await Promise.all(
    Array.from({ length: 10 }, () => servers.map(({ limits }) => limits.take("guess", "one"))).flat(),
  );

  expect(waits.filter((wait) => wait === null)).toHaveLength(5);
  expect(waits.filter((wait) => wait === 60)).toHaveLength(15);
});

test("a flood is refused without asking the database, for a second", async () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");
  for (let request = 0; request < 3; request++) await limits.take("guess", "one");
  await db.owner.query("truncate app_private.request_counts");

  const flood = [await limits.take("guess", "one"), await limits.wait("guess", "one")];
  wait(1000);

  expect([...flood, await limits.take("guess", "one")]).toEqual([60, 60, null]);
});

test("while the database cannot count, no request passes", async () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");
  await using client = Object.assign(await db.owner.connect(), {
    async [Symbol.asyncDispose]() {
      await client.query("rollback");
      client.release();
    },
  });
  await client.query("begin; lock table app_private.request_counts");

  await expect(limits.take("guess", "one")).rejects.toThrow("statement timeout");
});

test("counts are kept until they end, and of too many the last to end", async () => {
  const { limits, wait } = limitsAt("2026-05-01T08:00:00Z");
  for (const address of ["one", "two", "three"]) {
    await limits.take("guess", address);
    wait(1000);
  }

  await remove("2026-05-01T08:01:00Z");
  const afterEnd = await kept();
  await remove("2026-05-01T08:01:00Z", 1);

  expect([afterEnd, await kept()]).toEqual([2, 1]);
});

test("the database learns neither addresses nor secret links", async () => {
  const { limits } = limitsAt("2026-05-01T08:00:00Z");

  await limits.take("guess", "203.0.113.9 secret");

  const { rows } = await db.owner.query<{ row: string }>("select c::text as row from app_private.request_counts c");
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(Buffer.from("secret").toString("hex"));
});
