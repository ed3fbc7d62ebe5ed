import { z } from "zod";
import { moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import { daySchema, linkedSchema, referenceSchema, versionShape, type Changes, type QboEntity } from "./entity.ts";

const lineSchema = z.object({ Amount: moneySchema, LinkedTxn: z.array(linkedSchema) });

const fields = z.object({
  CustomerRef: referenceSchema,
  TotalAmt: moneySchema,
  TxnDate: daySchema.optional(),
  PaymentRefNum: z.string().max(21).optional(),
  PaymentMethodRef: referenceSchema.optional(),
  PrivateNote: z.string().optional(),
  /** Where the money is; unless it is given, with what was received and not deposited yet. */
  DepositToAccountRef: referenceSchema.optional(),
  /** What it pays; without lines the money stays unapplied. */
  Line: z.array(lineSchema).optional(),
});

const row = z.looseObject({
  ...fields.partial().shape,
  ...versionShape,
  CustomerRef: referenceSchema,
  TotalAmt: moneySchema,
  TxnDate: z.string().optional(),
  PaymentRefNum: z.string().optional(),
  UnappliedAmt: moneySchema.optional(),
  Line: z.array(z.looseObject({ Amount: moneySchema, LinkedTxn: z.array(linkedSchema).optional() })).optional(),
});

type Fields = z.output<typeof fields>;
export type QboPayment = z.output<typeof row>;

export const qboPayment: QboEntity<Fields, Changes<Fields>, QboPayment> = {
  name: "Payment",
  fields,
  changes: fields.partial(),
  row,
};
