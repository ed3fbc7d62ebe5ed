import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { cloneDatabase, type TestDatabase } from "../../../test/database.ts";
import type { LinkLimits } from "#platform/settings/link-settings.ts";
import { guardLinks } from "./link-limits.ts";
import { openRequestCounts, type RequestCounts } from "./rate-limits.ts";

const minute = 60_000;
const limits: LinkLimits = { link: { count: 2, within: minute }, unknownLink: { count: 2, within: 5 * minute } };
const from = (address: string, token = "secret") => ({ token, address });
const refused = (retryAfter: number) => expect.objectContaining({ code: "too-many-requests", details: { retryAfter } });

let db: TestDatabase;
let counts: RequestCounts;
let now = 0;

beforeAll(async () => void (db = await cloneDatabase()));
afterAll(() => db[Symbol.asyncDispose]());
beforeEach(async () => {
  await db.owner.query("truncate app_private.request_counts");
  counts = openRequestCounts({ pool: db.server, clock: () => new Date(now) });
});
afterEach(() => counts.release());

function guardAt(start: string) {
  now = Date.parse(start);
  let lookUps = 0;
  const open = guardLinks(limits, counts);
  const find = (found: string | null) => async () => {
    lookUps++;
    return found;
  };
  const lookedUp = () => lookUps;
  return { open, known: find("board"), unknown: find(null), lookedUp, wait: (time: number) => (now += time) };
}

test("whoever tries too many unknown links is refused before anything is looked up, whatever comes next", async () => {
  const { open, known, unknown, lookedUp, wait } = guardAt("2026-05-04T08:00:00Z");

  const tried = [await open(from("one", "a"), unknown), await open(from("one", "b"), unknown)];
  wait(minute);

  expect(tried).toEqual([null, null]);
  await expect(open(from("one"), known)).rejects.toThrow(refused(240));
  expect(lookedUp()).toBe(2);
});

test("a refused address may try again once its first attempt is old enough", async () => {
  const { open, known, unknown, wait } = guardAt("2026-05-04T08:00:00Z");
  await open(from("one", "a"), unknown);
  await open(from("one", "b"), unknown);

  wait(5 * minute);

  expect(await open(from("one"), known)).toBe("board");
});

test("another address is not refused", async () => {
  const { open, known, unknown } = guardAt("2026-05-04T08:00:00Z");

  await open(from("one", "a"), unknown);
  await open(from("one", "b"), unknown);

  expect(await open(from("other"), known)).toBe("board");
});

test("a known link is read so often and no more, and each link counts for itself", async () => {
  const { open, known } = guardAt("2026-05-04T08:00:00Z");

  await open(from("one"), known);
  await open(from("one"), known);

  await expect(open(from("one"), known)).rejects.toThrow(refused(60));
  expect(await open(from("one", "second screen"), known)).toBe("board");
});

test("without limits everything is looked up", async () => {
  const open = guardLinks(null, counts);

  const found = await Promise.all(Array.from({ length: 500 }, () => open(from("one"), async () => null)));

  expect(found).toHaveLength(500);
});
