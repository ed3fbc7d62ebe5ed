/**
 * The editable fields of an order, each described once: how it is entered, worded and exported, and who may edit it until
 * when (handbook sections 16 and 17). Screens that only show fields do not load their schemas (`order-field-schemas.ts`).
 */
import { t } from "#texts/text.ts";
import { nounOf as nounOfField, record, type NameOf } from "#base/record.ts";
import { snakeCase } from "#base/text.ts";
import { intakeWords } from "#intake/intake-method.ts";
import type { OrderFieldSpec } from "./field-spec.ts";
import { priorityWords } from "./service-order.ts";

/** In the order of the page. */
export const serviceOrder = record("app.service_orders", {
  notes: { kind: "text", label: t("orders.notes"), group: "work", editedBy: "customers" },
  internalNotes: { kind: "text", label: t("orders.internalNotes"), group: "work", editedBy: "staff", readBy: "staff" },
  rideHeightModified: {
    kind: "flag",
    label: t("orders.rideHeightIsModified"),
    noun: t("orders.nounRideHeight"),
    group: "work",
    editedBy: "customers",
  },
  odometerIn: { kind: "miles", label: t("orders.odometerIn"), group: "work", editedBy: "staff" },
  odometerOut: { kind: "miles", label: t("orders.odometerOut"), group: "work", editedBy: "staff" },
  fuelLevelIn: {
    kind: "percent",
    label: t("orders.fuelInPercent"),
    heading: t("orders.fuelIn"),
    noun: t("orders.nounFuelIn"),
    group: "work",
    editedBy: "staff",
  },
  repairOrderNumber: {
    kind: "code",
    label: t("base.repairOrderNumber"),
    heading: t("base.repairOrder"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Repair order",
  },
  poNumber: {
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
    kind: "code",
    label: t("orders.claimNumber"),
    heading: t("orders.claim"),
    group: "numbers",
    editedBy: "customers",
    csvHeader: "Claim number",
  },
  insurerName: { kind: "line", isNullable: true, label: t("base.insurer"), group: "numbers", editedBy: "customers" },
  cost: {
    kind: "money",
    label: t("orders.costInDollars"),
    heading: t("orders.cost"),
    noun: t("orders.nounCost"),
    group: "numbers",
    editedBy: "admins",
    fixedFrom: "billing",
  },
  fuelCost: {
    kind: "money",
    label: t("orders.fuelInDollars"),
    heading: t("orders.fuel"),
    noun: t("orders.nounFuel"),
    group: "numbers",
    editedBy: "staff",
    fixedFrom: "billing",
    readBy: "staff",
  },
  pickupDate: { kind: "moment", label: t("base.pickup"), group: "dates", editedBy: "customers" },
  promisedAt: {
    kind: "moment",
    label: t("orders.promised"),
    noun: t("orders.nounPromised"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  estimatedCompletionDate: {
    kind: "moment",
    label: t("orders.estimatedReady"),
    noun: t("orders.nounCompletion"),
    group: "dates",
    editedBy: "staff",
    isSortable: true,
  },
  facilityId: { kind: "link", to: "facility", label: t("base.location"), group: "place", editedBy: "staff" },
  assignedTechnicianId: {
    kind: "link",
    to: "technician",
    label: t("base.technician"),
    group: "place",
    editedBy: "staff",
  },
  priority: {
    kind: "choice",
    choices: priorityWords,
    choiceType: "OrderPriority",
    problems: { wrong: t("orders.chooseAPriority") },
    label: t("orders.priority"),
    group: "place",
    editedBy: "staff",
  },
  intakeMethod: {
    kind: "choice",
    choices: intakeWords,
    choiceType: "IntakeMethod",
    problems: { wrong: t("orders.chooseHowTheVehicleGetsHere") },
    label: t("intake.howDoesItGetHere"),
    noun: t("orders.nounTransport"),
    group: "transport",
    editedBy: "staff",
  },
  towingRequired: {
    kind: "flag",
    label: t("orders.theVehicleMustBeTowed"),
    noun: t("orders.nounTowing"),
    group: "transport",
    editedBy: "customers",
  },
  pickupAddressId: {
    kind: "link",
    to: "address",
    label: t("orders.pickupAddress"),
    group: "transport",
    editedBy: "customers",
  },
  towingNotes: { kind: "text", label: t("orders.towingNotes"), group: "transport", editedBy: "customers" },
  vehicleId: {
    kind: "link",
    to: "vehicle",
    isRequired: true,
    label: t("base.vehicle"),
    group: "vehicle",
    editedBy: "customers",
    fixedFrom: "done",
  },
  repairOrderFileId: { kind: "file", label: t("base.repairOrder"), editedBy: "customers" },
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
