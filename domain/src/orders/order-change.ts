/** What people may change on an existing order, by role (handbook section 17). */
import { isCustomerType, isStaff, type Role } from "#accounts/roles.ts";
import { finishedCategories, invoicedCategories } from "#statuses/status-look.ts";
import type { FieldEditors } from "./field-spec.ts";
import { orderField, orderFieldNames, type OrderField } from "./order-fields.ts";

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
