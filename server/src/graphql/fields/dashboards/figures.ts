/** The figures and charts of dashboards, narrowed to days, a facility and a kind of customers: counted by the database with the caller's rights. */
import { fail } from "@boresight/domain/base/errors";
import { isStaff } from "@boresight/domain/accounts/roles";
import { customerKinds } from "@boresight/domain/customers/customer-kind";
import { constant, each, get, lambda, SafeError, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import type { FigureFilter } from "#modules/dashboards/figures/figure-span.ts";
import { readMoneyCharts } from "#modules/dashboards/figures/read-money-charts.ts";
import { readMoneyFigures } from "#modules/dashboards/figures/read-money-figures.ts";
import { readTechnicianFigures } from "#modules/dashboards/figures/read-technician-figures.ts";
import { readWorkCharts } from "#modules/dashboards/figures/read-work-charts.ts";
import { readWorkFigures } from "#modules/dashboards/figures/read-work-figures.ts";
import { findFreeSlots } from "#modules/schedule/slots/find-free-slots.ts";
import type { Transaction } from "#platform/database/transaction.ts";
import { oneByOne, type Args, resource } from "#graphql/resource.ts";
import { reportForEach } from "#graphql/verbs/run-verb.ts";

const longestSpan = 366;

const typeDefs = gql`
  "Days are those of the shop; at most ${String(longestSpan)} of them."
  input FigureFilter {
    "The last so many; 30 unless said otherwise."
    days: Int
    "Instead of the last days, with to: both included."
    from: Date
    to: Date
    facility: UUID
    customerKind: String
  }
  "A figure of handbook section 20. Shares are from 0 to 1, times in hours, amounts in cents; null is what nothing says."
  type ShopFigure {
    key: String!
    value: Float
    "Of the equal span before; null for what is told of now alone."
    before: Float
    "The 90th percentile of a time, the amount or the number of orders of a share."
    beside: Float
    "By day, or by several days in long spans."
    steps: [Float]!
  }
  type IntakeDay {
    day: Date!
    dropOff: Int!
    pickup: Int!
    tow: Int!
    mobile: Int!
  }
  type WorkFigures {
    from: Date!
    to: Date!
    figures: [ShopFigure!]!
    "Open orders now."
    statuses: [StatusCount!]!
    "New orders by intake method."
    days: [IntakeDay!]!
  }
  "What is owed now, by days since it was due."
  type OwedCents {
    notDueCents: Float!
    to30Cents: Float!
    to60Cents: Float!
    to90Cents: Float!
    over90Cents: Float!
    totalCents: Float!
  }
  type MoneyFigures {
    from: Date!
    to: Date!
    figures: [ShopFigure!]!
    owed: OwedCents!
  }
  type CalibrationCount {
    key: String!
    name: String!
    "With a final result."
    count: Int!
    "Of them passed at the first attempt."
    first: Int!
  }
  type HoldCount {
    reasonKey: String!
    "Orders that were held for it."
    count: Int!
  }
  type PickupPlace {
    name: String!
    count: Int!
    "In the middle of its addresses; null while none of them was located."
    latitude: Float
    longitude: Float
  }
  type NotReadyCustomer {
    customerId: UUID!
    name: String!
    "Held within two hours of their check-in."
    count: Int!
    checkedIn: Int!
  }
  type TechnicianLoad {
    technicianId: UUID!
    name: String!
    "From 1, Monday."
    weekday: Int!
    bookedMinutes: Float!
    availableMinutes: Float!
  }
  type WorkCharts {
    calibrations: [CalibrationCount!]!
    holds: [HoldCount!]!
    "Where vehicles were to be picked up or towed from, the most first."
    pickups: [PickupPlace!]!
    notReady: [NotReadyCustomer!]!
    load: [TechnicianLoad!]!
  }
  type RevenueStep {
    day: Date!
    cents: Float!
    "The same days a year earlier."
    yearBeforeCents: Float!
  }
  type TopCustomer {
    customerId: UUID!
    name: String!
    cents: Float!
    orders: Int!
  }
  "Ordered every month, and not for 45 days."
  type DormantCustomer {
    customerId: UUID!
    name: String!
    lastOrderAt: Datetime!
  }
  type MoneyCharts {
    revenue: [RevenueStep!]!
    topCustomers: [TopCustomer!]!
    dormantCustomers: [DormantCustomer!]!
  }
  "A technician's own figures of 90 days, their open tasks, and the equipment that is due where they work."
  type TechnicianFigures {
    calibrations: Int!
    passedFirst: Int!
    calibrationsBefore: Int!
    passedFirstBefore: Int!
    tasks: [OrderTask]!
    equipmentDue: [Equipment]!
  }
  extend type Query {
    "For staff."
    workFigures(filter: FigureFilter): WorkFigures
    workCharts(filter: FigureFilter): WorkCharts
    "For admins."
    moneyFigures(filter: FigureFilter): MoneyFigures
    moneyCharts(filter: FigureFilter): MoneyCharts
    "Until the first free hour in a bay; null when there is none within 60 days. For staff."
    firstFreeHours(facility: UUID): Float
    "For technicians."
    technicianFigures: TechnicianFigures
  }
`;

type Ids = Step<{ taskIds: readonly string[]; equipmentIds: readonly string[] }>;

export const figuresPlugin = extendSchema((build) => {
  const { executor } = resource(build, "service_orders");
  const [tasks, equipment] = [resource(build, "order_tasks"), resource(build, "equipment")];
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          workFigures: (_$root: Step, args: Args) => reportForEach(executor, asked(args), oneByOne(readWorkFigures)),
          workCharts: (_$root: Step, args: Args) => reportForEach(executor, asked(args), oneByOne(readWorkCharts)),
          moneyFigures: (_$root: Step, args: Args) => reportForEach(executor, asked(args), oneByOne(readMoneyFigures)),
          moneyCharts: (_$root: Step, args: Args) => reportForEach(executor, asked(args), oneByOne(readMoneyCharts)),
          firstFreeHours: (_$root: Step, args: Args) =>
            reportForEach(executor, args.getRaw("facility"), oneByOne(firstFreeHours)),
          technicianFigures: () => reportForEach(executor, constant(null), oneByOne(readTechnicianFigures)),
        },
      },
      TechnicianFigures: {
        plans: {
          tasks: ($read: Ids) => each(get($read, "taskIds"), ($id) => tasks.get({ id: $id })),
          equipmentDue: ($read: Ids) => each(get($read, "equipmentIds"), ($id) => equipment.get({ id: $id })),
        },
      },
    },
  };
});

