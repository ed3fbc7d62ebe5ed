import { calibratedSystems, systemOf } from "@boresight/domain/calibrations/calibration-system";
import { isStaff } from "@boresight/domain/accounts/roles";
import type { EstimateLine } from "@boresight/domain/intake/reading/estimate-document";
import type { PaperLine } from "@boresight/domain/intake/estimate-supplement";
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { resource } from "#graphql/resource.ts";
import { readForEach, type ReadingTransaction } from "#graphql/verbs/run-verb.ts";
import { reviewOrder } from "#modules/documents/content/order/review-order.ts";

const typeDefs = gql`
  type EstimateReviewRow {
    "missing: required and not written. ifFitted: the same, if the vehicle has the system. unnamed: a calibration is written, but not of what. agreed, notRequired."
    outcome: String!
    "Of the catalog; null for an unnamed calibration."
    typeKey: String
    name: String
    "The repair that calls for it, in words; empty for scans."
    reason: String
    "The line that speaks of the repair."
    line: String
    page: Int
    fileId: UUID
    "Whether the last supplement brought it."
    isNew: Boolean!
    "The system it calibrates; null for a scan and for an unnamed calibration."
    system: CalibratedSystem
    "What says that the vehicle has the system; null where nothing does."
    fittedBy: SystemSource
    "The line of the paper or the decoder's feature."
    fittedQuote: String
    source: String
    "False for a starter rule that nobody has checked."
    isVerified: Boolean!
    "By the customer's price list."
    priceCents: Int
    "The lines of the estimate that hold it."
    written: [String!]!
  }
  type ChangedEstimateLine {
    line: String!
    page: Int!
    fileId: UUID!
  }
  type EstimateReview {
    vehicleId: UUID!
    "The paper whose lines are reviewed; null where none has been read."
    fileId: UUID
    rows: [EstimateReviewRow!]!
    "What the missing work is worth; null where a price is not known."
    worthCents: Int
    "Of the last supplement; null where it does not number itself, or there is none."
    supplementNumber: Int
    added: [ChangedEstimateLine!]!
    removed: [ChangedEstimateLine!]!
  }
  extend type Query {
    "What the estimate of an order leaves out: for staff; null for an order that the caller does not see."
    estimateReview(serviceOrderId: UUID!): EstimateReview
  }
`;

async function readReview(orderId: string, { caller, system, now }: ReadingTransaction) {
  if (!isStaff(caller.role)) return null;
  const seen = await caller.maybe({ text: "select id from app.service_orders where id = $1", values: [orderId] });
  if (!seen) return null;
  const { rows, changes, ...review } = await reviewOrder(orderId, { rights: system, now });
  return {
    ...review,
    rows: rows.map(({ outcome, required, lines, typeKey }) => ({
      outcome,
      typeKey,
      ...(required && {
        name: required.name,
        reason: required.reason,
        line: required.mention?.line,
        page: required.mention?.page,
        fileId: required.mention?.fileId,
        system: systemIn(required.typeKey),
        ...(required.known?.isFitted && { fittedBy: required.known.source, fittedQuote: required.known.quote }),
        source: required.source,
        priceCents: required.priceCents,
      }),
      isNew: required?.mention?.isNew ?? false,
      isVerified: required?.isVerified ?? true,
      written: lines.map(quoteOfLine),
    })),
    supplementNumber: changes?.number ?? null,
    added: (changes?.added ?? []).map(changedLine),
    removed: (changes?.removed ?? []).map(changedLine),
  };
}

/** Scans are of the whole vehicle. */
const systemIn = (typeKey: string): string | null => calibratedSystems.find((one) => one === systemOf(typeKey)) ?? null;
const quoteOfLine = ({ quote }: EstimateLine): string => quote;
const changedLine = ({ line, fileId }: PaperLine) => ({ line: line.quote, page: line.page, fileId });

export const estimateReviewPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          estimateReview: (_$root: Step, args: { getRaw: (name: string) => Step<unknown> }) =>
            readForEach(executor, args.getRaw("serviceOrderId"), (ids, tx) =>
              Promise.all(ids.map((id) => readReview(String(id), tx))),
            ),
        },
      },
    },
  };
});
