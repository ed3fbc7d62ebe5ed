import { expect, test } from "vitest";
import { arrivalWords, minutesLate } from "./arrival-words.ts";

const startsAt = "2026-07-06T16:00:00Z";

test.each([
  ["late", "2026-07-06T16:25:00Z", "10:25 AM, 25 min late"],
  ["in time", "2026-07-06T15:55:00Z", "9:55 AM"],
  ["at the agreed time", null, null],
])("whoever comes %s is expected so", (_, expectedArrival, words) => {
  const shown = arrivalWords({ startsAt, expectedArrival, timeZone: "America/Denver" });

  expect(shown?.replaceAll("\u202f", " ") ?? null).toBe(words);
});

test("nobody is late who comes early", () => {
  expect(minutesLate(startsAt, "2026-07-06T15:40:00Z")).toBe(0);
});
