import { expect, test } from "vitest";
import { phaseWith } from "./stop-phase.ts";

const trip = { startedAt: "2026-05-04T15:00:00Z", arrivedAt: null, endedAt: null };
const waiting = (verb: "arriveAtStop" | "finishStop" | "startTravel" | "updateOrderTask", id = "a") => ({
  verb,
  input: { id },
});

test("without a network a stop stands where this device has brought it", () => {
  expect(phaseWith("a", null, [waiting("startTravel")])).toBe("onTheWay");
  expect(phaseWith("a", trip, [waiting("arriveAtStop"), waiting("finishStop")])).toBe("done");
});

test("what waits about another stop or a task changes nothing", () => {
  expect(phaseWith("a", trip, [waiting("finishStop", "b"), waiting("updateOrderTask")])).toBe("onTheWay");
  expect(phaseWith("a", null, [])).toBe("ahead");
});
