import { expect, test } from "vitest";
import { rulesIn } from "./rule-filters.ts";

test("an address without filters leaves every rule", () => {
  expect(rulesIn({ tab: "rules", page: "2", verified: "maybe" })).toEqual({});
});

test("every word must be in make or model", () => {
  expect(rulesIn({ search: " honda  cr-v " })).toEqual({
    and: ["honda", "cr-v"].map((word) => ({
      or: [{ make: { includesInsensitive: word } }, { model: { includesInsensitive: word } }],
    })),
  });
});

test("a system stands for all of its calibrations", () => {
  expect(rulesIn({ system: "frontCamera", repair: "windshield", verified: "no", use: "no" })).toEqual({
    repairOperation: { key: { equalTo: "windshield" } },
    lineItemType: { key: { in: ["CAL-FCAM-S", "CAL-FCAM-D", "CAL-FCAM-SD"] } },
    verifiedAt: { isNull: true },
    isActive: { equalTo: false },
  });
});
