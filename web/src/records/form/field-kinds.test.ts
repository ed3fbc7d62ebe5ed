import { expect, test } from "vitest";
import type { FieldKind, FieldSpec } from "@boresight/domain/base/record";
import { storedValue, typedValue, typingProblem } from "./field-kinds.ts";

const denver = "America/Denver";
const a = (kind: FieldKind): FieldSpec => ({ kind, label: "Field", ...(kind === "line" && { isNullable: true }) });

test.each([
  ["money", 123_450, "1234.50"],
  ["miles", 42_000, "42000"],
  ["line", "PO 7", "PO 7"],
  ["text", "Left side", "Left side"],
  ["flag", true, true],
  ["link", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11", "5f0c1b0e-6f0a-4c53-9f43-2b6b9a3d8d11"],
  ["link", null, ""],
  ["moment", "2026-05-04T18:00:00.000Z", "2026-05-04T12:00"],
  ["moment", "2026-12-31T06:30:00.000Z", "2026-12-30T23:30"],
] as const)("a %s of %j is edited as %j and converted back", (kind, stored, typed) => {
  expect([typedValue(kind, stored, denver), storedValue(a(kind), typed, denver)]).toEqual([typed, stored]);
});

test("an empty input clears numbers, dates and references, and empties text", () => {
  expect(
    (["money", "miles", "moment", "line", "text"] as const).map((kind) => storedValue(a(kind), " ", denver)),
  ).toEqual([null, null, null, null, ""]);
});

test("currency signs and thousands separators are ignored", () => {
  expect([storedValue(a("money"), "$1,234.5", denver), storedValue(a("miles"), "42,000", denver)]).toEqual([
    123_450, 42_000,
  ]);
  expect([storedValue(a("money"), "12,50", denver), storedValue(a("percent"), "50 %", denver)]).toEqual([1250, 50]);
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
  expect(typingProblem(a(kind), typed, denver)).toBe(problem);
});

test("a time that Denver skips exists in Phoenix", () => {
  expect(storedValue(a("moment"), "2026-03-08T02:30", "America/Phoenix")).toBe("2026-03-08T09:30:00.000Z");
});
