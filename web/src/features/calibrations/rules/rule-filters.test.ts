import { expect, test } from "vitest";
import { rulesIn } from "./rule-filters.ts";

test("without filters every rule is listed", () => {
  expect(rulesIn({ tab: "rules", page: "2", verified: "maybe" })).toEqual({});
});

test("every word must be in make or model", () => {
  expect(rulesIn({ search: " honda  cr-v " })).toEqual({
    and: ["honda", "cr-v"].map((word) => ({
      or: [{ make: { includesInsensitive: word } }, { model: { includesInsensitive: word } }],
    })),
  });
});

test("a system includes all of its calibrations", () => {
  expect(rulesIn({ system: "frontCamera", repair: "windshield", verified: "no", use: "no" })).toEqual({
    repairOperation: { key: { equalTo: "windshield" } },
    lineItemType: { key: { in: ["CAL-FCAM-S", "CAL-FCAM-D", "CAL-FCAM-SD"] } },
    verifiedAt: { isNull: true },
    isActive: { equalTo: false },
  });
});
