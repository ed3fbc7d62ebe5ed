/** What the description of an order's field says beyond what every record's does. */
import type { FieldSpec } from "#base/record.ts";

/** The section of the order's page that shows a field; a field without one is edited elsewhere. */
export type FieldGroup = "work" | "numbers" | "dates" | "place" | "transport" | "vehicle";

export interface OrderFieldSpec extends FieldSpec {
  group?: FieldGroup;
  editedBy: FieldEditors;
  /** The category from which the field can no longer be changed. */
  fixedFrom?: "done" | "billing";
}

/** `customers`: also customers, during the intake; `customersWhileOpen`: also customers, until the order is closed. */
export type FieldEditors = "admins" | "staff" | "customers" | "customersWhileOpen";
