import { expect, test } from "vitest";
import { guessedKind } from "./guessed-kind.ts";

test.each([
  [["Estimate 22182.pdf", "Supplement-1.pdf"], "repairOrder"],
  [["RO_77412.pdf"], "repairOrder"],
  [["8c1f.LIN", "8c1f.VEH"], "repairOrder"],
  [["photo.jpg"], "other"],
  [["estimate.pdf", "photo.jpg"], "other"],
  [["prost.pdf"], "other"],
  [[], "other"],
])("%j are %s", (names, kind) => {
  expect(guessedKind(names.map((name) => ({ name })))).toBe(kind);
});
