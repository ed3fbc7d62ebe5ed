import type { Role } from "@boresight/domain/accounts/roles";
import { changeableFields } from "@boresight/domain/orders/order-change";
import type { FieldGroup, OrderFieldSpec } from "@boresight/domain/orders/field-spec";
import { orderField, type OrderField } from "@boresight/domain/orders/order-fields";

export interface EditableField extends OrderFieldSpec {
  field: OrderField;
}

/** The intake method implies whether it is a tow. */
export function fieldsToEdit(group: FieldGroup, role: Role, category: string): readonly EditableField[] {
  const own = changeableFields(role, category);
  return own
    .filter((field) => orderField(field).group === group)
    .filter((field) => !(field === "towingRequired" && own.includes("intakeMethod")))
    .map((field) => ({ field, ...orderField(field) }));
}
