import { addressSchema } from "@boresight/domain/customers/address";
import { z } from "zod";
import { addressSchema as qboAddress, emailSchema, phoneSchema } from "#integrations/quickbooks/entities/entity.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";

const recordSchema = z.looseObject({
  DisplayName: z.string(),
  CompanyName: z.string().default(""),
  GivenName: z.string().default(""),
  FamilyName: z.string().default(""),
  PrimaryEmailAddr: emailSchema.optional(),
  PrimaryPhone: phoneSchema.optional(),
  BillAddr: qboAddress.optional(),
});

/**
 * Returns the input of a new customer as QuickBooks knows them. What cannot be one of ours, such as half an address, is
 * left out; what is missing, such as an email address, is for the customer's schema to find.
 */
export function customerFromRecord(record: unknown): Record<string, unknown> {
  const { DisplayName, CompanyName, GivenName, FamilyName, ...rest } = recordSchema.parse(record);
  const isPerson = CompanyName.trim() === "" && GivenName !== "" && FamilyName !== "";
  const names = isPerson
    ? { customerKind: "individual", firstName: GivenName, lastName: FamilyName }
    : { customerKind: "bodyShop", companyName: CompanyName.trim() || DisplayName };
  const phone = rest.PrimaryPhone?.FreeFormNumber ?? "";
  return {
    ...names,
    email: rest.PrimaryEmailAddr?.Address ?? "",
    phone: readPhoneNumber(phone) ? phone : null,
    address: addressOf(rest.BillAddr),
  };
}

function addressOf(address: z.output<typeof qboAddress> = {}) {
  const { Line1, Line2, City, CountrySubDivisionCode, PostalCode, Country = "" } = address;
  const { success, data } = addressSchema.safeParse({
    street: Line1,
    unit: Line2 ?? null,
    city: City,
    state: CountrySubDivisionCode ?? "",
    postalCode: PostalCode ?? "",
    ...(/^[A-Z]{2}$/.test(Country) && { country: Country }),
  });
  return success ? data : null;
}
