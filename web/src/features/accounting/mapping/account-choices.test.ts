import { expect, test } from "vitest";
import { accountChoices, isExpense, isIncome } from "./account-choices.ts";

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
