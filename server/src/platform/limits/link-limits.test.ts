import { expect, test } from "vitest";
import { guardLinks, type LinkLimits } from "./link-limits.ts";

const minute = 60_000;
const limits: LinkLimits = { link: { count: 2, within: minute }, unknownLink: { count: 2, within: 5 * minute } };
const from = (address: string, token = "secret") => ({ token, address });
const refused = (retryAfter: number) => expect.objectContaining({ code: "too-many-requests", details: { retryAfter } });

function guardAt(start: string) {
  let now = Date.parse(start);
  let lookUps = 0;
  const open = guardLinks(limits, () => new Date(now));
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
  const open = guardLinks(null, () => new Date());

  const found = await Promise.all(Array.from({ length: 500 }, () => open(from("one"), async () => null)));

  expect(found).toHaveLength(500);
});
