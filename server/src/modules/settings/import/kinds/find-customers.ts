/** Which customers the rows of a file are about (handbook section 23: company and postal code, or email). */
import type { Rights } from "#platform/database/transaction.ts";
import { folded } from "./folded.ts";

export interface KnownCustomer {
  id: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  status: string;
  /** Of all its addresses. */
  postalCodes: readonly string[];
}

/** What a row says about who the customer is. */
export interface NamedCustomer {
  name: string;
  email: string;
  postalCode: string;
}

/** The first five digits of a postal code of the United States: files have it with and without the other four. */
const foldedPostal = (text: string): string => folded(text).replace(/^(\d{5})\d{4}$/, "$1");
const foldedEmail = (text: string): string => text.trim().toLowerCase();

const nameOf = ({ companyName, firstName, lastName }: Pick<KnownCustomer, "companyName" | "firstName" | "lastName">) =>
  companyName || `${firstName} ${lastName}`.trim();

/** By which rows of one file are the same customer; null where the row names none. */
export function customerKey({ name, email, postalCode }: NamedCustomer): string | null {
  if (name && postalCode) return `${folded(name)} ${foldedPostal(postalCode)}`;
  if (email) return foldedEmail(email);
  return name ? folded(name) : null;
}

export type FoundCustomer = { customer: KnownCustomer } | { found: "none" | "several" };

/** Reads every customer that is not archived, to be asked for row by row. */
export async function readCustomers(rights: Rights): Promise<(named: NamedCustomer) => FoundCustomer> {
  const all = await rights.rows<KnownCustomer>({
    text: `select c.id, c.company_name, c.first_name, c.last_name, c.email, c.status,
        array(select distinct a.postal_code from app.addresses a where a.customer_id = c.id and a.archived_at is null) as postal_codes
      from app.customers c where c.status <> 'archived'`,
  });
  const byName = Map.groupBy(all, (customer) => folded(nameOf(customer)));
  const byEmail = Map.groupBy(all, ({ email }) => foldedEmail(email));

  return ({ name, email, postalCode }) => {
    const named = name ? (byName.get(folded(name)) ?? []) : [];
    const there = postalCode ? named.filter((one) => isAt(one, postalCode)) : [];
    if (there.length > 0) return only(there);
    const mailed = email ? (byEmail.get(foldedEmail(email)) ?? []) : [];
    // One office often answers for several shops: another name at another place is another customer.
    const same = mailed.filter(
      (one) => !name || !postalCode || one.postalCodes.length === 0 || folded(nameOf(one)) === folded(name),
    );
    if (same.length > 0) return only(same);
    return postalCode || email ? { found: "none" } : only(named);
  };
}

const isAt = ({ postalCodes }: KnownCustomer, postalCode: string): boolean =>
  postalCodes.some((one) => foldedPostal(one) === foldedPostal(postalCode));

function only(found: readonly KnownCustomer[]): FoundCustomer {
  const [customer, another] = found;
  if (!customer) return { found: "none" };
  return another ? { found: "several" } : { customer };
}
