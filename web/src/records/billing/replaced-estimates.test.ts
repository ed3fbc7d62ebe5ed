import { expect, test } from "vitest";
import { shownStatuses } from "./replaced-estimates.ts";

const estimate = (id: string, status: string, supplementsId: string | null = null) => ({ id, status, supplementsId });
const statuses = (...estimates: ReturnType<typeof estimate>[]) => Object.fromEntries(shownStatuses(estimates));

test("what was approved is replaced by an approved supplement, and by each one after it", () => {
  const [first, second, third] = [
    estimate("R1", "approved"),
    estimate("R2", "approved", "R1"),
    estimate("R3", "converted", "R2"),
  ];

  expect(statuses(second, first)).toEqual({ R1: "superseded", R2: "approved" });
  expect(statuses(third, second, first)).toEqual({ R1: "superseded", R2: "superseded", R3: "converted" });
});

test.each(["draft", "sent", "viewed", "declined", "expired", "void"])(
  "an approval stands beside a supplement that is %s",
  (status) => {
    expect(statuses(estimate("R2", status, "R1"), estimate("R1", "approved"))).toEqual({ R1: "approved", R2: status });
  },
);

test("what never was approved keeps its own word", () => {
  expect(statuses(estimate("R2", "approved", "R1"), estimate("R1", "void"))).toEqual({ R1: "void", R2: "approved" });
});
