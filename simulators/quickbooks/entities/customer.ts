import { z } from "zod";
import { againstRule, nameUsed } from "../accounting/fault.ts";
import { addAmounts, subtractAmount, numberOf, referredId, textOf, type Entity, type Fields } from "./entity.ts";
import type { Company } from "./company.ts";
import type { EntityKind } from "./entity-kind.ts";

const longestName = 500;

export const customerKind: EntityKind = {
  schema: z.looseObject({
    DisplayName: z.string().min(1),
    GivenName: z.string().optional(),
    FamilyName: z.string().optional(),
    CompanyName: z.string().optional(),
    PrimaryEmailAddr: z.looseObject({ Address: z.string() }).optional(),
    PrimaryPhone: z.looseObject({ FreeFormNumber: z.string() }).optional(),
    BillAddr: z.looseObject({}).optional(),
    Notes: z.string().optional(),
    Active: z.boolean().optional(),
  }),
  readOnly: ["Balance", "FullyQualifiedName"],
  canBeDeleted: false,
  complete({ fields, before, company }) {
    const name = textOf(fields, "DisplayName").trim();
    if (/[:\t\r\n]/.test(name)) throw againstRule("A name has no colon, tab or line break.", "DisplayName");
    if (name.length > longestName) throw againstRule(`A name has at most ${longestName} characters.`, "DisplayName");
    checkUniqueName(company.all("Customer"), { field: "DisplayName", name, ownId: before?.Id });
    return { Active: true, ...fields, DisplayName: name, FullyQualifiedName: name };
  },
};

interface UniqueName {
  field: "DisplayName" | "Name";
  name: string;
  ownId: string | undefined;
}

/** Names differ by more than their case; an inactive entity keeps its name. Throws 6240. */
export function checkUniqueName(others: readonly Entity[], { field, name, ownId }: UniqueName): void {
  const namesake = others.find(
    (other) => other.Id !== ownId && textOf(other, field).toLowerCase() === name.toLowerCase(),
  );
  if (namesake) throw nameUsed(namesake.Id, field);
}

/** What the customer owes: open invoices less payments that are not applied. */
export function balanceOf(company: Company, customerId: string): number {
  const theirs = (one: Fields) => referredId(one, "CustomerRef") === customerId;
  const owed = company
    .all("Invoice")
    .filter(theirs)
    .map((invoice) => numberOf(invoice, "Balance"));
  const unapplied = company
    .all("Payment")
    .filter(theirs)
    .map((payment) => numberOf(payment, "UnappliedAmt"));
  return subtractAmount(addAmounts(owed), addAmounts(unapplied));
}
