import { gql } from "postgraphile/utils";
import { computedFields } from "#graphql/computed-fields.ts";
import { readInvoiceProofs } from "#modules/documents/content/proof/read-line-proofs.ts";

/** What each line of an invoice rests on. */
export const lineProofsPlugin = computedFields(
  gql`
    "A link between a line of an invoice and why it was due."
    enum ProofLink {
      calibration
      reason
      source
      operation
      readiness
      attempt
      tool
      technician
      preScan
      inProcessScan
      postScan
      alignment
      transport
      certificate
    }
    type Proof {
      link: ProofLink!
      "In the words of those who wrote it: a name, a quote, a number."
      value: String!
      "When it was done."
      at: Datetime
      "Where it can be read."
      fileId: UUID
      page: Int
    }
    type LineProof {
      lineItemId: UUID!
      proofs: [Proof!]!
      "What should be there and is not."
      missing: [ProofLink!]!
    }
    extend type Invoice {
      "Why every dollar was due, line by line in their order: for staff, null for others and for an invoice of no order."
      lineProofs: [LineProof!]
    }
  `,
  { Invoice: { lineProofs: readInvoiceProofs } },
);
