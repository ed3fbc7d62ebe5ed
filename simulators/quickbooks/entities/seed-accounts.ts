import type { Fields } from "./entity.ts";

const account = (name: string, type: string, subType: string): Fields => ({
  Name: name,
  FullyQualifiedName: name,
  AccountType: type,
  AccountSubType: subType,
  Classification: type === "Income" ? "Revenue" : "Expense",
  CurrentBalance: 0,
  Active: true,
});

/** The accounts a new company has: two for income, and one that bought services are charged to. */
export const seedAccounts = (): Fields[] => [
  account("Services", "Income", "ServiceFeeIncome"),
  account("Sales of Product Income", "Income", "SalesOfProductIncome"),
  account("Subcontractors", "Expense", "OtherBusinessExpenses"),
];
