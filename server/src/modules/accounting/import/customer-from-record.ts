import { z } from "zod";
import { addressSchema, emailSchema, phoneSchema } from "#integrations/quickbooks/entities/entity.ts";
import { readPhoneNumber } from "#platform/phone-number.ts";
import { addressThere } from "../pull/customer-fields-there.ts";

const recordSchema = z.looseObject({
  DisplayName: z.string(),
  CompanyName: z.string().default(""),
  GivenName: z.string().default(""),
  FamilyName: z.string().default(""),
  PrimaryEmailAddr: emailSchema.optional(),
  PrimaryPhone: phoneSchema.optional(),
  BillAddr: addressSchema.optional(),
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
    address: addressThere(rest.BillAddr ?? {}),
  };
}
