import { expect, test } from "vitest";
import * as z from "zod";
import { changesOf, savedOf, savedSchema, schemasOf } from "./record-schema.ts";
import { namesIn, nounOf, record, type FieldSpec } from "./record.ts";

const lift = record("app.lifts", {
  name: { kind: "line", max: 10, label: "Name", isRequired: true, group: "first" },
  note: { kind: "text", label: "Note" },
  serial: { kind: "line", label: "Serial number", isNullable: true, group: "first" },
  size: { kind: "choice", choices: { small: "Small", big: "Big" }, label: "Size", initial: "big" },
  load: {
    kind: "whole",
    min: 1,
    max: 9,
    label: "Load",
    problems: { wrong: "Whole tons", low: "Too light", high: "Too heavy" },
  },
  price: { kind: "money", label: "Price" },
  checkedOn: { kind: "day", label: "Checked on" },
  isActive: { kind: "flag", label: "In use", initial: true },
});
const schemas = schemasOf(lift);
const saved = z.object(savedOf(lift, schemas));
const changed = z.object(changesOf(schemas));
const problems = (input: object) =>
  saved.safeParse({ name: "A", ...input }).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);

test("a new record needs what is required; the rest is empty, or what it begins with", () => {
  expect(saved.parse({ name: " Two  posts " })).toEqual({
    name: "Two posts",
    note: "",
    serial: null,
    size: "big",
    load: null,
    price: null,
    checkedOn: null,
    isActive: true,
  });
});

test("of a change every field is optional, and none is made up", () => {
  expect(changed.parse({ price: null })).toEqual({ price: null });
});

test.each([
  [{ name: "" }, "name: Enter the name"],
  [{ name: "Four posts!" }, "name: Name can have at most 10 characters"],
  [{ load: 1.5 }, "load: Whole tons"],
  [{ load: 0 }, "load: Too light"],
  [{ load: 10 }, "load: Too heavy"],
  [{ price: -1 }, "price: Price cannot be negative"],
  [{ checkedOn: "soon" }, "checkedOn: Enter a day"],
  [{ isActive: null }, "isActive: Choose yes or no"],
])("%j is refused at its field: %s", (input, problem) => {
  expect(problems(input)).toEqual([problem]);
});

test("a rule of its own stands for what the kind says", () => {
  const { name } = schemasOf(lift, { name: z.literal("Lift") });

  expect([name.safeParse("Lift").success, name.safeParse("Other").success]).toEqual([true, false]);
});

test.each<[Partial<FieldSpec>, string]>([
  [{ label: "Repair order" }, "repair order"],
  [{ label: "PO number" }, "PO number"],
  [{ label: "Fuel in percent", noun: "fuel" }, "fuel"],
])("within a sentence %j is %s", (words, noun) => {
  expect(nounOf({ label: "", ...words })).toBe(noun);
});

test("the fields of a section stand in the order of the description", () => {
  expect(namesIn(lift, "first")).toEqual(["name", "serial"]);
  expect(() => record<Record<string, FieldSpec>>("app.lifts", {}).field("colour")).toThrow(
    "app.lifts has no field colour",
  );
});

test("a record that is saved as a whole says which one it is, or nothing for a new one", () => {
  const id = "7b1c5f0e-6a51-4b1e-9d55-0d5f0c1c7f4e";

  expect(savedSchema(lift).parse({ name: "A" })).toMatchObject({ id: null, version: null, name: "A", size: "big" });
  expect(savedSchema(lift).parse({ id, version: 2, name: "A" })).toMatchObject({ id, version: 2 });
});
