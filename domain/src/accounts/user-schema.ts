/** What an admin may do with other people's logins: the inputs shared by form and server. */
import { text } from "#texts/text.ts";
import { z } from "zod";
import { line } from "#base/text-schema.ts";
import { emailSchema } from "./credentials-schema.ts";
import { loginRoles } from "./user.ts";

const id = z.uuid(text("accounts.chooseALogin"));
const role = z.enum(loginRoles, text("accounts.chooseARole")).meta({ id: "LoginRole" });
const customerId = z.uuid(text("base.chooseACustomer"));

export const displayNameSchema = line({ min: 1, max: 80, label: text("base.theName") });

/** Staff are invited by role, customers by the customer they belong to. */
export const invitationSchema = z
  .object({
    email: emailSchema,
    displayName: displayNameSchema,
    role: role.exclude(["user"], text("accounts.chooseARole")).meta({ id: "InvitedRole" }),
    customerId: customerId.nullish(),
  })
  .refine((invitation) => invitation.role !== "customer" || invitation.customerId, {
    error: text("accounts.chooseCustomerOfLogin"),
    path: ["customerId"],
  });

/** The customer is the one of whoever invites. */
export const colleagueSchema = z.object({ email: emailSchema, displayName: displayNameSchema });

export const roleChangeSchema = z.object({ id, role });
export const customerLinkSchema = z.object({
  id,
  customerId: customerId.nullable().describe("Null unlinks the login from its customer."),
});
export const officeSchema = z.object({ id, isOffice: z.boolean() });
export const disablingSchema = z.object({ id, disabled: z.boolean() });
/** The reason is recorded. */
export const secondFactorResetSchema = z.object({
  id,
  reason: line({ min: 3, max: 300, label: text("base.theReason") }),
});
export const loginSchema = z.object({ id }).meta({ id: "LoginInput" });
