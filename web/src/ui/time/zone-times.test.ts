import { expect, test } from "vitest";
import { momentWords, timeElsewhere, zoneName } from "./zone-times.ts";

const denver = "America/Denver";
const noonInUtc = "2026-05-04T12:00:00Z";

test("a moment is told on the clock of the place, with the clock's name on that day", () => {
  expect(momentWords(denver, noonInUtc)).toBe("Mon, May 4, 2026, 6:00 AM MDT");
  expect([zoneName(denver, noonInUtc), zoneName(denver, "2026-12-04T12:00:00Z")]).toEqual(["MDT", "MST"]);
});

test("who reads it on another clock is told their own time, and nobody else", () => {
  expect(timeElsewhere("Europe/Berlin", denver, "2026-05-04T23:00:00Z")).toBe("Tue, May 5, 2026, 1:00 AM");
  expect(timeElsewhere("Europe/Berlin", denver, noonInUtc)).toBe("2:00 PM"); // The day is said already.
  expect(timeElsewhere("America/Boise", denver, noonInUtc)).toBeNull();
});
