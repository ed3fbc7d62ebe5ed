import * as shape from "@boresight/domain/base/shape";

/** What the public page reads of a document. */
export const verifiedDocumentSchema = shape.object({
  type: shape.string(),
  number: shape.string(),
  revision: shape.number(),
  state: shape.string(),
  issuedAt: shape.string(),
  shop: shape.string(),
  issuer: shape.nullable(shape.string()),
  vehicle: shape.object({
    year: shape.nullable(shape.number()),
    make: shape.nullable(shape.string()),
    model: shape.nullable(shape.string()),
    vinEnd: shape.nullable(shape.string()),
  }),
  sha256: shape.nullable(shape.string()),
  packetHashes: shape.array(shape.string()),
  supersededBy: shape.nullable(shape.object({ number: shape.string(), issuedAt: shape.string() })),
  revokedAt: shape.nullable(shape.string()),
});

export type VerifiedDocument = shape.Output<typeof verifiedDocumentSchema>;
