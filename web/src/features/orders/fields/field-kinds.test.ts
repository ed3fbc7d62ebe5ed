import { expect, test } from "vitest";
import { roles } from "@boresight/domain/accounts/roles";
import { statusCategories } from "@boresight/domain/statuses/status-look";
import { changeableFields } from "@boresight/domain/orders/order-change";
import { storedValue, typedValue, typingProblem } from "./field-kinds.ts";
import { fieldsToEdit } from "./fields-to-edit.ts";

const denver = "America/Denver";

test.each([
  ["money", 123_450, "1234.50"],
  ["miles", 42_000, "42000"],
  ["line", "PO 7", "PO 7"],
  ["text", "Left side", "Left side"],
  ["yesNo", true, true],
  ["technician", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11"],
  ["facility", null, ""],
  ["moment", "2026-05-04T18:00:00.000Z", "2026-05-04T12:00"],
  ["moment", "2026-12-31T06:30:00.000Z", "2026-12-30T23:30"],
] as const)("a %s of %j is edited as %j and converted back", (kind, stored, typed) => {
  expect([typedValue(kind, stored, denver), storedValue(kind, typed, denver)]).toEqual([typed, stored]);
});

test("an empty input clears numbers, dates and references, and empties text", () => {
  expect((["money", "miles", "moment", "line", "text"] as const).map((kind) => storedValue(kind, " ", denver))).toEqual(
    [null, null, null, null, ""],
  );
});

test("currency signs and thousands separators are ignored", () => {
  expect([storedValue("money", "$1,234.5", denver), storedValue("miles", "42,000", denver)]).toEqual([123_450, 42_000]);
  expect([storedValue("money", "12,50", denver), storedValue("percent", "50 %", denver)]).toEqual([1250, 50]);
});

test.each([
  ["money", "abc", "Enter a number"],
  ["money", "1,234,5", "Enter a number"],
  ["money", "12.345", "Enter a number"],
  ["miles", "59724.5", "Enter a number"],
  ["miles", "1,23,456", "Enter a number"],
  ["miles", "12", null],
  ["line", "abc", null],
  ["moment", "", null],
  ["moment", "2026-05-04T08:00", null],
  ["moment", "2026-03-08T02:30", "This time does not exist on that day because the clock moves forward"],
  ["moment", "0202-05-04T08:00", "Enter a date with its time"],
] as const)("a %s typed as %j is reported: %s", (kind, typed, problem) => {
  expect(typingProblem(kind, typed, denver)).toBe(problem);
});

test("a time that Denver skips exists in Phoenix", () => {
  expect(storedValue("moment", "2026-03-08T02:30", "America/Phoenix")).toBe("2026-03-08T09:30:00.000Z");
});

const names = (role: "customer" | "technician", category: "intake" | "work") =>
  fieldsToEdit("numbers", role, category).map(({ field }) => field);

test("customers edit their texts during the intake, technicians no price", () => {
  expect(names("customer", "intake")).toEqual(
    expect.arrayContaining(["repairOrderNumber", "poNumber", "claimNumber", "insurerName"]),
  );
  expect(names("customer", "intake")).not.toContain("fuelCost");
  expect(names("customer", "work")).toEqual(["poNumber"]);
  expect(names("technician", "work")).toEqual(expect.arrayContaining(["poNumber", "insurerName", "fuelCost"]));
  expect(names("technician", "work")).not.toContain("cost");
});

/** The repair order is set with its file, and the intake method implies whether it is a tow. */
const said = (fields: readonly string[]) =>
  fields.filter(
    (field) => field !== "repairOrderFileId" && !(field === "towingRequired" && fields.includes("intakeMethod")),
  );

test("every field that a role may change is offered in one place", () => {
  const groups = ["work", "numbers", "dates", "place", "transport", "vehicle"] as const;
  for (const role of roles) {
    for (const category of statusCategories) {
      const offered = groups.flatMap((group) => fieldsToEdit(group, role, category).map(({ field }) => field));

      expect(offered.toSorted()).toEqual(said(changeableFields(role, category)).toSorted());
    }
  }
});
