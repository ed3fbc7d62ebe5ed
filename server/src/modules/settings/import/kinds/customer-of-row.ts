import { t } from "@boresight/domain/texts/text";
import { problem, textOf, type RowValues } from "../import-kind.ts";
import type { FoundCustomer, KnownCustomer, NamedCustomer } from "./find-customers.ts";

/** How a row names the customer whom it belongs to. */
export const namedCustomer = (values: RowValues): NamedCustomer => ({
  name: textOf(values, "customerName"),
  email: textOf(values, "customerEmail"),
  postalCode: textOf(values, "customerPostalCode"),
});

/** Why nobody, or nobody certain, is meant. */
export function customerProblem(values: RowValues, found: Exclude<FoundCustomer, { customer: KnownCustomer }>) {
  const { name, email } = namedCustomer(values);
  const field = email ? "customerEmail" : "customerName";
  if (!name && !email) return problem(field, t("settings.importCustomerMissing"));
  return problem(
    field,
    found.found === "several" ? t("settings.importSeveralCustomers") : t("settings.importCustomerUnknown"),
  );
}
