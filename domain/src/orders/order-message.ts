/** Messages between shop and office on an order. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { note } from "#base/text-schema.ts";

export const orderMessageSchema = z.object({
  orderId: z.uuid(t("orders.orderIsNotAValidId")),
  body: note({ min: 1, max: 5000, label: t("orders.message") }),
  isInternal: z.boolean().default(false).describe("Visible to staff only."),
});

export type OrderMessage = z.infer<typeof orderMessageSchema>;
