import { expect, test } from "vitest";
import { joined, valuesIn } from "./four-wheels-field.tsx";

// Improvement WI 24.
test("the pressures of four wheels are stored as one value and split again", () => {
  expect(joined(["35", "35", "33", " 33 "])).toBe("35 / 35 / 33 / 33");
  expect(valuesIn("35 / 35 / 33 / 33")).toEqual(["35", "35", "33", "33"]);
});

test.each([
  ["", ["", "", "", ""]],
  ["35", ["35", "", "", ""]],
  ["35 / 35", ["35", "35", "", ""]],
])("%j is parsed as far as possible", (value, values) => {
  expect(valuesIn(value)).toEqual(values);
});

test("four empty fields are stored as an empty value", () => {
  expect(joined(["", " ", "", ""])).toBe("");
});
