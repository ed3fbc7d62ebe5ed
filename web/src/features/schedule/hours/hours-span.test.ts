import { expect, test } from "vitest";
import { hoursSpan } from "./hours-span.ts";

test.each([
  ["the last two weeks", {}, "2026-05-01", "2026-05-14"],
  ["the days of the address", { from: "2026-04-01", to: "2026-04-30" }, "2026-04-01", "2026-04-30"],
  ["two weeks where the days are turned around", { from: "2026-04-30", to: "2026-04-14" }, "2026-04-01", "2026-04-14"],
  ["the last two weeks for no days", { from: "yesterday", to: "31" }, "2026-05-01", "2026-05-14"],
])("shows %s", (_, search, from, to) => {
  expect(hoursSpan(search, "2026-05-14")).toEqual({ from, to });
});
