import { expect, test } from "vitest";
import { cents } from "#base/money.ts";
import { itemNames, itemRecord } from "./item-record.ts";

const item = {
  key: "CAL-FRAD",
  name: "Front radar: static",
  description: "With target",
  unitPrice: cents(32_500),
  purchaseCost: cents(4000),
};

test("an item is a service that is sold on the income account", () => {
  expect(itemRecord(item, { incomeAccountId: "1", expenseAccountId: null })).toEqual({
    Name: "Front radar - static",
    Type: "Service",
    Description: "With target",
    IncomeAccountRef: { value: "1" },
    UnitPrice: 32_500,
  });
});

test("what we pay is sent with the account it is booked on", () => {
  expect(itemRecord(item, { incomeAccountId: "1", expenseAccountId: "3" })).toMatchObject({
    PurchaseCost: 4000,
    ExpenseAccountRef: { value: "3" },
  });
});

test("a discount has no price of its own", () => {
  const discount = itemRecord({ ...item, unitPrice: cents(-100) }, { incomeAccountId: "1", expenseAccountId: null });

  expect(discount).not.toHaveProperty("UnitPrice");
});

test("a name that another type has gets the key", () => {
  expect(itemNames(item)).toEqual(["Front radar - static", "Front radar - static (CAL-FRAD)"]);
  expect(itemNames({ ...item, name: "x".repeat(120) }).map(({ length }) => length)).toEqual([100, 100]);
});
