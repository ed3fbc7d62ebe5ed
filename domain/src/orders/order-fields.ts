/**
 * The editable fields of an order, each described once: how it is entered, worded and exported, and who may edit it until
 * when (handbook sections 16 and 17). Screens that only show fields do not load their schemas (`order-field-schemas.ts`).
 */
import { text } from "#texts/text.ts";
import { nounOf as nounOfField, record, type NameOf } from "#base/record.ts";
import { snakeCase } from "#base/text.ts";
import { intakeWords } from "#intake/intake-method.ts";
import type { OrderFieldSpec } from "./field-spec.ts";
import { priorityWords } from "./service-order.ts";

/** In the order of the page. */
export const serviceOrder = record("app.service_orders", {
  notes: { kind: "text", label: text("base.notes"), group: "work", editedBy: "customers" },
  internalNotes: {
    kind: "text",
    label: text("orders.internalNotes"),
    group: "work",
    editedBy: "staff",
    readBy: "staff",
  },
  rideHeightModified: {
    kind: "flag",
    label: text("base.rideHeightIsModified"),
    noun: text("orders.nounRideHeight"),
    group: "work",
    editedBy: "customers",
  },
  odometerIn: { kind: "miles", label: text("orders.odometerIn"), group: "work", editedBy: "staff" },
  odometerOut: { kind: "miles", label: text("orders.odometerOut"), group: "work", editedBy: "staff" },
  fuelLevelIn: {
    kind: "percent",
    label: text("orders.fuelInPercent"),
    heading: text("orders.fuelIn"),
    noun: text("orders.nounFuelIn"),
    group: "work",
    editedBy: "staff",
  },
  repairOrderNumber: {
    kind: "code",
    label: text("base.repairOrderNumber"),
    heading: text("base.repairOrder"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Repair order",
  },
  poNumber: {
    kind: "code",
    label: text("base.poNumber"),
    heading: text("orders.po"),
    group: "numbers",
    editedBy: "customersWhileOpen",
    isListed: true,
    isSortable: true,
    csvHeader: "PO number",
  },
  claimNumber: {
    kind: "code",
    label: text("base.claimNumber"),
    heading: text("orders.claim"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Claim number",
  },
  insurerName: { kind: "line", isNullable: true, label: text("base.insurer"), group: "numbers", editedBy: "customers" },
  cost: {
    kind: "money",
    label: text("orders.costInDollars"),
    heading: text("orders.cost"),
    noun: text("orders.nounCost"),
    group: "numbers",
    editedBy: "admins",
    fixedFrom: "billing",
  },
  fuelCost: {
    kind: "money",
    label: text("orders.fuelInDollars"),
    heading: text("orders.fuel"),
    noun: text("orders.nounFuel"),
    group: "numbers",
    editedBy: "staff",
    fixedFrom: "billing",
    readBy: "staff",
  },
  pickupDate: { kind: "moment", label: text("base.pickup"), group: "dates", editedBy: "customers" },
  adhesiveCuredAt: {
    kind: "moment",
    label: text("orders.adhesiveCured"),
    noun: text("orders.nounAdhesive"),
    group: "dates",
    editedBy: "customers",
  },
  promisedAt: {
    kind: "moment",
    label: text("orders.promised"),
    noun: text("orders.nounPromised"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  estimatedCompletionDate: {
    kind: "moment",
    label: text("orders.estimatedReady"),
    noun: text("orders.nounCompletion"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  facilityId: { kind: "link", to: "facility", label: text("base.location"), group: "place", editedBy: "staff" },
  assignedTechnicianId: {
    kind: "link",
    to: "technician",
    label: text("base.technician"),
    group: "place",
    editedBy: "staff",
  },
  priority: {
    kind: "choice",
    choices: priorityWords,
    choiceType: "OrderPriority",
    problems: { wrong: text("orders.chooseAPriority") },
    label: text("base.priority"),
    group: "place",
    editedBy: "staff",
  },
  intakeMethod: {
    kind: "choice",
    choices: intakeWords,
    choiceType: "IntakeMethod",
    problems: { wrong: text("base.chooseTransport") },
    label: text("intake.howDoesItGetHere"),
    noun: text("orders.nounTransport"),
    group: "transport",
    editedBy: "staff",
  },
  towingRequired: {
    kind: "flag",
    label: text("orders.theVehicleMustBeTowed"),
    noun: text("orders.nounTowing"),
    group: "transport",
    editedBy: "customers",
  },
  pickupAddressId: {
    kind: "link",
    to: "address",
    label: text("base.pickupAddress"),
    group: "transport",
    editedBy: "customers",
  },
  towingNotes: { kind: "text", label: text("orders.towingNotes"), group: "transport", editedBy: "customers" },
  vehicleId: {
    kind: "link",
    to: "vehicle",
    isRequired: true,
    label: text("base.vehicle"),
    group: "vehicle",
    editedBy: "customers",
    fixedFrom: "done",
  },
  repairOrderFileId: { kind: "file", label: text("base.repairOrder"), editedBy: "customers" },
} satisfies Record<string, OrderFieldSpec>);

export type OrderField = NameOf<typeof serviceOrder.fields>;

export const { names: orderFieldNames, isField: isOrderField } = serviceOrder;

/** Returns the description of one field. */
export const orderField = (name: OrderField): OrderFieldSpec => serviceOrder.fields[name];

/** Returns the name within a sentence: `PO number`, `repair order number`. */
export const nounOf = (name: OrderField): string => nounOfField(orderField(name));

/** The column of `app.service_orders` that stores it. */
export const columnOf = (name: OrderField): string => snakeCase(name);

type NamesWith<Mark> = {
  [Name in OrderField]: (typeof serviceOrder.fields)[Name] extends Mark ? Name : never;
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
