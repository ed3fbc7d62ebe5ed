import { expect, test } from "vitest";
import { roles } from "@boresight/domain/roles";
import { statusCategories } from "@boresight/domain/status-look";
import { changeableFields } from "@boresight/domain/service-order-change";
import { fieldsToEdit, storedValue, typedValue, typingProblem } from "./fact-fields.ts";

test.each([
  ["money", 123_450, "1234.50"],
  ["whole", 42_000, "42000"],
  ["line", "PO 7", "PO 7"],
  ["text", "Left side", "Left side"],
  ["yesNo", true, true],
  ["technician", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11"],
  ["facility", null, ""],
  ["moment", "2026-05-04T18:00:00.000Z", typedValue("moment", "2026-05-04T18:00:00.000Z")],
] as const)("a %s of %j is typed as %j and comes back", (kind, stored, typed) => {
  expect([typedValue(kind, stored), storedValue(kind, typed)]).toEqual([typed, stored]);
});

test("nothing typed empties numbers, dates and references, and blanks words", () => {
  expect((["money", "whole", "moment", "line", "text"] as const).map((kind) => storedValue(kind, " "))).toEqual([
    null,
    null,
    null,
    null,
    "",
  ]);
});

test("signs of money and thousands are read over", () => {
  expect([storedValue("money", "$1,234.5"), storedValue("whole", "42,000")]).toEqual([123_450, 42_000]);
});

test("letters in a number are told", () => {
  expect([typingProblem("money", "abc"), typingProblem("whole", "12"), typingProblem("line", "abc")]).toEqual([
    "Enter a number",
    null,
    null,
  ]);
});

const names = (role: "customer" | "technician", category: "intake" | "work") =>
  fieldsToEdit("numbers", role, category).map(({ field }) => field);

test("customers edit their words during the intake, technicians no price", () => {
  expect([names("customer", "intake"), names("customer", "work"), names("technician", "work")]).toEqual([
    ["repairOrderNumber", "poNumber", "claimNumber"],
    ["poNumber"],
    ["repairOrderNumber", "poNumber", "claimNumber", "insurerName", "fuelCost"],
  ]);
});

test("whatever a role may change is offered in one place", () => {
  const groups = ["work", "numbers", "dates", "place"] as const;
  for (const role of roles) {
    for (const category of statusCategories) {
      const offered = groups.flatMap((group) => fieldsToEdit(group, role, category).map(({ field }) => field));

      expect(offered.toSorted()).toEqual(changeableFields(role, category).toSorted());
    }
  }
});
