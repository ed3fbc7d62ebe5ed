import { expect, test } from "vitest";
import { calibrationResults, isDecided, isNotCompleted, isRequired } from "./calibration-record.ts";

test("what somebody decided is nothing to do; what could not be done was required and is not completed", () => {
  expect(calibrationResults.filter(isDecided)).toEqual(["notPossible", "notRequired"]);
  expect(calibrationResults.filter(isRequired)).toEqual(["pending", "passed", "failed", "notPossible"]);
  expect(calibrationResults.filter(isNotCompleted)).toEqual(["pending", "failed", "notPossible"]);
});
