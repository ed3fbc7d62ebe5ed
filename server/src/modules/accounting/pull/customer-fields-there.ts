import type { RecordFields } from "@boresight/domain/accounting/merge-record";
import { type AddressInput, addressSchema } from "@boresight/domain/customers/address";
import { customerFieldSchemas } from "@boresight/domain/customers/customer-field-schemas";
import { z } from "zod";
import { addressSchema as qboAddress, emailSchema, phoneSchema } from "#integrations/quickbooks/entities/entity.ts";
import type { QboCustomer } from "#integrations/quickbooks/entities/customer.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

/** The fields of a customer that both sides know, under QuickBooks' names. */
const customerFieldsThere = [
  "DisplayName",
  "CompanyName",
  "GivenName",
  "FamilyName",
  "PrimaryEmailAddr",
  "PrimaryPhone",
  "BillAddr",
  "ResaleNum",
  "Active",
] as const;

/** Their fields; a telephone number is written as we write it, so that only another number is a change. */
export function fieldsOfCustomer(customer: Pick<QboCustomer, (typeof customerFieldsThere)[number]>): RecordFields {
  const fields = customerFieldsThere.map((name) => [name, customer[name] ?? (name === "Active" ? true : "")]);
  return { ...Object.fromEntries(fields), ...plainPhone(customer.PrimaryPhone?.FreeFormNumber) };
}

function plainPhone(written = "") {
  const number = readPhoneNumber(written);
  if (!number) return {};
  const extension = number.extension && ` x${number.extension}`;
  return { PrimaryPhone: { FreeFormNumber: `${number.phone}${extension}` } };
}

/** What of ours changes. */
export interface CustomerTakeover {
  values: Partial<Record<"companyName" | "firstName" | "lastName" | "email" | "phone", string | null>>;
  address: AddressInput | null;
  /** Fields there that cannot be one of ours, such as half an address. */
  untaken: readonly string[];
}

const changesSchema = z.object({
  DisplayName: z.string().optional(),
  CompanyName: z.string().optional(),
  GivenName: z.string().optional(),
  FamilyName: z.string().optional(),
  PrimaryEmailAddr: z.union([emailSchema, z.literal("").transform(() => ({ Address: "" }))]).optional(),
  PrimaryPhone: z.union([phoneSchema, z.literal("").transform(() => ({ FreeFormNumber: "" }))]).optional(),
  BillAddr: z.union([qboAddress, z.literal("").transform((): z.output<typeof qboAddress> => ({}))]).optional(),
});
type Changes = z.output<typeof changesSchema>;

type Taken = Pick<CustomerTakeover, "values"> & { address?: AddressInput };

const nothing: Taken = { values: {} };

/** Returns what fields that were changed there are of ours. A company is called there as it is here, a person "last, first". */
export function takeoverOf(changes: RecordFields, { isCompany }: { isCompany: boolean }): CustomerTakeover {
  const read = changesSchema.parse(changes);
  const takers: [string, Taken | null][] = [
    ["DisplayName", read.DisplayName === undefined ? nothing : nameOf(read, isCompany)],
    ["CompanyName", text(read.CompanyName, "companyName", isCompany)],
    ["GivenName", text(read.GivenName, "firstName", !isCompany)],
    ["FamilyName", text(read.FamilyName, "lastName", !isCompany)],
    ["PrimaryEmailAddr", emailOf(read)],
    ["PrimaryPhone", phoneOf(read)],
    ["BillAddr", addressOf(read)],
    ["ResaleNum", changes["ResaleNum"] === undefined ? nothing : null],
    ["Active", changes["Active"] === undefined ? nothing : null],
  ];
  const taken = takers.flatMap(([, one]) => (one ? [one] : []));
  return {
    values: Object.assign({}, ...taken.map(({ values }) => values)),
    address: taken.find(({ address }) => address)?.address ?? null,
    untaken: takers.flatMap(([name, one]) => (one ? [] : [name])),
  };
}

function text(
  value: string | undefined,
  field: "companyName" | "firstName" | "lastName",
  isNeeded: boolean,
): Taken | null {
  if (value === undefined) return nothing;
  const { success, data } = customerFieldSchemas[field].safeParse(value);
  return success && (data !== "" || !isNeeded) ? { values: { [field]: data } } : null;
}

/** The name of a company that was renamed as such says it already, and so do a person's names. */
function nameOf({ DisplayName = "", CompanyName, GivenName, FamilyName }: Changes, isCompany: boolean): Taken | null {
  if (isCompany) return CompanyName ? nothing : text(DisplayName, "companyName", true);
  if (GivenName !== undefined || FamilyName !== undefined) return nothing;
  const [, last, first] = /^([^,]+), *([^,]+)$/.exec(DisplayName.trim()) ?? [];
  if (!last || !first) return null;
  const names = [text(last.trim(), "lastName", true), text(first.trim(), "firstName", true)];
  return names[0] && names[1] ? { values: { ...names[0].values, ...names[1].values } } : null;
}

function emailOf({ PrimaryEmailAddr }: Changes): Taken | null {
  if (PrimaryEmailAddr === undefined) return nothing;
  const { success, data } = customerFieldSchemas.email.safeParse(PrimaryEmailAddr.Address ?? "");
  return success ? { values: { email: data } } : null;
}

function phoneOf({ PrimaryPhone }: Changes): Taken | null {
  if (PrimaryPhone === undefined) return nothing;
  const number = PrimaryPhone.FreeFormNumber?.trim() ?? "";
  if (number === "") return { values: { phone: null } };
  return readPhoneNumber(number) ? { values: { phone: number } } : null;
}

function addressOf({ BillAddr }: Changes): Taken | null {
  if (BillAddr === undefined) return nothing;
  const address = addressThere(BillAddr);
  return address && { values: {}, address };
}

/** Returns an address there as one of ours; null when it cannot be one, such as half an address. */
export function addressThere(address: z.output<typeof qboAddress>): AddressInput | null {
  const { Line1, Line2, City, CountrySubDivisionCode, PostalCode, Country = "" } = address;
  const { success, data } = addressSchema.safeParse({
    street: Line1,
    unit: Line2?.trim() ? Line2 : null,
    city: City,
    state: CountrySubDivisionCode ?? "",
    postalCode: PostalCode ?? "",
    ...(/^[A-Z]{2}$/.test(Country) && { country: Country }),
  });
  return success ? data : null;
}
