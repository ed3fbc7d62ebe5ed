/**
 * The editable fields of an order, each described once: how it is checked, entered, worded and exported, and who may
 * edit it until when (handbook sections 16 and 17). Its column is the field's name in snake_case.
 */
import * as z from "zod";
import { line, note, reference, snakeCase } from "#base/text.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import type { FieldSpec } from "./field-spec.ts";
import { priorities } from "./service-order.ts";

const id = (label: string) => z.uuid(`${label} is not a valid id`);
const moment = (label: string) => z.iso.datetime({ offset: true, error: `${label} must be a date with its time` });
const yesNo = z.boolean("Say yes or no");
const cents = (label: string) =>
  z.int(`${label} must be whole cents`).min(0, `${label} cannot be negative`).max(99_999_999, `${label} is too high`);
const odometer = z.int("Odometer must be whole miles").min(0).max(2_000_000, "Odometer is too high");
const percent = z.int("Fuel is a percentage").min(0, "Fuel is 0 or more").max(100, "Fuel is 100 or less");

/** In the order of the page. */
export const orderFields = {
  notes: {
    schema: note({ max: 5000, label: "Notes" }),
    kind: "text",
    label: "Notes",
    group: "work",
    editedBy: "customers",
  },
  internalNotes: {
    schema: note({ max: 5000, label: "Internal notes" }),
    kind: "text",
    label: "Internal notes",
    group: "work",
    editedBy: "staff",
  },
  rideHeightModified: {
    schema: yesNo,
    kind: "yesNo",
    label: "Ride height is modified",
    noun: "modified ride height",
    group: "work",
    editedBy: "customers",
  },
  odometerIn: { schema: odometer.nullable(), kind: "miles", label: "Odometer in", group: "work", editedBy: "staff" },
  odometerOut: { schema: odometer.nullable(), kind: "miles", label: "Odometer out", group: "work", editedBy: "staff" },
  fuelLevelIn: {
    schema: percent.nullable(),
    kind: "percent",
    label: "Fuel in, percent",
    heading: "Fuel in",
    noun: "fuel in",
    group: "work",
    editedBy: "staff",
  },
  repairOrderNumber: {
    schema: reference("Repair order number").nullable(),
    kind: "code",
    label: "Repair order number",
    heading: "Repair order",
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Repair order",
  },
  poNumber: {
    schema: reference("PO number").nullable(),
    kind: "code",
    label: "PO number",
    heading: "PO",
    group: "numbers",
    editedBy: "customersWhileOpen",
    isListed: true,
    isSortable: true,
    csvHeader: "PO number",
  },
  claimNumber: {
    schema: reference("Claim number").nullable(),
    kind: "code",
    label: "Claim number",
    heading: "Claim",
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Claim number",
  },
  insurerName: {
    schema: line({ max: 120, label: "Insurer" }).nullable(),
    kind: "line",
    label: "Insurer",
    group: "numbers",
    editedBy: "staff",
  },
  cost: {
    schema: cents("Cost").nullable().describe("In cents."),
    kind: "money",
    label: "Cost, in dollars",
    heading: "Cost",
    noun: "cost",
    group: "numbers",
    editedBy: "admins",
    fixedFrom: "billing",
  },
  fuelCost: {
    schema: cents("Fuel").nullable().describe("In cents."),
    kind: "money",
    label: "Fuel, in dollars",
    heading: "Fuel",
    noun: "fuel",
    group: "numbers",
    editedBy: "staff",
    fixedFrom: "billing",
  },
  pickupDate: {
    schema: moment("Pickup date").nullable(),
    kind: "moment",
    label: "Pickup",
    group: "dates",
    editedBy: "customers",
  },
  promisedAt: {
    schema: moment("Promised time").nullable(),
    kind: "moment",
    label: "Promised",
    noun: "promised time",
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  estimatedCompletionDate: {
    schema: moment("Estimated completion").nullable(),
    kind: "moment",
    label: "Estimated ready",
    noun: "estimated completion",
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  facilityId: {
    schema: id("Facility").nullable(),
    kind: "facility",
    label: "Location",
    group: "place",
    editedBy: "staff",
  },
  assignedTechnicianId: {
    schema: id("Technician").nullable(),
    kind: "technician",
    label: "Technician",
    group: "place",
    editedBy: "staff",
  },
  priority: {
    schema: z.enum(priorities, "Choose a priority").meta({ id: "OrderPriority" }),
    kind: "priority",
    label: "Priority",
    group: "place",
    editedBy: "staff",
  },
  intakeMethod: {
    schema: z
      .enum(intakeMethods, "Choose how the vehicle gets here")
      .meta({ id: "IntakeMethod" })
      .describe("The transport price is recomputed."),
    kind: "intakeMethod",
    label: "How does the vehicle get here?",
    noun: "way",
    group: "transport",
    editedBy: "staff",
  },
  towingRequired: {
    schema: yesNo.describe("Taken back, the vehicle is dropped off."),
    kind: "yesNo",
    label: "The vehicle must be towed",
    noun: "towing",
    group: "transport",
    editedBy: "customers",
  },
  pickupAddressId: {
    schema: id("Pickup address").nullable().describe("Where the vehicle is: an address of the order's customer."),
    kind: "address",
    label: "Pickup address",
    group: "transport",
    editedBy: "customers",
  },
  towingNotes: {
    schema: note({ max: 5000, label: "Towing notes" }),
    kind: "text",
    label: "Towing notes",
    group: "transport",
    editedBy: "customers",
  },
  vehicleId: {
    schema: id("Vehicle").describe(
      "Another vehicle of the order's customer: what was agreed for the first one must be approved again.",
    ),
    kind: "vehicle",
    label: "Vehicle",
    group: "vehicle",
    editedBy: "customers",
    fixedFrom: "done",
  },
  repairOrderFileId: {
    schema: id("Repair order").nullable().describe("One of the order's files."),
    kind: "file",
    label: "Repair order",
    editedBy: "customers",
  },
} as const satisfies Record<string, FieldSpec>;

export type OrderField = keyof typeof orderFields;

export const orderFieldNames = Object.keys(orderFields).filter(isOrderField);

export function isOrderField(name: string): name is OrderField {
  return Object.hasOwn(orderFields, name);
}

/** Returns the description of one field. */
export const orderField = (name: OrderField): FieldSpec => orderFields[name];

/** Returns the name within a sentence: `PO number`, `repair order number`. */
export function nounOf(name: OrderField): string {
  const { noun, label } = orderField(name);
  const isAcronym = /^[A-Z]{2}/.test(label);
  return noun ?? (isAcronym ? label : label.charAt(0).toLowerCase() + label.slice(1));
}

/** The column of `app.service_orders` that stores it. */
export const columnOf = (name: OrderField): string => snakeCase(name);

type NamesWith<Mark> = {
  [Name in OrderField]: (typeof orderFields)[Name] extends Mark ? Name : never;
}[OrderField];

/** The fields available as columns of the list. */
export const listedFields = orderFieldNames.filter(
  (name): name is NamesWith<{ isListed: true }> => orderField(name).isListed === true,
);

/** The fields that the list can be sorted by. */
export const sortableFields = orderFieldNames.filter(
  (name): name is NamesWith<{ isSortable: true }> => orderField(name).isSortable === true,
);

/** The fields of the CSV export. */
export const exportedFields = orderFieldNames.filter((name) => orderField(name).csvHeader !== undefined);
