import { expect, test } from "vitest";
import { withHeldTime } from "./held-among-free.ts";

const at = (hour: number, bayId = "one") => ({ bayId, startsAt: `2026-05-04T${hour}:00:00.000Z` });
const held = "one 2026-05-04T15:00:00.000Z";

test("the held time stands at its place, also where the list leaves it out or offers it in another bay", () => {
  expect(withHeldTime([at(14), at(16)], held, null)).toEqual([at(14), at(15), at(16)]);
  expect(withHeldTime([at(16)], held, null)).toEqual([at(15), at(16)]);
  expect(withHeldTime([at(14), at(15, "two"), at(16)], held, null)).toEqual([at(14), at(15), at(16)]);
  expect(withHeldTime([], held, null)).toEqual([at(15)]);
});

test("it is not put among earlier or later times, nor where no time is held", () => {
  expect(withHeldTime([at(13), at(14)], held, null)).toEqual([at(13), at(14)]);
  expect(withHeldTime([at(17)], held, "2026-05-04T16:30:00.000Z")).toEqual([at(17)]);
  expect(withHeldTime([at(13)], "", null)).toEqual([at(13)]);
});
