import { expect, test } from "vitest";
import { whyListed } from "./why-listed.ts";

const date = "2026-05-04";

test.each([
  ["booked for the day", "ready", date, null],
  ["missed", "ready", "2026-05-01", "Was expected on May 1, is not here"],
  ["in work since an earlier day", "work", "2026-05-01", "Still here, was booked for May 1"],
  ["here before its day", "onsite", "2026-05-06", "Here already, is booked for May 6"],
  ["here without an appointment", "hold", null, "Here, without an appointment"],
  ["ready for its owner", "done", date, "Waits to be picked up"],
])("a vehicle that is %s", (_how, category, bookedOn, why) => {
  expect(whyListed({ category, bookedOn, date })).toBe(why);
});
