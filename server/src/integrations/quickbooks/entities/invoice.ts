import { z } from "zod";
import { moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import { addressSchema, daySchema, linkedSchema, type Changes, type QboEntity } from "./entity.ts";
import { salesFields, salesRow } from "./sales-line.ts";

const fields = z.object({
  ...salesFields,
  DueDate: daySchema.optional(),
  BillAddr: addressSchema.optional(),
  /** The purchase order's number, in a field that the company defined. */
  CustomField: z
    .array(z.object({ DefinitionId: z.string(), Type: z.literal("StringType"), StringValue: z.string() }))
    .optional(),
  LinkedTxn: z.array(linkedSchema).optional(),
});

const row = z.looseObject({
  ...salesRow,
  DueDate: z.string().optional(),
  PrivateNote: z.string().optional(),
  Balance: moneySchema,
});

type Fields = z.output<typeof fields>;
export type QboInvoice = z.output<typeof row>;

export const qboInvoice: QboEntity<Fields, Changes<Fields>, QboInvoice> = {
  name: "Invoice",
  fields,
  changes: fields.partial(),
  row,
};

export const isPaidInvoice = ({ Balance, TotalAmt }: QboInvoice): boolean => Balance === 0 && TotalAmt > 0;

export const isVoidedInvoice = ({ Balance, TotalAmt }: QboInvoice): boolean => Balance === 0 && TotalAmt === 0;
