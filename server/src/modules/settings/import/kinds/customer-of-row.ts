import { text } from "@boresight/domain/texts/text";
import { problem, textOf, type RowValues } from "../import-kind.ts";
import { nameOf, type FoundCustomer, type KnownCustomer, type NamedCustomer } from "./find-customers.ts";

/** How a row names the customer whom it belongs to. */
export const namedCustomer = (values: RowValues): NamedCustomer => ({
  name: textOf(values, "customerName"),
  email: textOf(values, "customerEmail"),
  postalCode: textOf(values, "customerPostalCode"),
});

/** Why it is this customer, where the row names it otherwise. */
export const noteOf = (found: FoundCustomer): readonly string[] =>
  "customer" in found && found.note !== undefined ? [found.note] : [];

/** Why nobody, or nobody certain, is meant. */
export function customerProblem(values: RowValues, found: Exclude<FoundCustomer, { customer: KnownCustomer }>) {
  const { name, email } = namedCustomer(values);
  const field = email ? "customerEmail" : "customerName";
  if (!name && !email) return problem(field, text("settings.importCustomerMissing"));
  if (found.found === "several") return problem(field, text("settings.importSeveralCustomers"));
  const { alike } = found;
  return problem(
    field,
    alike ? text("settings.importEmailOfOther", { name: nameOf(alike) }) : text("settings.importCustomerUnknown"),
  );
}
