/** The decision about a vehicle whose body does not stand at its factory height (handbook section 13). */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";
import { rideHeightDecisions } from "./ride-height-decision.ts";

export const rideHeightDecisionSchema = z
  .object({
    orderId: z.uuid(t("calibrations.orderIsNotAValidId")),
    version: z.int(t("calibrations.theOrdersVersionIsMissing")),
    decision: z
      .enum(rideHeightDecisions, t("calibrations.chooseRefusedRestoredOrWaiver"))
      .meta({ id: "RideHeightDecision" }),
    waiverFileId: z
      .uuid(t("calibrations.waiverIsNotAValidFile"))
      .nullable()
      .default(null)
      .describe("The signed waiver, a file of the order."),
    note: note({ max: 1000, label: t("base.note") }).default(""),
  })
  .refine(({ decision, waiverFileId }) => decision !== "waiver" || waiverFileId !== null, {
    path: ["waiverFileId"],
    message: t("calibrations.uploadTheSignedWaiverFirst"),
  });

export type RideHeightChoice = z.infer<typeof rideHeightDecisionSchema>;
