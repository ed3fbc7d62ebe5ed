import { z } from "zod";
import { moneySchema } from "#integrations/quickbooks/decimal-money.ts";
import {
  daySchema,
  emailSchema,
  linkedSchema,
  referenceSchema,
  versionShape,
  type Changes,
  type QboEntity,
} from "./entity.ts";
import { lineRowSchema, salesLineSchema, taxSchema } from "./sales-line.ts";

const fields = z.object({
  CustomerRef: referenceSchema,
  DocNumber: z.string().max(21).optional(),
  TxnDate: daySchema.optional(),
  ExpirationDate: daySchema.optional(),
  TxnStatus: z.enum(["Pending", "Accepted", "Closed", "Rejected"]).optional(),
  AcceptedBy: z.string().optional(),
  AcceptedDate: daySchema.optional(),
  BillEmail: emailSchema.optional(),
  PrivateNote: z.string().optional(),
  CustomerMemo: z.object({ value: z.string() }).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(salesLineSchema).min(1),
});

const row = z.looseObject({
  ...versionShape,
  CustomerRef: referenceSchema,
  DocNumber: z.string().optional(),
  TxnDate: z.string().optional(),
  TxnStatus: z.string().optional(),
  TotalAmt: moneySchema,
  EmailStatus: z.string().optional(),
  LinkedTxn: z.array(linkedSchema).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(lineRowSchema),
});

type Fields = z.output<typeof fields>;
export type QboEstimate = z.output<typeof row>;

export const qboEstimate: QboEntity<Fields, Changes<Fields>, QboEstimate> = {
  name: "Estimate",
  fields,
  changes: fields.partial(),
  row,
};
