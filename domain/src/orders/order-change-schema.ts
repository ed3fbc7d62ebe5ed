/** A change of an existing order, as it is sent. */
import { t } from "#texts/text.ts";
import * as z from "zod";
import { orderFieldSchemas } from "./order-field-schemas.ts";
import type { OrderField } from "./order-fields.ts";

type FieldSchemas = { [Name in OrderField]: z.ZodOptional<(typeof orderFieldSchemas)[Name]> };

// Object.fromEntries loses which schema belongs to which field; the type restores it.
const fieldSchemas = Object.fromEntries(
  Object.entries(orderFieldSchemas).map(([name, schema]) => [name, schema.optional()]),
) as FieldSchemas;

/** Every field is optional; null clears it. */
export const orderChangeSchema = z.object({
  id: z.uuid(t("orders.orderIsNotAValidId")),
  version: z
    .int(t("orders.theOrdersVersionIsMissing"))
    .describe(
      "The version the order was read in: when someone else changed one of the same fields since, nothing is changed.",
    ),
  ...fieldSchemas,
});

export type OrderChange = z.infer<typeof orderChangeSchema>;
