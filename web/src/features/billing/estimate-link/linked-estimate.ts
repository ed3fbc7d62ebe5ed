import * as shape from "@boresight/domain/base/shape";
import { estimateStatuses } from "@boresight/domain/billing/estimate-status";
import type { DecidedEstimate } from "#features/billing/decision/decided-estimate.ts";

const line = shape.object({
  id: shape.string(),
  description: shape.string(),
  quantity: shape.number(),
  unitPrice: shape.number(),
  discountBasisPoints: shape.number(),
  discountCents: shape.number(),
  totalPrice: shape.number(),
  taxable: shape.boolean(),
  isOptional: shape.boolean(),
  isAccepted: shape.boolean(),
});

const tax = shape.object({ name: shape.string(), rate: shape.number(), taxCents: shape.number() });

const estimate = shape.object({
  number: shape.string(),
  status: shape.oneOf(estimateStatuses),
  notes: shape.string(),
  validUntil: shape.nullable(shape.string()),
  poNumber: shape.nullable(shape.string()),
  subtotalCents: shape.number(),
  totalCents: shape.number(),
  taxExemptReason: shape.string(),
  contentHash: shape.nullable(shape.string()),
  isExpired: shape.boolean(),
  canDecide: shape.boolean(),
  lines: shape.array(line),
  taxes: shape.array(tax),
});

const differentLine = shape.object({
  kind: shape.string(),
  lineItemId: shape.string(),
  description: shape.string(),
  totalPrice: shape.number(),
  beforeTotalPrice: shape.nullable(shape.number()),
});

export const linkedEstimateSchema = shape.object({
  estimate,
  order: shape.object({
    internalOrderNumber: shape.string(),
    repairOrderNumber: shape.nullable(shape.string()),
    claimNumber: shape.nullable(shape.string()),
    vehicleDescription: shape.string(),
    vinLast8: shape.nullable(shape.string()),
  }),
  difference: shape.nullable(shape.object({ totalCents: shape.number(), lines: shape.array(differentLine) })),
  requiresPo: shape.boolean(),
  termsVersion: shape.string(),
  newer: shape.nullable(shape.object({ number: shape.string(), token: shape.nullable(shape.string()) })),
});

export type LinkedEstimate = shape.Output<typeof linkedEstimateSchema>;

/** What of it the customer decides on. */
export const decidedOf = ({ estimate: read, requiresPo, termsVersion }: LinkedEstimate): DecidedEstimate => ({
  number: read.number,
  lines: read.lines,
  taxes: read.taxes,
  isTaxExempt: read.taxExemptReason !== "",
  totalCents: read.totalCents,
  contentHash: read.contentHash ?? "",
  termsVersion,
  requiresPo,
  poNumber: read.poNumber,
});
