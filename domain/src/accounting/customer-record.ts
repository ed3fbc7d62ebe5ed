/** A customer as QuickBooks has it: fields under QuickBooks' names, empty ones as empty text (handbook section 18). */
import type { PostalAddress } from "#customers/postal-address.ts";

export interface AccountingCustomer {
  id: string;
  companyName: string;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  phoneExtension: string;
  /** By a certificate that is kept here. */
  isTaxExempt: boolean;
  isArchived: boolean;
  address: PostalAddress | null;
}

const longestName = 500;
const longestPart = 100;

/** QuickBooks takes the number of the certificate, which we do not know: only that there is one. */
const certificateOnFile = "ON FILE";

export function customerRecord(customer: AccountingCustomer) {
  const { companyName, firstName, lastName, email, phone, phoneExtension, isTaxExempt, isArchived, address } = customer;
  const number = [phone ?? "", phoneExtension && `x${phoneExtension}`].filter(Boolean).join(" ");
  return {
    DisplayName: displayNames(customer)[0],
    CompanyName: plainName(companyName, longestPart),
    GivenName: plainName(firstName, longestPart),
    FamilyName: plainName(lastName, longestPart),
    PrimaryEmailAddr: { Address: email },
    PrimaryPhone: { FreeFormNumber: number },
    BillAddr: {
      Line1: address?.street ?? "",
      Line2: address?.unit ?? "",
      City: address?.city ?? "",
      CountrySubDivisionCode: address?.state ?? "",
      PostalCode: address?.postalCode ?? "",
      Country: address?.country ?? "",
    },
    ResaleNum: isTaxExempt ? certificateOnFile : "",
    Active: !isArchived,
  };
}

export type CustomerRecord = ReturnType<typeof customerRecord>;

/**
 * What a customer can be called there, best first: the company or "last, first", with the city, with the start of its
 * id. Names are unique over customers, vendors and employees.
 */
export function displayNames(customer: AccountingCustomer): readonly [string, ...string[]] {
  const { id, companyName, firstName, lastName, address } = customer;
  const mark = ` (${id.slice(0, 4)})`;
  const name = plainName(companyName || [lastName, firstName].filter(Boolean).join(", "), longestName) || mark.trim();
  const city = plainName(address?.city ?? "", longestPart);
  const withEnding = (ending: string) => `${name.slice(0, longestName - ending.length).trimEnd()}${ending}`;
  return [name, ...(city ? [withEnding(` – ${city}`)] : []), withEnding(mark)];
}

/** Names there have no colon, tab or line break. */
export const plainName = (name: string, longest: number): string =>
  name
    .replaceAll(/\s*:\s*/g, " - ")
    .replaceAll(/[\s\p{Cc}]+/gu, " ")
    .trim()
    .slice(0, longest)
    .trim();

/** Whether the customer there with our name is ours: the same email address, or the same company and no other address. */
export function isSameCustomer(ours: CustomerRecord, theirs: Readonly<Record<string, unknown>>): boolean {
  const email = lower(ours.PrimaryEmailAddr.Address);
  const theirEmail = lower(partOf(theirs["PrimaryEmailAddr"], "Address"));
  if (email && theirEmail) return email === theirEmail;
  return (
    ours.CompanyName !== "" &&
    [lower(theirs["CompanyName"]), lower(theirs["DisplayName"])].includes(lower(ours.CompanyName))
  );
}

const lower = (text: unknown): string => (typeof text === "string" ? text.trim().toLowerCase() : "");
const partOf = (value: unknown, part: string): unknown =>
  typeof value === "object" && value !== null ? new Map(Object.entries(value)).get(part) : undefined;
