/** The decision about a vehicle whose body does not stand at its factory height (handbook section 13). */
import { recordId, version } from "#base/record-id.ts";
import { text } from "#texts/text.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";
import { rideHeightDecisions } from "./ride-height-decision.ts";

export const rideHeightDecisionSchema = z
  .object({
    orderId: recordId(),
    version: version(),
    decision: z
      .enum(rideHeightDecisions, text("calibrations.chooseRefusedRestoredOrWaiver"))
      .meta({ id: "RideHeightDecision" }),
    waiverFileId: z
      .uuid(text("calibrations.waiverIsNotAValidFile"))
      .nullable()
      .default(null)
      .describe("The signed waiver, a file of the order."),
    note: note({ max: 1000, label: text("base.note") }).default(""),
  })
  .refine(({ decision, waiverFileId }) => decision !== "waiver" || waiverFileId !== null, {
    path: ["waiverFileId"],
    message: text("calibrations.uploadTheSignedWaiverFirst"),
  });

export type RideHeightChoice = z.infer<typeof rideHeightDecisionSchema>;
