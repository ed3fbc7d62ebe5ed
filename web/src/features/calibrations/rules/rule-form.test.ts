import { problemsOf } from "@boresight/domain/base/problems";
import { expect, test } from "vitest";
import { savedRuleSchema } from "@boresight/domain/calibrations/calibration-rule";
import { ruleInput, ruleValues, type RuleFormValues } from "./rule-form.ts";

const judged = (values: RuleFormValues) => {
  const input = ruleInput(null, values);
  return { input, error: savedRuleSchema.safeParse(input).error };
};

const filled = { ...ruleValues(null), operation: "windshield", typeKey: "CAL-FRAD", make: "Kia" };

test("a new rule needs only a repair and a calibration", () => {
  const [empty, enough] = [judged(ruleValues(null)), judged(filled)];

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
  const { error } = judged({ ...filled, ...wrong });

  expect(error && problemsOf(error).map((problem) => problem.field)).toEqual([field]);
});
