import { formatCents } from "@boresight/domain/base/money";
import { expect, test } from "vitest";
import { leadingFinding, revenueFinding } from "./chart-findings.ts";

test("the first of several leads with its share", () => {
  expect(leadingFinding({ name: "Front radar", count: 13 }, 52)).toBe("Front radar: 25% of 52");
  expect(leadingFinding(undefined, 0)).toBeNull();
});

test.each([
  [120_000, 100_000, "Revenue: $1,200.00, 20% more than a year earlier"],
  [80_000, 100_000, "Revenue: $800.00, 20% less than a year earlier"],
  [80_000, 0, "Revenue: $800.00; none a year earlier"],
])("%i cents after %i", (now, before, finding) => {
  expect(revenueFinding(now, before, formatCents)).toBe(finding);
});
