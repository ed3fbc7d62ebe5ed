import { expect, test } from "vitest";
import { overlaps, switchAt } from "./work-timeline.ts";

const hour = 3_600_000;
const at = (hours: number) => hours * hour;

test("what begins now ends what is running", () => {
  expect(switchAt([{ id: "a", start: at(8), end: null }], at(9))).toEqual({
    cut: { id: "a", end: at(9) },
    replaced: null,
    end: null,
  });
});

test("a switch that a device sends late splits the time in which it was made", () => {
  const entries = [
    { id: "a", start: at(8), end: at(11) },
    { id: "b", start: at(11), end: null },
  ];

  expect(switchAt(entries, at(10))).toEqual({ cut: { id: "a", end: at(10) }, replaced: null, end: at(11) });
});

test("a late beginning in a gap ends where the next entry begins", () => {
  const entries = [
    { id: "a", start: at(8), end: at(9) },
    { id: "b", start: at(12), end: null },
  ];

  expect(switchAt(entries, at(10))).toEqual({ cut: null, replaced: null, end: at(12) });
});

test("two switches at the same moment leave the last", () => {
  expect(switchAt([{ id: "a", start: at(8), end: null }], at(8))).toEqual({ cut: null, replaced: "a", end: null });
});

test("what was forgotten ends after 16 hours", () => {
  expect(switchAt([{ id: "a", start: at(8), end: null }], at(34)).cut).toEqual({ id: "a", end: at(24) });
});

test.each([
  ["before", 6, 8, false],
  ["after", 9, 10, false],
  ["within", 8.2, 8.4, true],
  ["around", 7, 10, true],
])("an entry %s another overlaps it or not", (_, start, end, expected) => {
  const other = { id: "a", start: at(8), end: at(9) };

  expect(overlaps([other], { id: "b", start: at(start), end: at(end) })).toBe(expected);
  expect(overlaps([other], { id: "a", start: at(start), end: at(end) })).toBe(false);
});
