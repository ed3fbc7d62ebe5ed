import { expect, test } from "vitest";
import { changedFields, isSameField, mergeRecord } from "./merge-record.ts";

const agreed = { DisplayName: "Alpine", PrimaryPhone: { FreeFormNumber: "1" }, Active: true };

test("changes of different fields are joined", () => {
  const ours = { ...agreed, DisplayName: "Alpine Glass" };
  const theirs = { ...agreed, PrimaryPhone: { FreeFormNumber: "2" } };

  expect(mergeRecord({ agreed, ours, theirs })).toEqual({
    merged: { DisplayName: "Alpine Glass", PrimaryPhone: { FreeFormNumber: "2" }, Active: true },
    ourChanges: { DisplayName: "Alpine Glass" },
    theirChanges: { PrimaryPhone: { FreeFormNumber: "2" } },
    overlap: [],
  });
});

test("a field that both changed to something else overlaps and stays as it was agreed", () => {
  const merge = mergeRecord({
    agreed,
    ours: { ...agreed, DisplayName: "Alpine Glass", Active: false },
    theirs: { ...agreed, DisplayName: "Alpine Inc" },
  });

  expect(merge.overlap).toEqual(["DisplayName"]);
  expect(merge.merged).toEqual({ ...agreed, Active: false });
  expect(merge.ourChanges).toEqual({ Active: false });
});

test("the same change on both sides is no change of one", () => {
  const changed = { ...agreed, DisplayName: "Alpine Glass" };

  const merge = mergeRecord({ agreed, ours: changed, theirs: changed });

  expect(merge).toEqual({ merged: changed, ourChanges: {}, theirChanges: {}, overlap: [] });
});

test("a field that one side emptied is empty", () => {
  const merge = mergeRecord({ agreed, ours: { ...agreed, PrimaryPhone: { FreeFormNumber: "" } }, theirs: agreed });

  expect(merge.ourChanges).toEqual({ PrimaryPhone: { FreeFormNumber: "" } });
});

test("a field that was never agreed about overlaps when both say something", () => {
  const merge = mergeRecord({ agreed: {}, ours: { Notes: "a" }, theirs: { Notes: "b", ResaleNum: "7" } });

  expect(merge.overlap).toEqual(["Notes"]);
  expect(merge.theirChanges).toEqual({ ResaleNum: "7" });
});

test.each([
  [undefined, null],
  ["", undefined],
  [{ Address: "" }, undefined],
  [
    { City: "Denver", Line1: "1 Main" },
    { Line1: "1 Main", City: "Denver", Line2: "" },
  ],
  [[], undefined],
])("%j and %j say the same", (one, other) => {
  expect(isSameField(one, other)).toBe(true);
});

test.each([
  [0, undefined],
  [false, undefined],
  [{ Line1: "1 Main" }, { Line1: "2 Main" }],
  [
    ["a", "b"],
    ["b", "a"],
  ],
])("%j and %j differ", (one, other) => {
  expect(isSameField(one, other)).toBe(false);
});

test("what changed is listed with what it says now", () => {
  expect(changedFields({ a: 1, b: { c: 2 }, d: "x" }, { a: 1, b: { c: 3 }, d: "" })).toEqual({ b: { c: 3 }, d: "" });
});
