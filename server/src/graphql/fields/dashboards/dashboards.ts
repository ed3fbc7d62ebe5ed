/** The figures of the two dashboards: counted by the database with the caller's rights. */
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { constant, each, lambda, SafeError } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { adminDashboard } from "#modules/dashboards/admin-dashboard.ts";
import { readBillingFigures } from "#modules/billing/reports/read-billing-figures.ts";
import { customerDashboard } from "#modules/dashboards/customer-dashboard.ts";
import { todaysAppointments } from "#modules/dashboards/todays-appointments.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const longestSpan = 366;

const typeDefs = gql`
  type StatusCount {
    key: String!
    statusName: String!
    category: String!
    count: Int!
    late: Int!
  }
  type IntakeDay {
    day: Date!
    dropOff: Int!
    pickup: Int!
    tow: Int!
    mobile: Int!
  }
  "The office's figures over the last so many days; each …Before is the equal span before. Money is null for technicians."
  type AdminDashboard {
    openOrders: Int!
    lateOrders: Int!
    createdOrders: Int!
    createdOrdersBefore: Int!
    releasedOrders: Int!
    releasedOrdersBefore: Int!
    medianKeysToKeysHours: Float
    medianKeysToKeysHoursBefore: Float
    releasedNotInvoiced: Int!
    revenueCents: Int
    revenueCentsBefore: Int
    receivableCents: Int
    overdueCents: Int
    appointmentRequests: Int!
    "Unhandled alerts but for those of late orders, which are told by themselves; null for technicians."
    alertsToHandle: Int
    statuses: [StatusCount!]!
    days: [IntakeDay!]!
  }
  "The office's money over the last so many days, in cents; each …Before is the equal span before."
  type BillingFigures {
    "Payments that were not reversed."
    collectedCents: Float!
    collectedCentsBefore: Float!
    "Approved or declined."
    decidedEstimates: Int!
    approvedEstimates: Int!
    decidedEstimatesBefore: Int!
    approvedEstimatesBefore: Int!
    averageEstimateCents: Float
    "From sending to the decision."
    medianDecisionHours: Float
    invoicedOrders: Int!
    "Before tax."
    averageOrderCents: Float
    revenueCents: Float!
    marginCents: Float!
  }
  type CustomerMonth {
    month: String!
    orders: Int!
    spendCents: Int!
  }
  type CustomerDashboard {
    openOrders: Int!
    openVehicles: Int!
    "Issued in the last 30 days, the newest of each."
    documentsReady: Int!
    awaitingApproval: Int!
    informationNeeded: Int!
    readyForPickup: Int!
    averageTurnaroundHours: Float
    spendThisMonthCents: Int!
    openBalanceCents: Int!
    payableInvoices: Int!
    overdueInvoices: Int!
    months: [CustomerMonth!]!
  }
  extend type Query {
    adminDashboard(days: Int! = 30): AdminDashboard
    "For admins."
    billingFigures(days: Int! = 30): BillingFigures
    customerDashboard: CustomerDashboard
    "Of today by each facility's clock, the first of the day first, at most 100. For staff."
    todaysAppointments: [Appointment]
  }
`;

export const dashboardsPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  const appointments = resource(build, "appointments");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          adminDashboard(_$root, args) {
            const $days = lambda(args.getRaw("days"), boundedSpan);
            return readForEach(executor, $days, forStaff(adminDashboard));
          },
          billingFigures(_$root, args) {
            const $days = lambda(args.getRaw("days"), boundedSpan);
            return readForEach(executor, $days, oneByOne(readBillingFigures));
          },
          customerDashboard: () => readForEach(executor, constant(null), oneByOne(customerDashboard)),
          todaysAppointments: () =>
            each(readForEach(executor, constant(null), oneByOne(todaysAppointments)), ($id) =>
              appointments.get({ id: $id }),
            ),
        },
      },
    },
  };
});

function boundedSpan(days: unknown): number {
  if (typeof days === "number" && days >= 1 && days <= longestSpan) return days;
  throw new SafeError(`"days" must be a number from 1 to ${longestSpan}`, { code: "validation-failed" });
}

type Read<Key, Answer> = (key: Key, tx: Transaction) => Promise<Answer>;

const oneByOne =
  <Key, Answer>(read: Read<Key, Answer>) =>
  async (keys: readonly Key[], tx: Transaction): Promise<Answer[]> => {
    const answers: Answer[] = [];
    for (const key of keys) answers.push(await read(key, tx));
    return answers;
  };

const forStaff = <Key, Answer>(read: Read<Key, Answer>) =>
  oneByOne<Key, Answer>((key, tx) => {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    return read(key, tx);
  });
