/** What a customer owes, and the course of their account. */
import { get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readAccountStatement } from "#modules/billing/statements/read-account-statement.ts";
import { readStatement } from "#modules/billing/statements/read-statement.ts";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  type StatementInvoice {
    id: UUID!
    number: String!
    "Null for an opening invoice."
    orderNumber: String
    poNumber: String
    issueDate: Date!
    dueDate: Date
    totalCents: Int!
    paidCents: Int!
    balanceCents: Int!
    "What of the balance stands open only while a dispute about its payment by card is not decided."
    contestedCents: Int!
    "notDue, 0-30, 31-60, 61-90, 90+: days since it was due."
    bucket: String!
  }
  type StatementPayment {
    id: UUID!
    receivedOn: Date!
    method: String!
    reference: String!
    amountCents: Int!
    "What of it went back to the card."
    returnedCents: Int!
    isReversed: Boolean!
  }
  type CustomerStatement {
    customerId: UUID!
    asOf: Date!
    notDueCents: Float!
    to30Cents: Float!
    to60Cents: Float!
    to90Cents: Float!
    over90Cents: Float!
    "Without what is in dispute, as the sums by age."
    totalCents: Float!
    contestedCents: Float!
    "What was paid ahead or too much."
    creditCents: Float!
    rewardCents: Float!
    "Open ones, those due first first; at most 1,000."
    invoices: [StatementInvoice!]!
    "The latest 100."
    payments: [StatementPayment!]!
  }
  enum AccountEntryKind {
    invoice
    void
    payment
    reversal
    refund
    adjustment
    creditMemo
  }
  type AccountEntry {
    "Different for each entry of a statement."
    key: String!
    day: Date!
    kind: AccountEntryKind!
    "An invoice's number, or the reference of a payment."
    reference: String
    orderNumber: String
    "The customer's own number of the order."
    repairOrderNumber: String
    serviceOrderId: UUID
    method: String
    "In cents; below zero it was paid."
    amountCents: Float!
    "After this entry."
    balanceCents: Float!
  }
  "What was charged and paid in a period; the closing balance is the opening one with both."
  type AccountStatement {
    customer: Customer
    from: Date!
    to: Date!
    openingCents: Float!
    "Invoices, less void ones."
    chargedCents: Float!
    "Payments, less what was reversed or given back."
    paidCents: Float!
    closingCents: Float!
    "The first 1,000."
    entries: [AccountEntry!]!
    isMore: Boolean!
  }
  extend type Query {
    "An admin's of any customer; a customer's own without an id."
    statement(customerId: UUID): CustomerStatement
    "The account in these days, both included: an admin's of any customer; a customer's own without an id."
    accountStatement(customerId: UUID, from: Date!, to: Date!): AccountStatement
  }
`;

export const statementsPlugin = extendSchema((build) => {
  const customers = resource(build, "customers");
  const { executor } = customers;
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          statement: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["customerId"]), oneByOne(readStatement)),
          accountStatement: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["customerId", "from", "to"]), oneByOne(readAccountStatement)),
        },
      },
      AccountStatement: {
        plans: {
          customer: ($statement: Step<{ customerId: string }>) => customers.get({ id: get($statement, "customerId") }),
        },
      },
    },
  };
});
