/** What payers ask for, and what orders and estimates have of it. */
import { each, get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readCapFindings } from "#modules/billing/payers/read-cap-findings.ts";
import { readPayerChecks } from "#modules/billing/payers/read-payer-checks.ts";
import { readTouchedOrders } from "#modules/billing/payers/read-touched-orders.ts";
import { computedFields } from "#graphql/computed-fields.ts";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

export const payerChecksPlugin = computedFields(
  gql`
    type PayerLineCode {
      "Of a line item type."
      typeKey: String!
      code: String!
    }
    "Which version of a payer's rules an order is checked against."
    type PayerRuleInForce {
      id: UUID!
      number: Int!
      "Whether somebody here has checked it against its source. One that is not only informs."
      isVerified: Boolean!
      validFrom: Date!
      validTo: Date
      sourceTitle: String!
      sourceUrl: String
      "When the source was read."
      sourceOn: Date!
      "withInvoice, email, portal or onRequest."
      sendingChannel: String!
      sendingTo: String!
      retentionMonths: Int
      lineCodes: [PayerLineCode!]!
      "Verified rules of the same day that stand back, because payers were merged."
      otherNumbers: [Int!]!
    }
    type PayerEvidence {
      "Of the catalog of demands."
      demand: String!
      "Null: it is of the order, not of a calibration."
      calibrationId: UUID
      calibration: String
      fileId: UUID
      fileName: String
      "Null: the whole file, or no file."
      page: Int
      "What stands in the field; null: the file itself is the proof."
      value: String
    }
    type MissingEvidence {
      demand: String!
      "codesRemain, doesNotCount, empty, noApprovedEstimate, noPassedAttempt, notInDate, notRead, notRecorded or notThere."
      lack: String!
      calibrationId: UUID
      calibration: String
      "How many more there must be."
      count: Int!
      "Where on the order it is filled in: documents, estimates, numbers, tasks, vehicle or work."
      place: String!
    }
    type PayerCheck {
      "Null: none was chosen."
      payerId: UUID
      payerName: String
      "The payer that the insurer's name means; null where it is not clear, or one was chosen."
      offeredId: UUID
      offeredName: String
      "By which the rule is chosen: when the vehicle came in, until then when the order was opened."
      day: Date!
      "Null: nothing is known of what the payer asks for."
      rule: PayerRuleInForce
      isComplete: Boolean!
      evidence: [PayerEvidence!]!
      missing: [MissingEvidence!]!
      "When somebody gave the packet to the payer, through its portal or because it was asked for."
      packetSentAt: Datetime
      "Their name."
      packetSentBy: String
    }
    enum PayerCapKind {
      price
      count
      included
      "The cap is in another currency."
      notComparable
    }
    type PayerCapFinding {
      kind: PayerCapKind!
      "Of the rule."
      isVerified: Boolean!
      lineIds: [UUID!]!
      unitPriceCents: Int
      capCents: Int
      "In thousandths."
      count: Int
      capCount: Int
      currency: String
    }
    extend type ServiceOrder {
      "For staff; null for others."
      payerCheck: PayerCheck
    }
    extend type Estimate {
      "What is above what its payer pays: for admins and the office; null for others."
      payerCaps: [PayerCapFinding!]
    }
  `,
  { ServiceOrder: { payerCheck: readPayerChecks }, Estimate: { payerCaps: readCapFindings } },
);

export const touchedOrdersPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  return {
    typeDefs: gql`
      type TouchedOrders {
        "At most 10,000."
        totalCount: Int!
        "There are more than were counted."
        isMore: Boolean!
        serviceOrders: [ServiceOrder]!
      }
      extend type Query {
        "For admins and the office: the orders that are not invoiced yet and that this version of a payer's rules touches."
        ordersOfPayerRule(rule: UUID!, first: Int, offset: Int): TouchedOrders
      }
    `,
    objects: {
      Query: {
        plans: {
          ordersOfPayerRule: (_$root: Step, args: Args) =>
            readForEach(orders.executor, askedBy(args, ["rule", "first", "offset"]), oneByOne(readTouchedOrders)),
        },
      },
      TouchedOrders: {
        plans: {
          serviceOrders: ($page: Step<{ ids: readonly string[] }>) =>
            each(get($page, "ids"), ($id) => orders.get({ id: $id })),
        },
      },
    },
  };
});