/** An hour of any work: what a bay must have for it is not asked. */
async function firstFreeHours(facility: unknown, tx: Transaction): Promise<number | null> {
  if (!isStaff(tx.caller.role)) throw fail("permission-error");
  const { slots } = await findFreeSlots(
    { minutes: 60, limit: 1, ...(facility ? { facilityIds: [facility] } : {}) },
    tx,
  );
  const [first] = slots;
  return first ? (Date.parse(first.startsAt) - tx.now.getTime()) / 3_600_000 : null;
}

const asked = (args: Args) => lambda(args.getRaw("filter"), boundedFilter);

const refuse = (message: string) => new SafeError(message, { code: "validation-failed" });

function boundedFilter(given: unknown): FigureFilter {
  const {
    days = null,
    from = null,
    to = null,
    facility = null,
    customerKind = null,
  } = (given ?? {}) as Partial<FigureFilter>;
  const length = from && to ? (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1 : (days ?? 30);
  if ((from === null) !== (to === null)) throw refuse('"from" and "to" belong together');
  if (!(length >= 1 && length <= longestSpan)) throw refuse(`The days must be from 1 to ${longestSpan}`);
  if (customerKind !== null && !customerKinds.some((kind) => kind === customerKind))
    throw refuse(`"customerKind" must be one of ${customerKinds.join(", ")}`);
  return { days: length, from, to, facility, customerKind };
}
