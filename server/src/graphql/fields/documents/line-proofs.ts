import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";
import { readInvoiceProof } from "#modules/documents/content/proof/read-line-proofs.ts";

const typeDefs = gql`
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
  extend type Query {
    "Why every dollar of an invoice was due, line by line in their order: for staff who see what is charged; null for others and for an invoice of no order."
    lineProofs(invoiceId: UUID!): [LineProof!]
  }
`;

/** What each line of an invoice rests on. Of one invoice: the papers of its order are read anew for it. */
export const lineProofsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "invoices");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          lineProofs: (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
            readForEach(executor, args.getRaw("invoiceId"), (ids, tx) =>
              Promise.all(ids.map((id) => readInvoiceProof(String(id), tx))),
            ),
        },
      },
    },
  };
});
