import { expect, test } from "vitest";
import type { EditableField } from "./field-kinds.ts";
import { mergeFields } from "./merge-fields.ts";

const fields: readonly EditableField[] = [
  { field: "poNumber", label: "PO number", kind: "line" },
  { field: "rideHeightModified", label: "Ride height is modified", kind: "yesNo" },
];
const before = { poNumber: "12", rideHeightModified: false };
const merge = (mine: object, theirs: object) =>
  mergeFields(fields, { before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } });

test("what only one of two people changed stands as that one wants it", () => {
  expect(merge({ poNumber: "13" }, { rideHeightModified: true })).toEqual({
    values: { poNumber: "13", rideHeightModified: true },
    contested: [],
  });
});

test("what both changed waits for an answer, and mine is kept until then", () => {
  expect(merge({ poNumber: "13" }, { poNumber: "14" })).toEqual({
    values: { poNumber: "13", rideHeightModified: false },
    contested: [fields[0]],
  });
});

test("two people of one mind are not asked", () => {
  expect(merge({ poNumber: "13" }, { poNumber: "13" }).contested).toEqual([]);
});
