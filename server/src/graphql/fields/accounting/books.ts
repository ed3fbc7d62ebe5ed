/** What is in the shop's books, and what would be. */
import type { Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";
import { readAccountingStates } from "#modules/accounting/jobs/read-accounting-states.ts";
import { readQboOverview } from "#modules/accounting/jobs/read-overview.ts";
import { readDryRun } from "#modules/accounting/push/read-dry-run.ts";
import type { PgSelectSingleStep } from "postgraphile/@dataplan/pg";

const typeDefs = gql`
  enum AccountingState {
    "It does not belong in the books, or there are none."
    off
    "It is to be sent, or changed there."
    waiting
    synced
    "Only a person can help."
    failed
    "Both sides say something different."
    conflict
  }
  enum QboDryRunAction {
    create
    update
    "A record there has its name: it is taken when it is the same."
    link
    "It is there as it is here."
    nothing
    blocked
  }
  type QboDryRunCount {
    "Customer, Item, Estimate, Invoice, Payment."
    entity: String!
    action: QboDryRunAction!
    count: Int!
  }
  type QboDryRunRow {
    entity: String!
    localId: UUID!
    label: String!
    action: QboDryRunAction!
    "Why it is blocked."
    problem: String
    "In QuickBooks' own words, where it failed before."
    detail: String!
    "Under QuickBooks' names, amounts in cents; null for what is not sent."
    payload: JSON
  }
  type QboDryRun {
    counts: [QboDryRunCount!]!
    totalCount: Int!
    "In the order in which they are sent."
    rows: [QboDryRunRow!]!
    hasNextPage: Boolean!
    "Where the next page starts."
    endCursor: String
  }
  type QboEntityOverview {
    "Customer, Item, Estimate, Invoice, Payment."
    entity: String!
    "Records that are there."
    synced: Int!
    "Jobs that wait or are under way."
    pending: Int!
    failed: Int!
    "Jobs that wait for a person's yes."
    unconfirmed: Int!
    conflicts: Int!
    lastSyncedAt: Datetime
  }
  extend type Invoice {
    "How far it is in the books; null for everybody but admins."
    accountingState: AccountingState
  }
  extend type Query {
    "For admins: what would be sent, and how it would look there. Sends nothing. At most 100 rows."
    qboDryRun(connectionId: UUID!, first: Int, after: String): QboDryRun
    "For admins: how far each kind of record is, of the shop's connection or of another. Empty without one."
    qboOverview(connectionId: UUID): [QboEntityOverview!]
  }
`;

export const booksPlugin = extendSchema((build) => {
  const { executor } = resource(build, "invoices");
  return {
    typeDefs,
    objects: {
      Invoice: {
        plans: {
          accountingState: ($invoice: PgSelectSingleStep) =>
            readForEach(executor, $invoice.get("id"), readAccountingStates),
        },
      },
      Query: {
        plans: {
          qboDryRun: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["connectionId", "first", "after"]), oneByOne(readDryRun)),
          qboOverview: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["connectionId"]), oneByOne(readQboOverview)),
        },
      },
    },
  };
});
