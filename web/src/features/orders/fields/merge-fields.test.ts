import { expect, test } from "vitest";
import type { EditableField } from "./fields-to-edit.ts";
import { mergeFields } from "./merge-fields.ts";

const fields: readonly EditableField[] = [
  { field: "poNumber", editedBy: "staff", label: "PO number", kind: "line" },
  { field: "rideHeightModified", editedBy: "staff", label: "Ride height is modified", kind: "flag" },
];
const before = { poNumber: "12", rideHeightModified: false };
const merge = (mine: object, theirs: object) =>
  mergeFields(fields, { before, mine: { ...before, ...mine }, theirs: { ...before, ...theirs } });

test("a field that only one person changed takes that value", () => {
  expect(merge({ poNumber: "13" }, { rideHeightModified: true })).toEqual({
    values: { poNumber: "13", rideHeightModified: true },
    contested: [],
  });
});

test("a field that both changed waits for a decision, and mine is used until then", () => {
  expect(merge({ poNumber: "13" }, { poNumber: "14" })).toEqual({
    values: { poNumber: "13", rideHeightModified: false },
    contested: [fields[0]],
  });
});

test("equal changes are no conflict", () => {
  expect(merge({ poNumber: "13" }, { poNumber: "13" }).contested).toEqual([]);
});
