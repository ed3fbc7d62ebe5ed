/** The list of orders: a page, the board, the calendar, and how many each view holds; counting stops at ten thousand. */
import { each, get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { countOrderViews } from "#modules/orders/list/count-order-views.ts";
import { readOrderBoard } from "#modules/orders/list/read-order-board.ts";
import { readOrderCalendar } from "#modules/orders/list/read-order-calendar.ts";
import { readOrderPage } from "#modules/orders/list/read-order-page.ts";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  "All of it narrows; days are those of the shop, both ends included."
  input OrderFilter {
    "These orders and no others; at most 100."
    ids: [UUID!]
    "open, late, new, approval, shop, hold, out or all."
    view: String
    "In numbers, VIN, vehicle and customer. One or two letters alone find what begins with them."
    search: String
    "A key."
    status: String
    category: String
    "Any of these keys."
    statuses: [String!]
    "None of these keys."
    notStatuses: [String!]
    "Any of these categories."
    categories: [String!]
    "With an approved estimate; leave it out for all."
    isApproved: Boolean
    customer: UUID
    "For staff."
    customerKind: String
    facility: UUID
    "An id, or none."
    technician: String
    "In this technician's hands: assigned to them and between approval and release, or booked for them, whatever its status."
    worker: UUID
    intake: String
    calibration: String
    "noEstimate, estimateSent, estimateApproved, invoiceDraft, unpaid or paid."
    billing: String
    "late, hold, noPo, notInvoiced, noDay."
    only: [String!]
    createdFrom: Date
    createdTo: Date
    dueFrom: Date
    dueTo: Date
    "What happened to them from one day to another, at most 366: checkedIn, held, calibrated, released, approved, scheduled or invoiced. For staff, as all that follows."
    milestone: String
    milestoneFrom: Date
    milestoneTo: Date
    "What the dashboards count them as: of those checked in everHeld, notReady or comeback; of those calibrated firstAttempt; of those released onTime, afterPromise, documented, undocumented or timed."
    outcome: String
    "Of those held. With milestone calibrated, calibration asks for what was calibrated in these days."
    holdReason: String
    "City and state, as the chart of pickups names it."
    pickupPlace: String
  }
  type OrderPage {
    "At most 10,000."
    totalCount: Int!
    "There are more than were counted."
    isMore: Boolean!
    orders: [ServiceOrder]!
  }
  type OrderViewCount {
    view: String!
    count: Int!
    isMore: Boolean!
  }
  type OrderBoardStatus {
    status: ServiceOrderStatus
    count: Int!
    isMore: Boolean!
  }
  type OrderBoardColumn {
    category: String!
    count: Int!
    isMore: Boolean!
    "What its orders amount to, in cents; told to admins."
    sumCents: Float
    statuses: [OrderBoardStatus!]!
    "The newest, 50 unless asked otherwise, at most 200."
    orders: [ServiceOrder]!
  }
  type OrderCalendarEntry {
    "appointment, or promised where none is ahead."
    kind: String!
    at: Datetime!
    "Whose clock says the day."
    timeZone: String!
    order: ServiceOrder
  }
  type OrderCalendarDay {
    day: Date!
    count: Int!
    entries: [OrderCalendarEntry!]!
  }
  type OrderCalendar {
    "Of the base facility."
    timeZone: String!
    "Those with orders."
    days: [OrderCalendarDay!]!
    "There are more than were looked at."
    isMore: Boolean!
    "Orders with neither appointment nor promise, counted to 1,000."
    undated: Int!
    isMoreUndated: Boolean!
  }
  extend type Query {
    "A field's name, with a minus for the other direction: createdAt, internalOrderNumber, statusChangedAt, statusDueAt, estimatedCompletionDate, promisedAt, poNumber, invoiceNumber."
    orderPage(filter: OrderFilter, sort: String, first: Int, offset: Int): OrderPage
    orderViewCounts(filter: OrderFilter): [OrderViewCount!]
    orderBoard(filter: OrderFilter, first: Int): [OrderBoardColumn!]
    "At most 42 days, with the first 50 orders of each unless asked otherwise, at most 200."
    orderCalendar(filter: OrderFilter, from: Date!, to: Date!, first: Int): OrderCalendar
  }
`;

type WithIds = Step<{ ids: readonly string[] }>;

export const orderListsPlugin = extendSchema((build) => {
  const [orders, statuses] = [resource(build, "service_orders"), resource(build, "service_order_statuses")];
  const { executor } = orders;
  const rows = ($listed: WithIds) => each(get($listed, "ids"), ($id) => orders.get({ id: $id }));
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          orderPage: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["filter", "sort", "first", "offset"]), oneByOne(readOrderPage)),
          orderViewCounts: (_$root: Step, args: Args) =>
            readForEach(executor, args.getRaw("filter"), oneByOne(countOrderViews)),
          orderBoard: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["filter", "first"]), oneByOne(readOrderBoard)),
          orderCalendar: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["filter", "from", "to", "first"]), oneByOne(readOrderCalendar)),
        },
      },
      OrderPage: { plans: { orders: rows } },
      OrderBoardColumn: { plans: { orders: rows } },
      OrderCalendarEntry: {
        plans: { order: ($entry: Step<{ id: string }>) => orders.get({ id: get($entry, "id") }) },
      },
      OrderBoardStatus: {
        plans: { status: ($counted: Step<{ statusId: string }>) => statuses.get({ id: get($counted, "statusId") }) },
      },
    },
  };
});
