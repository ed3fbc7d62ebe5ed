import { CombinedGraphQLErrors } from "@apollo/client/errors";
import { expect, test } from "vitest";
import { offeredTimes } from "./offered-times.ts";

const refusal = (extensions: Record<string, unknown>) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: "The bay is taken at that time", extensions }] });

test("a refusal offers the next times", () => {
  const offer = { bayId: "bay", startsAt: "2026-05-06T17:00:00.000Z" };

  const offered = offeredTimes(refusal({ code: "slot-taken", offers: [{ ...offer, technicianId: null }] }));

  expect(offered).toEqual([offer]);
});

test.each([refusal({ code: "hold-expired" }), refusal({ offers: "soon" }), new Error("offline")])(
  "%o offers nothing",
  (error) => {
    expect(offeredTimes(error)).toEqual([]);
  },
);
