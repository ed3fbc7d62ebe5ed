/** How the editable fields of an order are checked (handbook section 16). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { line, note, reference } from "#base/text-schema.ts";
import { intakeMethods } from "#intake/intake-method.ts";
import type { OrderField } from "./order-fields.ts";
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

export const orderFieldSchemas = {
  notes: note({ max: 5000, label: t("orders.notes") }),
  internalNotes: note({ max: 5000, label: t("orders.internalNotes") }),
  rideHeightModified: yesNo,
  odometerIn: odometer.nullable(),
  odometerOut: odometer.nullable(),
  fuelLevelIn: percent.nullable(),
  repairOrderNumber: reference(t("base.repairOrderNumber")).nullable(),
  poNumber: reference(t("base.poNumber")).nullable(),
  claimNumber: reference(t("orders.claimNumber")).nullable(),
  insurerName: line({ max: 120, label: t("base.insurer") }).nullable(),
  cost: cents("Cost").nullable().describe("In cents."),
  fuelCost: cents("Fuel").nullable().describe("In cents."),
  pickupDate: moment(t("orders.pickupDate")).nullable(),
  promisedAt: moment(t("orders.promisedTime")).nullable(),
  estimatedCompletionDate: moment(t("orders.estimatedCompletion")).nullable(),
  facilityId: id("Facility").nullable(),
  assignedTechnicianId: id("Technician").nullable(),
  priority: z.enum(priorities, t("orders.chooseAPriority")).meta({ id: "OrderPriority" }),
  intakeMethod: z
    .enum(intakeMethods, t("orders.chooseHowTheVehicleGetsHere"))
    .meta({ id: "IntakeMethod" })
    .describe("The transport price is recomputed."),
  towingRequired: yesNo.describe("Taken back, the vehicle is dropped off."),
  pickupAddressId: id(t("orders.pickupAddress"))
    .nullable()
    .describe("Where the vehicle is: an address of the order's customer."),
  towingNotes: note({ max: 5000, label: t("orders.towingNotes") }),
  vehicleId: id("Vehicle").describe(
    "Another vehicle of the order's customer: what was agreed for the first one must be approved again.",
  ),
  repairOrderFileId: id(t("base.repairOrder")).nullable().describe("One of the order's files."),
} satisfies Record<OrderField, z.ZodType>;
