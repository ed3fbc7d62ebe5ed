/** The description of a field, shared by everything that reads it. */

/** How a field is typed, stored and displayed. */
export type FieldKind =
  | "line"
  | "code"
  | "text"
  | "miles"
  | "percent"
  | "money"
  | "moment"
  | "yesNo"
  | "intakeMethod"
  | "address"
  | "vehicle"
  | "file"
  | "priority"
  | "facility"
  | "technician";

/** The section of the order's page that shows a field; a field without one is edited elsewhere. */
export type FieldGroup = "work" | "numbers" | "dates" | "place" | "transport" | "vehicle";

export interface FieldSpec {
  kind: FieldKind;
  /** How many characters fit in; by default what the kind allows (`order-field-schemas.ts`). */
  max?: number;
  /** The label in forms, starting a sentence. */
  label: string;
  /** The label on the page, beside its value; by default the form's. */
  heading?: string;
  /** The name within a sentence of the timeline; by default the label in lower case. */
  noun?: string;
  group?: FieldGroup;
  editedBy: FieldEditors;
  /** Customers do not see it. */
  isInternal?: true;
  /** The category from which the field can no longer be changed. */
  fixedFrom?: "done" | "billing";
  /** Available as a column in the list of orders. */
  isListed?: true;
  /** The list of orders can be sorted by it, because it has an index. */
  isSortable?: true;
  /** The header of its column in the CSV export. */
  csvHeader?: string;
}

/** `customers`: also customers, during the intake; `customersWhileOpen`: also customers, until the order is closed. */
export type FieldEditors = "admins" | "staff" | "customers" | "customersWhileOpen";
