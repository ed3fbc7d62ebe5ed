/** The inputs that create a service order and change its status. */
import { version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { wantedCalibrationsSchema } from "#calibrations/calibration-record-schema.ts";
import { intakeMethods, type IntakeMethod } from "#intake/intake-method.ts";
import { acceptanceField } from "#customers/terms-schema.ts";
import { readinessAnswersSchema } from "#intake/intake-readiness-schema.ts";
import { cancellationReasonKeys, holdReasonKeys } from "./reasons.ts";
import { line, note, reference } from "#base/text-schema.ts";
import { addressUnknown } from "./transport.ts";
import { vehicleSchema } from "#vehicles/vehicle-schema.ts";
import { priorities } from "./service-order.ts";
import { undoSeconds } from "#base/undo.ts";

const id = (label: string) => z.uuid(text("base.labelIsNotAValidId", { label }));

/** The fields of a new order; the possible years of a vehicle depend on the current one. */
export const newOrderFields = (thisYear: number) => ({
  customerId: id("Customer").optional(),
  vehicleId: id("Vehicle").optional(),
  vehicle: vehicleSchema(thisYear).optional(),
  facilityId: id("Facility").optional(),
  assignedTechnicianId: id("Technician").optional(),
  calibrationType: z
    .string()
    .regex(/^([A-Z]+(-[A-Z]+)*|multiple)$/, text("orders.chooseACalibrationFromTheList"))
    .optional(),
  calibrations: wantedCalibrationsSchema
    .default([])
    .describe("The complete list of calibrations; the main calibration follows from it."),
  repairOperations: z
    .array(z.string().max(41, text("base.chooseFromTheListOfRepairs")))
    .max(30, text("base.chooseAtMost30Repairs"))
    .default([]),
  readinessAnswers: readinessAnswersSchema.nullable().default(null).describe("By question: yes, no or unknown."),
  readinessConfirmed: z.boolean().default(false).describe("The caller confirms that the vehicle will be ready."),
  intakeMethod: z.enum(intakeMethods, text("base.chooseTransport")).meta({ id: "IntakeMethod" }).default("dropOff"),
  priority: z.enum(priorities, text("orders.chooseAPriority")).meta({ id: "OrderPriority" }).default("normal"),
  pickupAddressId: id(text("base.pickupAddress")).optional(),
  towingRequired: z.boolean().default(false),
  towingNotes: note({ max: 5000, label: text("orders.towingNotes") }).default(""),
  rideHeightModified: z.boolean().default(false),
  adhesiveCuredAt: z.iso
    .datetime({ offset: true, error: text("base.chooseADayAndATime") })
    .optional()
    .describe("When the adhesive of new glass has cured: no time before it is offered."),
  repairOrderNumber: reference(text("base.repairOrderNumber")).optional(),
  poNumber: reference(text("base.poNumber")).optional(),
  claimNumber: reference(text("base.claimNumber")).optional(),
  insurerName: line({ max: 120, label: text("base.insurer") }).optional(),
  notes: note({ max: 5000, label: text("base.notes") }).default(""),
  internalNotes: note({ max: 5000, label: text("orders.internalNotes") }).default(""),
});

interface Consistent {
  vehicleId?: string | undefined;
  vehicle?: object | undefined;
  towingRequired: boolean;
  intakeMethod: IntakeMethod;
  pickupAddressId?: string | undefined;
}

function assertConsistent(order: Consistent, context: z.RefinementCtx): void {
  const addProblem = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
  if (!order.vehicleId === !order.vehicle) addProblem("vehicleId", text("orders.chooseOrDescribeVehicle"));
  if ((order.towingRequired || order.intakeMethod !== "dropOff") && !order.pickupAddressId)
    addProblem("pickupAddressId", addressUnknown);
}

/** The input of a new order: one of the customer's vehicles, or a new one. Customers create orders for themselves only. */
export const newServiceOrderSchema = (thisYear: number) =>
  z.object(newOrderFields(thisYear)).superRefine(assertConsistent);

/** The same as customers send it: they may accept the terms with it. */
export const orderingSchema = (thisYear: number) =>
  z.object({ ...newOrderFields(thisYear), ...acceptanceField }).superRefine(assertConsistent);

export type NewServiceOrder = z.infer<ReturnType<typeof newServiceOrderSchema>>;

/** The input of a status change: the version it was read in, and the answers the change requires. */
export const statusChangeSchema = z.object({
  id: id("Order"),
  version: version().describe("The version the order was read in; a newer one in the meantime fails the request."),
  seenStatusKey: z
    .string()
    .nullable()
    .default(null)
    .describe("The status it was read in: while that stands, what else changed meanwhile does not fail the request."),
  statusKey: z.string({ error: text("base.chooseAStatus") }).min(1, text("base.chooseAStatus")),
  note: note({ max: 5000, label: text("base.note") }).default(""),
  holdReasonKey: z.enum(holdReasonKeys, text("base.chooseAReason")).meta({ id: "HoldReason" }).nullable().default(null),
  cancellationReasonKey: z
    .enum(cancellationReasonKeys, text("base.chooseAReason"))
    .meta({ id: "CancellationReason" })
    .nullable()
    .default(null),
  cancellationReason: note({ min: 3, max: 500, label: text("orders.cancellationReason") })
    .nullable()
    .default(null),
  override: z
    .boolean()
    .default(false)
    .describe("Admins only, with a note: change the status although something is missing."),
  keepsInvoice: z
    .boolean()
    .default(false)
    .describe("Staff only, to cancel: the issued invoice stays as a charge; otherwise it must be void first."),
  skipsCustomerMail: z.boolean().default(false).describe("Staff only: the customer gets no email about it."),
  isUndoable: z
    .boolean()
    .default(false)
    .describe(`Staff only: emails about it wait ${undoSeconds} seconds, in which \`undoStatusChange\` takes it back.`),
});

export const undoSchema = z.object({
  id: id("Order"),
  version: version().describe(
    "The version that the status change made; a newer one in the meantime fails the request.",
  ),
});

export type StatusChange = z.infer<typeof statusChangeSchema>;
