/** Which customers the rows of a file are about (handbook section 23: company and postal code, or company and email). */
import { text } from "@boresight/domain/texts/text";
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

export type FoundCustomer =
  | {
      customer: KnownCustomer;
      /** Why it is this one although the row names it otherwise. */
      note?: string;
    }
  | {
      found: "none" | "several";
      /** One that shares a name or an email, which is not enough to be the same. */
      alike?: KnownCustomer | undefined;
    };

/** The first five digits of a postal code of the United States: files have it with and without the other four. */
const foldedPostal = (text: string): string => folded(text).replace(/^(\d{5})\d{4}$/, "$1");
const foldedEmail = (text: string): string => text.trim().toLowerCase();

export const nameOf = ({
  companyName,
  firstName,
  lastName,
}: Omit<KnownCustomer, "email" | "postalCodes" | "status" | "id">) => companyName || `${firstName} ${lastName}`.trim();

const legalForm =
  /[\s,]+(?:l\.?l\.?c|inc|incorporated|corp|corporation|co|company|ltd|limited|l\.?l\.?p|p\.?l\.?l\.?c|plc|p\.?c|gmbh|s\.?a\.?r\.?l|pty)\.?$/i;

/** A name without its legal form, which one list has and another has not. */
function withoutLegalForm(name: string): string {
  const shorter = name.trim().replace(legalForm, "");
  return shorter === name.trim() ? folded(name) : withoutLegalForm(shorter);
}

export interface CustomerIndex {
  /** The customer itself that a row of a list of customers is about. */
  match: (named: NamedCustomer) => FoundCustomer;
  /** The customer to whom something belongs. */
  find: (named: NamedCustomer) => FoundCustomer;
  add: (customer: KnownCustomer) => void;
}

/** Reads every customer that is not archived, to be asked for row by row. */
export async function readCustomers(rights: Rights): Promise<CustomerIndex> {
  const all = await rights.rows<KnownCustomer>({
    text: `select c.id, c.company_name, c.first_name, c.last_name, c.email, c.status,
        array(select distinct a.postal_code from app.addresses a where a.customer_id = c.id and a.archived_at is null) as postal_codes
      from app.customers c where c.status <> 'archived'`,
  });
  const index = indexCustomers();
  for (const customer of all) index.add(customer);
  return index;
}

export function indexCustomers(): CustomerIndex {
  const [byName, byLooseName, byEmail] = [lists(), lists(), lists()];
  const [atPlace, withEmail] = [lists(), lists()];

  return {
    add(customer) {
      const name = nameOf(customer);
      byName.add(folded(name), customer);
      byLooseName.add(withoutLegalForm(name), customer);
      byEmail.add(foldedEmail(customer.email), customer);
      withEmail.add(bothKey(name, foldedEmail(customer.email)), customer);
      for (const code of customer.postalCodes) atPlace.add(bothKey(name, foldedPostal(code)), customer);
    },

    match({ name, email, postalCode }) {
      if (!name) return only(byEmail.of(foldedEmail(email)));
      const there = atPlace.of(bothKey(name, foldedPostal(postalCode)));
      if (there.length > 0) return only(preferring(there, email));
      // One office often answers for several shops of one name: at another place it is another one.
      const mailed = withEmail.of(bothKey(name, foldedEmail(email)));
      const both = postalCode ? mailed.filter((one) => one.postalCodes.length === 0) : mailed;
      if (both.length > 0) return only(both);
      const named = byName.of(folded(name));
      if (!postalCode && !email) return only(named);
      return { found: "none", alike: byEmail.of(foldedEmail(email))[0] ?? named[0] };
    },

    find({ name, email, postalCode }) {
      const mailed = byEmail.of(foldedEmail(email));
      if (!name) return only(mailed);
      const { named, note } = meant(name);
      const there = postalCode ? named.filter((one) => isAt(one, postalCode)) : [];
      const certain = there.length > 0 ? preferring(there, email) : named.filter((one) => hasEmail(one, email));
      if (certain.length > 0) return noted(only(certain), note);
      return postalCode || email ? { found: "none", alike: mailed[0] } : noted(only(named), note);
    },
  };

  /** By the unchanged name, as "Last, First", as the job of a customer, or apart from the legal form. */
  function meant(name: string): { named: readonly KnownCustomer[]; note?: string } {
    const [last = "", first = ""] = name.split(",");
    const [parent = ""] = name.split(":");
    for (const written of [name, `${first} ${last}`, parent]) {
      const named = byName.of(folded(written));
      if (named.length > 0) return { named };
    }
    const named = byLooseName.of(withoutLegalForm(parent));
    return { named, ...(named[0] && { note: text("settings.importReadAs", { text: name, value: nameOf(named[0]) }) }) };
  }
}

/** Empty where one of the two is missing. */
const bothKey = (name: string, other: string): string =>
  name === "" || other === "" ? "" : `${folded(name)} ${other}`;

function lists() {
  const map = new Map<string, KnownCustomer[]>();
  return {
    of: (key: string): readonly KnownCustomer[] => (key === "" ? [] : (map.get(key) ?? [])),
    add(key: string, customer: KnownCustomer) {
      if (key === "") return;
      const known = map.get(key);
      if (known) known.push(customer);
      else map.set(key, [customer]);
    },
  };
}

const isAt = ({ postalCodes }: KnownCustomer, postalCode: string): boolean =>
  postalCodes.some((one) => foldedPostal(one) === foldedPostal(postalCode));

const hasEmail = (one: KnownCustomer, email: string): boolean =>
  foldedEmail(email) !== "" && foldedEmail(one.email) === foldedEmail(email);

/** Of several at a place the one with the email, if there is one. */
function preferring(there: readonly KnownCustomer[], email: string): readonly KnownCustomer[] {
  const both = there.length > 1 ? there.filter((one) => hasEmail(one, email)) : [];
  return both.length > 0 ? both : there;
}

const noted = (found: FoundCustomer, note: string | undefined): FoundCustomer =>
  "customer" in found && note !== undefined ? { ...found, note } : found;

function only(found: readonly KnownCustomer[]): FoundCustomer {
  const [customer, another] = found;
  if (!customer) return { found: "none" };
  return another ? { found: "several" } : { customer };
}
