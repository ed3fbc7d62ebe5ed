/** The fields of a customer that people edit, each described once, and who edits them (handbook sections 16 and 17). */
import * as z from "zod";
import { emailSchema, phoneNumberSchema } from "#accounts/credentials.ts";
import { line, note } from "#base/text.ts";

const id = (label: string) => z.uuid(`${label} is not a valid id`);
const yesNo = z.boolean("Say yes or no");

/** `customers` edit how they are reached, staff who they are, admins money and privileges; each may also what comes before. */
export const customerFields = {
  phone: { schema: phoneNumberSchema, label: "Phone", editedBy: "customers" },
  locale: { schema: z.enum(["en", "fr", "ar"], "Choose a language"), label: "Language", editedBy: "customers" },
  notifyByEmail: { schema: yesNo, label: "Email notifications", editedBy: "customers" },
  notifyBySms: { schema: yesNo, label: "Text messages", editedBy: "customers" },
  customerKind: { schema: z.string("Choose a kind"), label: "Kind", editedBy: "staff" },
  companyName: { schema: line({ max: 120, label: "Company" }), label: "Company", editedBy: "staff" },
  firstName: { schema: line({ max: 60, label: "First name" }), label: "First name", editedBy: "staff" },
  lastName: { schema: line({ max: 60, label: "Last name" }), label: "Last name", editedBy: "staff" },
  email: { schema: emailSchema, label: "Email", editedBy: "staff" },
  notes: { schema: note({ max: 5000, label: "Notes" }), label: "Notes", editedBy: "staff" },
  addressId: { schema: id("Address").nullable(), label: "Address", editedBy: "staff" },
  defaultFacilityId: { schema: id("Facility").nullable(), label: "Location", editedBy: "staff" },
  requiresPo: { schema: yesNo, label: "Requires a PO number", editedBy: "admins" },
  isPartnerReward: { schema: yesNo, label: "Earns rewards", editedBy: "admins" },
  paymentTermsDays: { schema: z.int("Enter whole days").min(0).max(365), label: "Payment terms", editedBy: "admins" },
  taxExempt: { schema: yesNo, label: "Tax exempt", editedBy: "admins" },
  creditLimitCents: { schema: z.int("Enter whole cents").min(0).nullable(), label: "Credit limit", editedBy: "admins" },
} as const;
