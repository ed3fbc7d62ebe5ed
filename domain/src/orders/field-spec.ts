/** What a field of a record is described by, once for all that read the description. */
import type * as z from "zod";

/** How a field is typed, stored and shown. */
export type FieldKind =
  | "line"
  | "code"
  | "text"
  | "whole"
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

/** Where on the order's page a field stands; what stands nowhere is edited beside something else. */
export type FieldGroup = "work" | "numbers" | "dates" | "place" | "transport" | "vehicle";

export interface FieldSpec {
  schema: z.ZodType;
  kind: FieldKind;
  /** As a form asks for it; the start of a sentence. */
  label: string;
  /** On the page, beside its value; the label unless something shorter says it there. */
  heading?: string;
  /** In a sentence of the timeline; the label in lower case unless that reads wrong. */
  noun?: string;
  group?: FieldGroup;
  editedBy: FieldEditors;
  /** The category from which on the field stands. */
  fixedFrom?: "done" | "billing";
  /** A column that people may choose in the list of orders. */
  isListed?: true;
  /** The list of orders can be sorted by it: there is an index. */
  isSortable?: true;
  /** The header of its column in the CSV export. */
  csvHeader?: string;
}

/** `customers`: also customers, during the intake; `customersWhileOpen`: also customers, until the order is closed. */
export type FieldEditors = "admins" | "staff" | "customers" | "customersWhileOpen";
