import { expect, test } from "vitest";
import { ageingFinding, largestFinding, shareOf } from "./findings.ts";

test("the ageing says how much is past due", () => {
  expect(ageingFinding({ notDueCents: 180_000, totalCents: 300_000 })).toBe("$1,200.00 of $3,000.00 is past due (40%)");
  expect(ageingFinding({ notDueCents: 300_000, totalCents: 300_000 })).toBe("Nothing is past due");
});

test("a report names what brings most, and only the whole where nothing does", () => {
  const rows = [
    { label: "Rear camera", value: 40_000 },
    { label: "Front radar", value: 60_000 },
  ];

  expect(largestFinding(rows, 100_000)).toBe("Front radar: $600.00 of $1,000.00 (60%)");
  expect(largestFinding([{ label: "Credit", value: -500 }], -500)).toBe("-$5.00 in total");
});

test("a share of nothing is a dash", () => {
  expect([shareOf(1, 3), shareOf(0, 0)]).toEqual(["33%", "–"]);
});
