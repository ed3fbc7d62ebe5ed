import { z } from "zod";
import { wrongReference } from "../accounting/fault.ts";
import { checkUniqueName } from "./customer.ts";
import { textOf } from "./entity.ts";
import type { EntityKind } from "./entity-kind.ts";
import { namedReference, resolveReference } from "./references.ts";

const reference = z.looseObject({ value: z.string().min(1) });

export const itemKind: EntityKind = {
  schema: z.looseObject({
    Name: z.string().min(1),
    Type: z.enum(["Service", "NonInventory", "Inventory"]),
    IncomeAccountRef: reference,
    UnitPrice: z.number().optional(),
    PurchaseCost: z.number().optional(),
    ExpenseAccountRef: reference.optional(),
    Description: z.string().optional(),
    Active: z.boolean().optional(),
  }),
  readOnly: ["FullyQualifiedName"],
  canBeDeleted: false,
  complete({ fields, before, company }) {
    const name = textOf(fields, "Name").trim();
    checkUniqueName(company.all("Item"), { field: "Name", name, ownId: before?.Id });
    const income = resolveReference(company, fields, { field: "IncomeAccountRef", to: "Account" });
    if (income["AccountType"] !== "Income") throw wrongReference("IncomeAccountRef");
    const isBought = fields["ExpenseAccountRef"] !== undefined;
    const expense = isBought ? resolveReference(company, fields, { field: "ExpenseAccountRef", to: "Account" }) : null;
    return {
      Active: true,
      Taxable: false,
      ...fields,
      Name: name,
      FullyQualifiedName: name,
      IncomeAccountRef: namedReference(income),
      ...(expense && { ExpenseAccountRef: namedReference(expense) }),
    };
  },
};
