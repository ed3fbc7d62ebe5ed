import { expect, test } from "vitest";
import { inputOf, problemsIn, valuesOf } from "./settings-values.ts";

const stored = {
  id: "1",
  version: 3,
  currency: "USD",
  estimateValidityDays: 30,
  estimateReminderDays: [3, 7],
  techniciansMaySend: false,
  invoiceReminderDays: [-3, 0, 7],
  rewardBasisPoints: 550,
  rewardCapBasisPoints: 5000,
  rewardExpiryMonths: 12,
  towMarginBasisPoints: 0,
};

test("what is stored comes back as it was, with percentages and days as people type them", () => {
  const { id: _id, version: _version, ...settings } = stored;

  expect(valuesOf(stored)).toMatchObject({ rewardBasisPoints: "5.5", invoiceReminderDays: "-3, 0, 7" });
  expect(inputOf(valuesOf(stored))).toEqual(settings);
});

test("days can be separated by spaces, and no day is no reminder", () => {
  const values = { ...valuesOf(stored), estimateReminderDays: " 7  14;21 ", invoiceReminderDays: "" };

  expect(inputOf(values)).toMatchObject({ estimateReminderDays: [7, 14, 21], invoiceReminderDays: [] });
});

test.each([
  ["estimateReminderDays", "3, soon"],
  ["invoiceReminderDays", "-90"],
  ["rewardBasisPoints", "101"],
  ["rewardExpiryMonths", "0"],
  ["currency", "dollars"],
])("%s cannot be %s", (field, typed) => {
  expect(problemsIn({ ...valuesOf(stored), [field]: typed }, 3)).toMatchObject([{ field }]);
});
