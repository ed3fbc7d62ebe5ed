import { expect, test } from "vitest";
import { snoozeTimes } from "./snooze-times.ts";

test.each([
  ["on a Monday", new Date(2026, 4, 4, 9, 30), new Date(2026, 4, 5, 8), new Date(2026, 4, 11, 8)],
  ["on a Sunday", new Date(2026, 4, 10, 23), new Date(2026, 4, 11, 8), new Date(2026, 4, 11, 8)],
  ["at the end of a month", new Date(2026, 4, 30, 7), new Date(2026, 4, 31, 8), new Date(2026, 5, 1, 8)],
])(
  "what is put away %s comes back in an hour, the next morning, or on the next Monday",
  (_when, now, tomorrow, monday) => {
    expect(snoozeTimes(now).map(({ until }) => until)).toEqual([new Date(now.getTime() + 3_600_000), tomorrow, monday]);
  },
);
