import { notFound } from "../accounting/fault.ts";
import type { Company } from "./company.ts";
import { referredId } from "./entity.ts";
import { namedReference } from "./references.ts";

/** The first customer is gone, and its transactions are the second one's. */
export function mergeCustomers(company: Company, fromId: string, intoId: string): void {
  const into = company.find("Customer", intoId);
  if (!into || !company.find("Customer", fromId)) throw notFound("Customer");
  for (const name of ["Estimate", "Invoice", "Payment"] as const)
    for (const one of company.all(name))
      if (referredId(one, "CustomerRef") === fromId)
        company.save(name, { ...one, CustomerRef: namedReference(into) }, "updated");
  company.remove("Customer", fromId, "merged");
}
