import { expect, test } from "vitest";
import { mergeSuggestions } from "./merge-suggestions.ts";

const camera = { typeKey: "CAL-FCAM-S", ruleId: "r1", reason: "Windshield" };
const radar = { typeKey: "CAL-FRAD", ruleId: "r2", reason: "Bumper" };
const keysOf = (list: readonly { typeKey: string }[]) => list.map(({ typeKey }) => typeKey);

test("suggestions are taken, with their reason, unless they were taken out", () => {
  expect(mergeSuggestions([], [camera, radar], ["CAL-FRAD"])).toEqual([
    { typeKey: "CAL-FCAM-S", ruleId: "r1", trigger: "Windshield" },
  ]);
});

test("a repair that is unticked takes its calibration along; what was added by hand stays", () => {
  const chosen = [
    { typeKey: "CAL-FCAM-S", ruleId: "r1", trigger: "Windshield" },
    { typeKey: "CAL-SVM", ruleId: null, trigger: "" },
  ];

  expect(keysOf(mergeSuggestions(chosen, [radar], []))).toEqual(["CAL-FRAD", "CAL-SVM"]);
});

test("what was added by hand and is suggested later stands once", () => {
  const chosen = [{ typeKey: "CAL-FRAD", ruleId: null, trigger: "" }];

  expect(mergeSuggestions(chosen, [radar], [])).toEqual([{ typeKey: "CAL-FRAD", ruleId: "r2", trigger: "Bumper" }]);
});
