import { z } from "zod";
import { moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import { addressSchema, daySchema, emailSchema, linkedSchema, referenceSchema } from "./entity.ts";
import { versionShape, type Changes, type QboEntity } from "./entity.ts";
import { lineRowSchema, salesLineSchema, taxSchema } from "./sales-line.ts";

const fields = z.object({
  CustomerRef: referenceSchema,
  DocNumber: z.string().max(21).optional(),
  TxnDate: daySchema.optional(),
  DueDate: daySchema.optional(),
  BillEmail: emailSchema.optional(),
  BillAddr: addressSchema.optional(),
  PrivateNote: z.string().optional(),
  CustomerMemo: z.object({ value: z.string() }).optional(),
  /** The purchase order's number, in a field that the company defined. */
  CustomField: z
    .array(z.object({ DefinitionId: z.string(), Type: z.literal("StringType"), StringValue: z.string() }))
    .optional(),
  LinkedTxn: z.array(linkedSchema).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(salesLineSchema).min(1),
});

const row = z.looseObject({
  ...versionShape,
  CustomerRef: referenceSchema,
  DocNumber: z.string().optional(),
  TxnDate: z.string().optional(),
  DueDate: z.string().optional(),
  PrivateNote: z.string().optional(),
  TotalAmt: moneySchema,
  Balance: moneySchema,
  EmailStatus: z.string().optional(),
  LinkedTxn: z.array(linkedSchema).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(lineRowSchema),
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
