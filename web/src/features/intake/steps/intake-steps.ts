/** The steps of the intake and what each requires before the next, by the server's own rules. */
import { t } from "@boresight/domain/texts/text";
import { addressSchema } from "@boresight/domain/customers/address";
import type { FieldProblem } from "@boresight/domain/base/errors";
import { problemsOf } from "@boresight/domain/base/problems";
import { fitsGlass } from "@boresight/domain/intake/new-glass";
import { newServiceOrderSchema } from "@boresight/domain/orders/service-order-schema";
import { pickupInstructionsMissing } from "@boresight/domain/orders/transport";
import { momentProblem } from "#records/form/field-kinds.ts";
import { otherVin } from "#features/intake/repair-order/repair-order-details.ts";
import { toInput, type IntakeValues } from "#features/intake/intake-values.ts";

export type StepKey = "customer" | "vehicle" | "repair" | "way" | "time" | "review";

export interface Step {
  key: StepKey;
  title: string;
  /** The prefixes of its fields' paths. */
  fields: readonly string[];
}

const papers = ["repairOrderFileId", "repairOrderFileIds"];

const steps: readonly Step[] = [
  { key: "customer", title: t("base.customer"), fields: ["customerId", ...papers] },
  { key: "vehicle", title: t("base.vehicle"), fields: ["vehicleId", "vehicle", ...papers] },
  {
    key: "repair",
    title: t("base.repair"),
    fields: [
      "repairOperations",
      "adhesive",
      "adhesiveCuredAt",
      "calibrations",
      "repairOrderNumber",
      "claimNumber",
      "insurerName",
      "photoFileIds",
    ],
  },
  {
    key: "way",
    title: t("base.transport"),
    fields: ["intakeMethod", "pickupAddressId", "pickupAddress", "towingNotes"],
  },
  { key: "time", title: t("base.time"), fields: ["holdId", "facilityId"] },
  {
    key: "review",
    title: t("intake.review"),
    fields: ["poNumber", "priority", "notes", "acceptTerms", "readinessConfirmed"],
  },
];

/** Customers order for themselves. */
export const stepsFor = (staff: boolean): readonly Step[] =>
  staff ? steps : steps.filter(({ key }) => key !== "customer");

/** The step of each field, so that a server's problem is shown where it can be corrected. */
export const stepOfField = (field: string, shown: readonly Step[]): number =>
  shown.findIndex(({ fields }) => fields.includes(field.split(".")[0] ?? ""));

export function problemsOfStep({ key, fields }: Step, values: IntakeValues, thisYear: number): FieldProblem[] {
  const found = [...ordersProblems(values, thisYear), ...ownProblems(key, values)];
  const ofStep = found.filter(({ field }) => fields.includes(field.split(".")[0] ?? ""));
  return key === "customer" ? ofStep : [...ofStep, ...otherVehicleProblems(values)];
}

/** The repair order may be read while people are at a later step. */
const otherVehicleProblems = (values: IntakeValues) =>
  otherVin(values) ? [required("keptVin", t("intake.sayWhichVehicleItIs"))] : [];

function ordersProblems(values: IntakeValues, thisYear: number): FieldProblem[] {
  const parsed = newServiceOrderSchema(thisYear).safeParse(toInput(values));
  const found = parsed.success ? [] : problemsOf(parsed.error);
  return values.isNewAddress ? found.filter(({ field }) => field !== "pickupAddressId") : found; // It gets one with the order.
}

const required = (field: string, message: string): FieldProblem => ({ field, code: "required", message });

function ownProblems(key: StepKey, values: IntakeValues): FieldProblem[] {
  if (key === "customer" && !values.customerId) return [required("customerId", t("intake.chooseTheCustomer"))];
  if (key === "repair" && asksForNothing(values))
    return [required("repairOperations", t("intake.sayWhatWasRepairedChooseA"))];
  if (key === "repair") return adhesiveProblems(values);
  return key === "way" && values.intakeMethod !== "dropOff" && values.isNewAddress ? addressProblems(values) : [];
}

function adhesiveProblems({ repairOperations, adhesive: { curedAt, timeZone } }: IntakeValues): FieldProblem[] {
  const message = fitsGlass(repairOperations) && curedAt !== "" ? momentProblem(curedAt, timeZone) : null;
  return message === null ? [] : [{ field: "adhesive.curedAt", code: "invalid", message }];
}

const asksForNothing = ({ repairOperations, calibrations, papers: added }: IntakeValues) =>
  repairOperations.length === 0 && calibrations.length === 0 && added.length === 0;

function addressProblems({ pickupAddress, intakeMethod, towingNotes }: IntakeValues): FieldProblem[] {
  const parsed = addressSchema.safeParse(pickupAddress);
  const problems = parsed.success ? [] : problemsOf(parsed.error);
  const spot = "pickupSpotDescription";
  const needsPickupInstructions = intakeMethod === "pickup" || (intakeMethod === "tow" && towingNotes.trim() === "");
  const lacksPickupInstructions = needsPickupInstructions && pickupAddress.pickupSpotDescription.trim() === "";
  return [
    ...problems.map((problem) => ({ ...problem, field: `pickupAddress.${problem.field}` })),
    ...(lacksPickupInstructions ? [required(`pickupAddress.${spot}`, pickupInstructionsMissing)] : []),
  ];
}
