/** A submitted intake: an order with its calibrations, documents and appointment. */
import * as z from "zod";
import { acceptanceField } from "#customers/terms-schema.ts";
import { intakeExtras } from "#intake/intake.ts";
import { newOrderFields } from "./service-order-schema.ts";

/** The consistency of the order's own fields is checked once its pickup address exists. */
export const submittedIntakeSchema = (thisYear: number) =>
  z
    .object({ ...newOrderFields(thisYear), ...intakeExtras, ...acceptanceField })
    .omit({ assignedTechnicianId: true, calibrationType: true });

export type SubmittedIntake = z.output<ReturnType<typeof submittedIntakeSchema>>;
