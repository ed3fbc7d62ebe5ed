import * as shape from "@boresight/domain/base/shape";

const text = shape.nullable(shape.string());

export const linkedOrderSchema = shape.object({
  /** Of a reader who is signed in as one of the customer's, or as staff. */
  ownOrderId: text,
  number: shape.string(),
  repairOrderNumber: text,
  poNumber: text,
  claimNumber: text,
  statusLabel: shape.string(),
  question: text,
  holdReasonKey: text,
  vehicle: shape.string(),
  vinEnd: text,
  licensePlate: text,
  estimatedReady: text,
  timeZone: text,
  shop: shape.string(),
  phone: text,
  email: text,
  appointment: shape.nullable(
    shape.object({
      startsAt: shape.string(),
      timeZone: shape.string(),
      place: shape.string(),
      isConfirmed: shape.boolean(),
      expectedArrival: text,
    }),
  ),
  messages: shape.array(
    shape.object({
      id: shape.string(),
      body: shape.string(),
      author: shape.string(),
      fromCustomer: shape.boolean(),
      at: shape.string(),
      fileCount: shape.number(),
    }),
  ),
  hasPacket: shape.boolean(),
  documents: shape.array(shape.object({ id: shape.string(), kind: shape.string(), name: shape.string() })),
});

export type LinkedOrder = shape.Output<typeof linkedOrderSchema>;
