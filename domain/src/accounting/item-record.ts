/** A line item type as QuickBooks' item, under QuickBooks' names, amounts in cents (handbook section 18). */
import type { Cents } from "#base/money.ts";
import { plainName } from "./customer-record.ts";

export interface AccountingItem {
  key: string;
  name: string;
  description: string;
  unitPrice: Cents;
  purchaseCost: Cents;
}

export interface ItemAccounts {
  incomeAccountId: string;
  /** Null: what we pay is not sent. */
  expenseAccountId: string | null;
}

const longestName = 100;

export function itemRecord(item: AccountingItem, { incomeAccountId, expenseAccountId }: ItemAccounts) {
  const { description, unitPrice, purchaseCost } = item;
  return {
    Name: itemNames(item)[0],
    Type: "Service" as const,
    Description: description,
    IncomeAccountRef: { value: incomeAccountId },
    ...(unitPrice >= 0 && { UnitPrice: unitPrice }), // Discounts and credits have their price on the line.
    ...(expenseAccountId !== null &&
      purchaseCost >= 0 && { PurchaseCost: purchaseCost, ExpenseAccountRef: { value: expenseAccountId } }),
  };
}

/** What an item can be called there, best first: names are unique, and two types may share one. */
export function itemNames({ key, name }: Pick<AccountingItem, "key" | "name">): readonly [string, string] {
  const ending = ` (${key})`;
  const plain = plainName(name, longestName);
  return [plain || key, `${plain.slice(0, longestName - ending.length).trimEnd()}${ending}`];
}
