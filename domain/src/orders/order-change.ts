/** What people may change on an existing order, by role (handbook section 17). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { isCustomerType, isStaff, type Role } from "#accounts/roles.ts";
import type { FieldEditors } from "./field-spec.ts";
import { finishedCategories, invoicedCategories } from "#statuses/status-look.ts";
import { orderFieldSchemas } from "./order-field-schemas.ts";
import { orderField, orderFieldNames, type OrderField } from "./order-fields.ts";

type FieldSchemas = { [Name in OrderField]: z.ZodOptional<(typeof orderFieldSchemas)[Name]> };

// Object.fromEntries loses which schema belongs to which field; the type restores it.
const fieldSchemas = Object.fromEntries(
  Object.entries(orderFieldSchemas).map(([name, schema]) => [name, schema.optional()]),
) as FieldSchemas;

/** Every field is optional; null clears it. */
export const orderChangeSchema = z.object({
  id: z.uuid(t("orders.orderIsNotAValidId")),
  version: z
    .int(t("orders.theOrdersVersionIsMissing"))
    .describe(
      "The version the order was read in: when someone else changed one of the same fields since, nothing is changed.",
    ),
  ...fieldSchemas,
});

export type OrderChange = z.infer<typeof orderChangeSchema>;

/** Returns the fields a role may change while the order is in a status of this category. */
export const changeableFields = (role: Role, category: string): readonly OrderField[] =>
  orderFieldNames.filter((name) => {
    const { editedBy, fixedFrom } = orderField(name);
    return editors[editedBy](role, category) && !(fixedFrom && hasReached[fixedFrom].includes(category));
  });

/** For each fixing point, the categories in which the field is fixed. */
const hasReached: Record<"done" | "billing", readonly string[]> = {
  done: finishedCategories,
  billing: invoicedCategories,
};

const editors: Record<FieldEditors, (role: Role, category: string) => boolean> = {
  admins: (role) => role === "admin",
  staff: isStaff,
  customers: (role, category) => isStaff(role) || (isCustomerType(role) && category === "intake"),
  customersWhileOpen: (role, category) => isStaff(role) || (isCustomerType(role) && category !== "closed"),
};
