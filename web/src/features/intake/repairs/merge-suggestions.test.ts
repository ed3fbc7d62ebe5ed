import { expect, test } from "vitest";
import { mergeSuggestions } from "./merge-suggestions.ts";

const camera = { typeKey: "CAL-FCAM-S", ruleId: "r1", reason: "Windshield", isPerhaps: false };
const radar = { typeKey: "CAL-FRAD", ruleId: "r2", reason: "Bumper", isPerhaps: false };
const keysOf = (list: readonly { typeKey: string }[]) => list.map(({ typeKey }) => typeKey);

test("suggestions are added with their reason, unless they were removed", () => {
  expect(mergeSuggestions([], [camera, radar], ["CAL-FRAD"])).toEqual([
    { typeKey: "CAL-FCAM-S", ruleId: "r1", trigger: "Windshield" },
  ]);
});

test("unticking a repair removes its calibration; manually added ones stay", () => {
  const chosen = [
    { typeKey: "CAL-FCAM-S", ruleId: "r1", trigger: "Windshield" },
    { typeKey: "CAL-SVM", ruleId: null, trigger: "" },
  ];

  expect(keysOf(mergeSuggestions(chosen, [radar], []))).toEqual(["CAL-FRAD", "CAL-SVM"]);
});

test("a manually added calibration that is suggested later is listed once", () => {
  const chosen = [{ typeKey: "CAL-FRAD", ruleId: null, trigger: "" }];

  expect(mergeSuggestions(chosen, [radar], [])).toEqual([{ typeKey: "CAL-FRAD", ruleId: "r2", trigger: "Bumper" }]);
});

test("what many vehicles do not have is added only by people, and keeps its rule then", () => {
  const display = { typeKey: "CAL-HUD", ruleId: "r3", reason: "Windshield", isPerhaps: true };
  const chosen = [{ typeKey: "CAL-HUD", ruleId: null, trigger: "" }];

  expect(keysOf(mergeSuggestions([], [camera, display], []))).toEqual(["CAL-FCAM-S"]);
  expect(mergeSuggestions(chosen, [camera, display], [])).toContainEqual({
    typeKey: "CAL-HUD",
    ruleId: "r3",
    trigger: "Windshield",
  });
});

test("a suggestion that is sublet stays so while the repairs change", () => {
  const chosen = [{ typeKey: "CAL-FRAD", ruleId: "r2", trigger: "Grille", isSublet: true }];

  expect(mergeSuggestions(chosen, [camera, radar], [])).toContainEqual(
    expect.objectContaining({ typeKey: "CAL-FRAD", trigger: "Bumper", isSublet: true }),
  );
});
