import { expect, test } from "vitest";
import { groupByDay } from "./my-day-groups.ts";

/** Nine in the evening in Denver, when it is tomorrow in London. */
const now = new Date("2026-05-05T03:00:00Z");

const order = (name: string, category: string, startsAt?: string) => ({
  name,
  status: { category },
  booked: { nodes: startsAt ? [{ startsAt, facility: { timeZone: "America/Denver" } }] : [] },
});

test("a day has what is here and what is booked for it, by time; today comes first", () => {
  const days = groupByDay(
    [
      order("next week", "ready", "2026-05-11T15:00:00Z"),
      order("not booked", "ready"),
      order("tomorrow", "ready", "2026-05-05T15:00:00Z"),
      order("missed", "ready", "2026-05-01T15:00:00Z"),
      order("tonight", "ready", "2026-05-05T04:00:00Z"),
      order("not agreed", "intake", "2026-05-05T02:00:00Z"),
      order("ready for its owner", "done"),
      order("on hold", "hold"),
      order("in work since Monday", "work", "2026-05-04T15:00:00Z"),
    ],
    now,
  );

  expect(days.map(({ date, when, orders }) => [date, when, ...orders.map(({ name }) => name)])).toEqual([
    [
      "2026-05-04",
      "today",
      "on hold",
      "missed",
      "in work since Monday",
      "not agreed",
      "tonight",
      "ready for its owner",
    ],
    ["2026-05-05", "tomorrow", "tomorrow"],
    ["2026-05-11", "later", "next week"],
    [null, "someDay", "not booked"],
  ]);
});

test("a day without orders is today all the same", () => {
  const [today] = groupByDay([order("tomorrow", "ready", "2026-05-05T15:00:00Z")], now);

  expect(today).toEqual({ date: "2026-05-04", when: "today", orders: [] });
});
