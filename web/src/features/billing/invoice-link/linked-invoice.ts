import * as shape from "@boresight/domain/base/shape";

const line = shape.object({
  id: shape.string(),
  description: shape.string(),
  quantity: shape.number(),
  unitPrice: shape.number(),
  totalPrice: shape.number(),
});

const invoice = shape.object({
  number: shape.string(),
  status: shape.string(),
  notes: shape.string(),
  dueDate: shape.nullable(shape.string()),
  poNumber: shape.nullable(shape.string()),
  subtotalCents: shape.number(),
  totalCents: shape.number(),
  paidCents: shape.number(),
  balanceCents: shape.number(),
  taxExemptReason: shape.string(),
  isOverdue: shape.boolean(),
  lines: shape.array(line),
  taxes: shape.array(shape.object({ name: shape.string(), rate: shape.number(), taxCents: shape.number() })),
});

export const linkedInvoiceSchema = shape.object({
  invoice,
  /** Null for an opening invoice. */
  order: shape.nullable(
    shape.object({
      internalOrderNumber: shape.string(),
      repairOrderNumber: shape.nullable(shape.string()),
      claimNumber: shape.nullable(shape.string()),
      vehicleDescription: shape.string(),
      vinLast8: shape.nullable(shape.string()),
    }),
  ),
  shop: shape.object({ paymentInstructions: shape.string() }),
  takesCards: shape.boolean(),
});

export type LinkedInvoice = shape.Output<typeof linkedInvoiceSchema>;
