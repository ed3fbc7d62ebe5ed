/** The figures of the two dashboards: counted by the database with the caller's rights. */
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { constant, each } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { adminDashboard } from "#modules/dashboards/admin-dashboard.ts";
import { customerDashboard } from "#modules/dashboards/customer-dashboard.ts";
import { todaysAppointments } from "#modules/dashboards/todays-appointments.ts";
import { readUnreadOrders } from "#modules/orders/messages/read-unread-messages.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { oneByOne, resource } from "#graphql/resource.ts";
import { readForEach, reportForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  type StatusCount {
    key: String!
    statusName: String!
    category: String!
    count: Int!
    late: Int!
  }
  "What staff have to do now."
  type AdminDashboard {
    openOrders: Int!
    lateOrders: Int!
    releasedNotInvoiced: Int!
    appointmentRequests: Int!
    "Unhandled alerts but for those of late orders, which are told by themselves; null for technicians."
    alertsToHandle: Int
    statuses: [StatusCount!]!
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
    "For staff."
    adminDashboard: AdminDashboard
    customerDashboard: CustomerDashboard
    "Of today by each facility's clock, the first of the day first, at most 100. For staff."
    todaysAppointments: [Appointment]
    "With messages that the caller should still read, the latest first, at most 50."
    unreadOrders: [ServiceOrder]
  }
`;

export const dashboardsPlugin = extendSchema((build) => {
  const orders = resource(build, "service_orders");
  const { executor } = orders;
  const appointments = resource(build, "appointments");
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          adminDashboard: () => reportForEach(executor, constant(null), forStaff(adminDashboard)),
          customerDashboard: () => reportForEach(executor, constant(null), oneByOne(customerDashboard)),
          todaysAppointments: () =>
            each(readForEach(executor, constant(null), oneByOne(todaysAppointments)), ($id) =>
              appointments.get({ id: $id }),
            ),
          unreadOrders: () =>
            each(readForEach(executor, constant(null), oneByOne(readUnreadOrders)), ($id) => orders.get({ id: $id })),
        },
      },
    },
  };
});

type Read<Key, Answer> = (key: Key, tx: Transaction) => Promise<Answer>;

const forStaff = <Key, Answer>(read: Read<Key, Answer>) =>
  oneByOne<Key, Answer>((key, tx) => {
    if (!isStaff(tx.caller.role)) throw fail("permission-error");
    return read(key, tx);
  });
