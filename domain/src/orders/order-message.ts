/** Messages between shop and office on an order. */
import * as z from "zod";
import { note } from "#base/text.ts";

export const orderMessageSchema = z.object({
  orderId: z.uuid("Order is not a valid id"),
  body: note({ min: 1, max: 5000, label: "Message" }),
  isInternal: z.boolean().default(false).describe("Visible to staff only."),
});

export type OrderMessage = z.infer<typeof orderMessageSchema>;
