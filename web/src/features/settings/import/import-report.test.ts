import { expect, test } from "vitest";
import { fieldName, reasonsOf } from "./import-report.ts";

const row = { line: 2, about: "Alpine", outcome: "wrong" as const, problems: [], changes: [], notes: [] };

test("a problem names its field, one of the whole row stands alone", () => {
  const problems = [
    { field: "email", message: "Email is incorrectly formatted" },
    { field: "", message: "Same as line 2" },
  ];

  expect(reasonsOf("customers", { ...row, problems })).toEqual([
    "Email: Email is incorrectly formatted",
    "Same as line 2",
  ]);
});

test("what an update changes is told by the names of its fields", () => {
  expect(reasonsOf("customers", { ...row, changes: ["phone", "contact.email"] })).toEqual([
    "Changes Phone, Contact's email",
  ]);
});

test("what a change brings about is told after it", () => {
  const updated = { ...row, outcome: "updated" as const, changes: ["note"], notes: ["No longer verified"] };

  expect(reasonsOf("calibrationRules", updated)).toEqual(["Changes Note", "No longer verified"]);
});

test("a field that people do not know has no name", () => {
  expect(fieldName("customers", "addressId")).toBe("");
});
