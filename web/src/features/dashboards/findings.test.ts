import { expect, test } from "vitest";
import { funnelFinding, intakeFinding, monthFinding } from "./findings.ts";

test.each([
  [[], "No new orders today"],
  [[{ label: "Tow", count: 1 }], "One new order today"],
  [
    [
      { label: "Tow", count: 30 },
      { label: "Drop-off", count: 70 },
    ],
    "Drop-off: 70% of new orders",
  ],
])("the intake chart's caption names what stands out", (parts, sentence) => {
  const finding = intakeFinding(parts, 1);

  expect(finding).toBe(sentence);
});

const status = (statusName: string, count: number, late: number) => ({ statusName, count, late });

test.each([
  [[], "No open orders"],
  [[status("Approved", 0, 0)], "No open orders"],
  [[status("Approved", 11, 0), status("Scheduled", 22, 0)], "Nothing is late; most orders are in Scheduled"],
  [[status("Approved", 11, 3), status("Scheduled", 22, 1)], "Most late orders are in Approved (3 of 11)"],
])("the funnel's caption names the bottleneck", (statuses, sentence) => {
  const finding = funnelFinding(statuses);

  expect(finding).toBe(sentence);
});

test("the months' caption names the highest, the latest of equals", () => {
  const months = [8, 20, 20, 3].map((value, index) => ({ label: `month ${index}`, value }));

  const finding = monthFinding("orders", months, String);

  expect(finding).toBe("Most orders in month 2: 20");
});

test("an empty chart says so", () => {
  const finding = monthFinding("spending", [{ label: "Nov", value: 0 }], String);

  expect(finding).toBe("No spending in 1 months");
});
