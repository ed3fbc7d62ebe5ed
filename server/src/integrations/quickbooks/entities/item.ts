import { z } from "zod";
import { enteredPriceSchema, moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import { referenceSchema, versionShape, type Changes, type QboEntity } from "./entity.ts";

const fields = z.object({
  /** Unique. */
  Name: z.string().min(1).max(100),
  Type: z.enum(["Service", "NonInventory", "Inventory"]),
  /** A service needs one. */
  IncomeAccountRef: referenceSchema,
  UnitPrice: moneySchema.optional(),
  PurchaseCost: moneySchema.optional(),
  ExpenseAccountRef: referenceSchema.optional(),
  Description: z.string().optional(),
  Active: z.boolean().optional(),
});

const row = z.looseObject({
  ...fields.partial().shape,
  ...versionShape,
  Name: z.string(),
  Type: z.string().optional(), // Categories and bundles are items too.
  UnitPrice: enteredPriceSchema.optional(),
  PurchaseCost: enteredPriceSchema.optional(),
});

type Fields = z.output<typeof fields>;
export type QboItem = z.output<typeof row>;

/** What a line of an invoice sells. */
export const qboItem: QboEntity<Fields, Changes<Fields>, QboItem> = {
  name: "Item",
  fields,
  changes: fields.partial(),
  row,
};
