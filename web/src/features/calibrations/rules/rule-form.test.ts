import { problemsOf } from "@boresight/domain/base/problems";
import { expect, test } from "vitest";
import { ruleInput, ruleValues } from "./rule-form.ts";

const filled = { ...ruleValues(null), operation: "windshield", typeKey: "CAL-FRAD", make: "Kia" };

test("a new rule needs only a repair and a calibration", () => {
  const [empty, enough] = [ruleInput(null, ruleValues(null)), ruleInput(null, filled)];

  expect(empty.error && problemsOf(empty.error).map(({ field }) => field)).toEqual(["operation", "typeKey"]);
  expect(enough.error).toBeUndefined();
  expect(enough.input).toMatchObject({ id: null, yearFrom: null, minutes: null, priority: 0 });
});

test.each([
  [{ yearFrom: "1700" }, "yearFrom"],
  [{ yearTo: "soon" }, "yearTo"],
  [{ make: "", model: "EV6" }, "make"],
  [{ sourceUrl: "http://kia.example" }, "sourceUrl"],
])("%j is reported at its field", (wrong, field) => {
  const { error } = ruleInput(null, { ...filled, ...wrong });

  expect(error && problemsOf(error).map((problem) => problem.field)).toEqual([field]);
});
