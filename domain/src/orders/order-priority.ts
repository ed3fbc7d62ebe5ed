import * as z from "zod";
import { text } from "#texts/text.ts";
import { orderFieldSchemas } from "./order-field-schemas.ts";

export const orderPrioritySchema = z.object({
  id: z.uuid(text("orders.orderIsNotAValidId")),
  version: z.int(text("orders.theOrdersVersionIsMissing")),
  priority: orderFieldSchemas.priority,
});
