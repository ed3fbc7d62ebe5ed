import { expect, test } from "vitest";
import { judgeReadiness, type ReadinessInput } from "./intake-readiness.ts";

const good: ReadinessInput = {
  answers: { partsFitted: "yes", vehicleReady: "yes" },
  hasRepairOrder: true,
  rideHeightModified: false,
  isFetched: false,
  knowsDistance: false,
  unansweredRepairs: [],
  unansweredMentions: [],
};

test("a vehicle with good answers and its papers is ready", () => {
  expect(judgeReadiness(good)).toEqual({ readiness: "ready", reasons: [] });
});

test.each([
  ["partsFitted", "Bumper or glass is not fitted"],
  ["structuralDone", "Structural work is open"],
  ["alignmentDone", "The alignment is outstanding"],
  ["warningLightsOff", "A fault code blocks the calibration"],
  ["modulesProgrammed", "A module is not programmed"],
  ["vehicleReady", "The shop reported that it is not ready"],
])("a no to %s makes it not ready", (question, reason) => {
  const judged = judgeReadiness({ ...good, hasRepairOrder: false, answers: { [question]: "no" } });

  expect(judged).toEqual({ readiness: "notReady", reasons: [reason] });
});

test.each<[Partial<ReadinessInput>, string]>([
  [{ unansweredRepairs: ["Headlamp"] }, "No calibration is chosen for: Headlamp"],
  [{ unansweredMentions: ["Headlamp"] }, "The repair order mentions Headlamp without a matching calibration"],
  [{ isFetched: true }, "The distance to the vehicle is unknown"],
  [{ rideHeightModified: true }, "The vehicle is modified"],
  [{ hasRepairOrder: false }, "The repair order is missing"],
])("%j needs attention", (input, reason) => {
  expect(judgeReadiness({ ...good, ...input })).toEqual({ readiness: "needsAttention", reasons: [reason] });
});
