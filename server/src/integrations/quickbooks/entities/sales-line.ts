/** What estimates and invoices have in common: whom they are for, their lines and their tax. */
import { lineTotal, type Cents, type Thousandths } from "@boresight/domain/base/money";
import { z } from "zod";
import {
  enteredPriceSchema,
  enteredQuantitySchema,
  moneySchema,
  quantitySchema,
} from "#integrations/quickbooks/decimal-money.ts";
import { daySchema, emailSchema, linkedSchema, referenceSchema, versionShape } from "./entity.ts";

/** A line as we send it. */
const salesLineSchema = z.object({
  /** Of a line that QuickBooks already has. */
  Id: z.string().optional(),
  Amount: moneySchema,
  DetailType: z.literal("SalesItemLineDetail"),
  Description: z.string().optional(),
  SalesItemLineDetail: z.object({
    ItemRef: referenceSchema,
    Qty: quantitySchema,
    UnitPrice: moneySchema,
    TaxCodeRef: referenceSchema.optional(),
  }),
});

type SalesLine = z.output<typeof salesLineSchema>;

interface Sold {
  itemId: string;
  quantity: Thousandths;
  unitPrice: Cents;
  description?: string;
  /** `TAX` or `NON` in the United States, elsewhere a code of the company's own. */
  taxCode?: string;
}

/** QuickBooks refuses a line whose amount is not quantity times price, rounded as our own lines are. */
export const salesLine = ({ itemId, quantity, unitPrice, description, taxCode }: Sold): SalesLine => ({
  Amount: lineTotal(quantity, unitPrice),
  DetailType: "SalesItemLineDetail",
  ...(description !== undefined && { Description: description }),
  SalesItemLineDetail: {
    ItemRef: { value: itemId },
    Qty: quantity,
    UnitPrice: unitPrice,
    ...(taxCode !== undefined && { TaxCodeRef: { value: taxCode } }),
  },
});

/** A line as QuickBooks has it: also the subtotal, and what a bookkeeper entered. */
const lineRowSchema = z.looseObject({
  Id: z.string().optional(),
  LineNum: z.number().optional(),
  DetailType: z.string().optional(),
  Description: z.string().optional(),
  Amount: moneySchema.optional(),
  SalesItemLineDetail: z
    .looseObject({
      ItemRef: referenceSchema.optional(),
      Qty: enteredQuantitySchema.optional(),
      UnitPrice: enteredPriceSchema.optional(),
      TaxCodeRef: referenceSchema.optional(),
    })
    .optional(),
});

/** The tax that QuickBooks computed, or ours in its place. */
const taxSchema = z.looseObject({ TotalTax: moneySchema.optional() });

/** What is sent of either. */
export const salesFields = {
  CustomerRef: referenceSchema,
  DocNumber: z.string().max(21).optional(),
  TxnDate: daySchema.optional(),
  BillEmail: emailSchema.optional(),
  PrivateNote: z.string().optional(),
  CustomerMemo: z.object({ value: z.string() }).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(salesLineSchema).min(1),
};

/** What is read of either. */
export const salesRow = {
  ...versionShape,
  CustomerRef: referenceSchema,
  DocNumber: z.string().optional(),
  TxnDate: z.string().optional(),
  TotalAmt: moneySchema,
  EmailStatus: z.string().optional(),
  LinkedTxn: z.array(linkedSchema).optional(),
  TxnTaxDetail: taxSchema.optional(),
  Line: z.array(lineRowSchema),
};
