import * as z from "zod";
import { t } from "#texts/text.ts";
import { orderFieldSchemas } from "./order-field-schemas.ts";

export const orderPrioritySchema = z.object({
  id: z.uuid(t("orders.orderIsNotAValidId")),
  version: z.int(t("orders.theOrdersVersionIsMissing")),
  priority: orderFieldSchemas.priority,
});
