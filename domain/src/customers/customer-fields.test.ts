import { expect, test } from "vitest";
import { labelsOfColumns } from "./customer-fields.ts";

test("changed columns are named by the labels of their fields, each once", () => {
  expect(labelsOfColumns(["requires_po", "credit_limit_cents", "terms_version", "has_accepted_terms"])).toEqual([
    "Requires a PO number",
    "Credit limit",
    "Terms of service",
  ]);
});

test("a column that people do not know is no riddle", () => {
  expect(labelsOfColumns(["hold_reason", "search_vector"])).toEqual(["Reason for the hold", "other details"]);
});
