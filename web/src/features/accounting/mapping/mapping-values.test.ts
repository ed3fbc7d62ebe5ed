import { expect, test } from "vitest";
import { accountChoices, inputOf, isExpense, isIncome, problemsIn, valuesOf } from "./mapping-values.ts";

const stored = {
  id: "0198c6e5-0000-7000-8000-0000000000b0",
  version: 3,
  isSending: false,
  incomeAccountId: "1",
  expenseAccountId: null,
  rewardAccountId: null,
  taxableCode: "TAX",
  exemptCode: "NON",
  taxPolicy: "theirs",
  poFieldId: null,
  sendsEstimates: true,
  sendsFrom: "2026-01-01",
};
const account = (qboId: string, name: string, accountType: string, isActive = true) => ({
  id: qboId,
  qboId,
  name,
  accountType,
  isActive,
});
const accounts = [
  account("1", "Services", "Income"),
  account("2", "Calibration", "Other Income"),
  account("3", "Parts", "Cost of Goods Sold"),
  account("4", "Old sales", "Income", false),
];

test("what is stored comes back as it was", () => {
  const { isSending: _isSending, ...mapping } = stored;

  expect(inputOf(valuesOf(stored), stored)).toEqual(mapping);
  expect(problemsIn(valuesOf(stored), stored)).toEqual([]);
});

test("a mapping needs tax codes and a real day", () => {
  const values = { ...valuesOf(stored), taxableCode: " ", sendsFrom: "2026-02-31" };

  expect(problemsIn(values, stored).map(({ field }) => field)).toEqual(["taxableCode", "sendsFrom"]);
});

const offered = (fits: typeof isIncome) => accountChoices(accounts, { fits, chosenId: null }).map(({ value }) => value);

test("active accounts of the right kind are offered by name", () => {
  expect(offered(isIncome)).toEqual(["2", "1"]);
  expect(offered(isExpense)).toEqual(["3"]);
});

test("the chosen account stays on offer whatever became of it", () => {
  const choices = accountChoices(accounts, { fits: isIncome, chosenId: "4" });

  expect(choices.map(({ label }) => label)).toEqual([
    "Calibration · Other Income",
    "Old sales · Income",
    "Services · Income",
  ]);
});
