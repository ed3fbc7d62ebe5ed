/** The decision about a vehicle whose body does not stand at its factory height (handbook section 13). */
import * as z from "zod";
import { note } from "#base/text.ts";

export const rideHeightDecisions = ["restored", "waiver", "refused"] as const;
export type RideHeightDecision = (typeof rideHeightDecisions)[number];

export const rideHeightDecisionSchema = z
  .object({
    orderId: z.uuid("Order is not a valid id"),
    version: z.int("The order's version is missing"),
    decision: z.enum(rideHeightDecisions, "Choose refused, restored or waiver").meta({ id: "RideHeightDecision" }),
    waiverFileId: z
      .uuid("Waiver is not a valid file")
      .nullable()
      .default(null)
      .describe("The signed waiver, a file of the order."),
    note: note({ max: 1000, label: "Note" }).default(""),
  })
  .refine(({ decision, waiverFileId }) => decision !== "waiver" || waiverFileId !== null, {
    path: ["waiverFileId"],
    message: "Upload the signed waiver first",
  });

export type RideHeightChoice = z.infer<typeof rideHeightDecisionSchema>;
