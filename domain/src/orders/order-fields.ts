/**
 * The editable fields of an order, each described once: how it is checked, entered, worded and exported, and who may
 * edit it until when (handbook sections 16 and 17). Its column is the field's name in snake_case.
 */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note, reference, snakeCase } from "#base/text.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import type { FieldSpec } from "./field-spec.ts";
import { priorities } from "./service-order.ts";

const id = (label: string) => z.uuid(t("orders.labelIsNotAValidId", { label }));
const moment = (label: string) => z.iso.datetime({ offset: true, error: t("orders.labelMustBeADateWith", { label }) });
const yesNo = z.boolean(t("orders.sayYesOrNo"));
const cents = (label: string) =>
  z
    .int(t("orders.labelMustBeWholeCents", { label }))
    .min(0, t("orders.labelCannotBeNegative", { label }))
    .max(99_999_999, t("orders.labelIsTooHigh", { label }));
const odometer = z.int(t("orders.odometerMustBeWholeMiles")).min(0).max(2_000_000, t("orders.odometerIsTooHigh"));
const percent = z
  .int(t("orders.fuelIsAPercentage"))
  .min(0, t("orders.fuelIs0OrMore"))
  .max(100, t("orders.fuelIs100OrLess"));

/** In the order of the page. */
export const orderFields = {
  notes: {
    schema: note({ max: 5000, label: t("orders.notes") }),
    kind: "text",
    label: t("orders.notes"),
    group: "work",
    editedBy: "customers",
  },
  internalNotes: {
    schema: note({ max: 5000, label: t("orders.internalNotes") }),
    kind: "text",
    label: t("orders.internalNotes"),
    group: "work",
    editedBy: "staff",
  },
  rideHeightModified: {
    schema: yesNo,
    kind: "yesNo",
    label: t("orders.rideHeightIsModified"),
    noun: t("orders.nounRideHeight"),
    group: "work",
    editedBy: "customers",
  },
  odometerIn: {
    schema: odometer.nullable(),
    kind: "miles",
    label: t("orders.odometerIn"),
    group: "work",
    editedBy: "staff",
  },
  odometerOut: {
    schema: odometer.nullable(),
    kind: "miles",
    label: t("orders.odometerOut"),
    group: "work",
    editedBy: "staff",
  },
  fuelLevelIn: {
    schema: percent.nullable(),
    kind: "percent",
    label: t("orders.fuelInPercent"),
    heading: t("orders.fuelIn"),
    noun: t("orders.nounFuelIn"),
    group: "work",
    editedBy: "staff",
  },
  repairOrderNumber: {
    schema: reference(t("base.repairOrderNumber")).nullable(),
    kind: "code",
    label: t("base.repairOrderNumber"),
    heading: t("base.repairOrder"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Repair order",
  },
  poNumber: {
    schema: reference(t("base.poNumber")).nullable(),
    kind: "code",
    label: t("base.poNumber"),
    heading: t("orders.po"),
    group: "numbers",
    editedBy: "customersWhileOpen",
    isListed: true,
    isSortable: true,
    csvHeader: "PO number",
  },
  claimNumber: {
    schema: reference(t("orders.claimNumber")).nullable(),
    kind: "code",
    label: t("orders.claimNumber"),
    heading: t("orders.claim"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Claim number",
  },
  insurerName: {
    schema: line({ max: 120, label: t("base.insurer") }).nullable(),
    kind: "line",
    label: t("base.insurer"),
    group: "numbers",
    editedBy: "staff",
  },
  cost: {
    schema: cents("Cost").nullable().describe("In cents."),
    kind: "money",
    label: t("orders.costInDollars"),
    heading: t("orders.cost"),
    noun: t("orders.nounCost"),
    group: "numbers",
    editedBy: "admins",
    fixedFrom: "billing",
  },
  fuelCost: {
    schema: cents("Fuel").nullable().describe("In cents."),
    kind: "money",
    label: t("orders.fuelInDollars"),
    heading: t("orders.fuel"),
    noun: t("orders.nounFuel"),
    group: "numbers",
    editedBy: "staff",
    fixedFrom: "billing",
  },
  pickupDate: {
    schema: moment(t("orders.pickupDate")).nullable(),
    kind: "moment",
    label: t("base.pickup"),
    group: "dates",
    editedBy: "customers",
  },
  promisedAt: {
    schema: moment(t("orders.promisedTime")).nullable(),
    kind: "moment",
    label: t("orders.promised"),
    noun: t("orders.nounPromised"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  estimatedCompletionDate: {
    schema: moment(t("orders.estimatedCompletion")).nullable(),
    kind: "moment",
    label: t("orders.estimatedReady"),
    noun: t("orders.nounCompletion"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  facilityId: {
    schema: id("Facility").nullable(),
    kind: "facility",
    label: t("base.location"),
    group: "place",
    editedBy: "staff",
  },
  assignedTechnicianId: {
    schema: id("Technician").nullable(),
    kind: "technician",
    label: t("base.technician"),
    group: "place",
    editedBy: "staff",
  },
  priority: {
    schema: z.enum(priorities, t("orders.chooseAPriority")).meta({ id: "OrderPriority" }),
    kind: "priority",
    label: t("orders.priority"),
    group: "place",
    editedBy: "staff",
  },
  intakeMethod: {
    schema: z
      .enum(intakeMethods, t("orders.chooseHowTheVehicleGetsHere"))
      .meta({ id: "IntakeMethod" })
      .describe("The transport price is recomputed."),
    kind: "intakeMethod",
    label: t("orders.howDoesTheVehicleGetHere"),
    noun: t("orders.nounTransport"),
    group: "transport",
    editedBy: "staff",
  },
  towingRequired: {
    schema: yesNo.describe("Taken back, the vehicle is dropped off."),
    kind: "yesNo",
    label: t("orders.theVehicleMustBeTowed"),
    noun: t("orders.nounTowing"),
    group: "transport",
    editedBy: "customers",
  },
  pickupAddressId: {
    schema: id(t("orders.pickupAddress"))
      .nullable()
      .describe("Where the vehicle is: an address of the order's customer."),
    kind: "address",
    label: t("orders.pickupAddress"),
    group: "transport",
    editedBy: "customers",
  },
  towingNotes: {
    schema: note({ max: 5000, label: t("orders.towingNotes") }),
    kind: "text",
    label: t("orders.towingNotes"),
    group: "transport",
    editedBy: "customers",
  },
  vehicleId: {
    schema: id("Vehicle").describe(
      "Another vehicle of the order's customer: what was agreed for the first one must be approved again.",
    ),
    kind: "vehicle",
    label: t("base.vehicle"),
    group: "vehicle",
    editedBy: "customers",
    fixedFrom: "done",
  },
  repairOrderFileId: {
    schema: id(t("base.repairOrder")).nullable().describe("One of the order's files."),
    kind: "file",
    label: t("base.repairOrder"),
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
