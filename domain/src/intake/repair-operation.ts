/** A kind of repair as admins change it. */
import { recordId, version } from "#base/record-id.ts";
import { schemasOf } from "#base/record-schema.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { calibratedWorks } from "./reading/line-operation.ts";
import { repairOperation } from "./repair-operation-fields.ts";

export const changedRepairSchema = z.object({
  id: recordId(),
  version: version(),
  calibratedAfter: z
    .array(z.enum(calibratedWorks, text("intake.chooseTheWork")).meta({ id: "CalibratedWork" }))
    .max(calibratedWorks.length)
    .transform((works) => calibratedWorks.filter((work) => works.includes(work)))
    .describe("The work on its part after which the repair asks for calibrations; none switches its suggestions off."),
  calibratedAfterReason: schemasOf(repairOperation).calibratedAfterReason,
});
