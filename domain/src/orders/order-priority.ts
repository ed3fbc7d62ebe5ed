import * as z from "zod";
import { priorities } from "./service-order.ts";

/** Sets how urgent an order is. */
export const orderPrioritySchema = z.object({
  id: z.uuid("Order is not a valid id"),
  version: z
    .int("The order's version is missing")
    .describe("The version the order was read in: when someone else was faster, nothing is changed."),
  priority: z.enum(priorities, "Choose a priority").meta({ id: "OrderPriority" }),
});
