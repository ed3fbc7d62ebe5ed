import { t } from "@boresight/domain/texts/text";
import { namedCompany } from "@boresight/domain/accounts/named-company";
import { roleWords, type LoginRole } from "@boresight/domain/accounts/user";
import type { UserRowFragment } from "#graphql/graphql.ts";
import { customerName } from "#records/customer-name.ts";

const isLoginRole = (role: string): role is LoginRole => role in roleWords;

export const roleWord = (role: string): string => (isLoginRole(role) ? roleWords[role] : t("accounts.guest"));

export const roleChoices = Object.entries(roleWords).map(([value, label]) => ({ value, label }));

/** Returns the company of the customer linked to an account, or else its contact; the one that was typed while none is linked. */
export function customerOf({ customer, metadata }: UserRowFragment): string | null {
  if (customer) return customerName(customer);
  const company = namedCompany(metadata);
  return company ? t("accounts.companyAsTyped", { company }) : null;
}
