/** An intake as it is sent: an order with its calibrations, papers and appointment. */
import * as z from "zod";
import { acceptanceField } from "#customers/terms.ts";
import { intakeExtras } from "#intake/intake.ts";
import { newOrderFields } from "./service-order.ts";

/** Whether the order's own part is consistent is judged once its pickup address exists. */
export const submittedIntakeSchema = (thisYear: number) =>
  z
    .object({ ...newOrderFields(thisYear), ...intakeExtras, ...acceptanceField })
    .omit({ assignedTechnicianId: true, calibrationType: true });

export type SubmittedIntake = z.output<ReturnType<typeof submittedIntakeSchema>>;
