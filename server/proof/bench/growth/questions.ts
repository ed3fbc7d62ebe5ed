/** What screens ask, by the role that asks. */
import type { GrownShop } from "./fill-shop.ts";
import { detailQuery } from "../reads/queries.ts";

const userOf = {
  admin: "adminId",
  technician: "technicianId",
  "technician of one facility": "limitedTechnicianId",
  "technician without orders": "idleTechnicianId",
  "customer, 2,000 orders": "customerUserId",
  "customer, 10 orders": "smallCustomerUserId",
  "customer, a tenth of all": "chainUserId",
} as const satisfies Record<string, keyof GrownShop>;

export type Asker = keyof typeof userOf;

const roleOf = (asker: Asker) => asker.split(/[ ,]/)[0] ?? "";

export const headersOf = (asker: Asker, shop: GrownShop) => ({
  "x-hasura-role": roleOf(asker),
  "x-hasura-user-id": shop[userOf[asker]],
});

const askers = Object.keys(userOf) as readonly Asker[];
const staff = askers.filter((asker) => roleOf(asker) !== "customer");
const office: readonly Asker[] = ["admin"];
const customers = askers.filter((asker) => roleOf(asker) === "customer");
const billed = [...office, ...customers];

interface Asked {
  shop: GrownShop;
  size: number;
  asker: Asker;
}

export interface Question {
  what: string;
  askers: readonly Asker[];
  /** How much longer a million may take than a thousand. */
  most: number;
  ask: (asked: Asked) => { query: string; variables?: object };
}

const row = `id version internalOrderNumber repairOrderNumber poNumber calibrationType intakeMethod priority invoiceNumber
  invoiceTotal estimatedCompletionDate statusChangedAt statusDueAt createdAt status { id statusName category color icon }
  customer { id companyName firstName lastName } vehicle { id vehicleDescription vinNumber }
  appointments(first: 1, orderBy: STARTS_AT_DESC, filter: { status: { in: ["requested", "confirmed", "arrived"] } }) { nodes { id startsAt } }
  orderCalibrations(first: 20, orderBy: SORT_ORDER_ASC) { nodes { id lineItemType { id key name } } }
  facility { id facilityName } assignedTechnician { id displayName }`;

const page = `query ($filter: OrderFilter, $sort: String, $offset: Int) {
  orderPage(filter: $filter, sort: $sort, first: 25, offset: $offset) { totalCount isMore orders { ${row} } } }`;

const list = (filter: object, further: object = {}) => ({ query: page, variables: { filter, ...further } });
const found = (search: string) => list({ view: "all", search });

const board = `{ orderBoard(filter: { view: "open" }) { category count isMore sumCents statuses { count isMore status { id statusName } }
  orders { id internalOrderNumber statusDueAt status { id } customer { id companyName } vehicle { id vehicleDescription }
    assignedTechnician { id displayName } } } }`;

const dashboard = `query ($mine: OrderFilter!, $isTechnician: Boolean!) {
  adminDashboard { openOrders lateOrders releasedNotInvoiced appointmentRequests alertsToHandle statuses { key count late } }
  due: serviceOrders(first: 6, filter: { statusDueAt: { isNull: false } }, orderBy: STATUS_DUE_AT_ASC) { nodes { id statusDueAt } }
  mine: orderPage(first: 20, filter: $mine, sort: "statusDueAt") @include(if: $isTechnician) { totalCount orders { id } } }`;

const narrowed = `figures { key value before beside steps }`;
const workFigures = `{ workFigures { ${narrowed} statuses { key count late } days { day dropOff pickup tow mobile } } }`;
const workCharts = `{ workCharts { calibrations { key count first } holds { reasonKey count } pickups { name count }
    notReady { name count checkedIn } load { name weekday bookedMinutes availableMinutes } } }`;
const moneyFigures = `{ moneyFigures { ${narrowed} owed { totalCents } } }`;
const moneyCharts = `{ moneyCharts { revenue { day cents yearBeforeCents } topCustomers { name cents orders }
    dormantCustomers { name lastOrderAt } } }`;

const customerDashboard = `{ customerDashboard { openOrders awaitingApproval informationNeeded readyForPickup averageTurnaroundHours
    spendThisMonthCents openBalanceCents payableInvoices overdueInvoices months { month orders spendCents } }
  latest: serviceOrders(first: 1) { nodes { id } }
  waiting: orderPage(first: 20, filter: { statuses: ["approval", "info", "readyOut"] }, sort: "statusChangedAt") { orders { id } }
  missingPo: orderPage(first: 6, sort: "statusChangedAt", filter: { only: ["noPo"], isApproved: true,
    categories: ["intake", "ready", "onsite", "work", "hold", "done"] }) { orders { id } }
  open: orderPage(first: 6, sort: "-statusChangedAt", filter: { categories: ["intake", "ready", "onsite", "work", "hold", "done"] }) {
    totalCount orders { id internalOrderNumber } } }`;

const dayFrom = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10);
const calendar = `{ orderCalendar(from: "${dayFrom(-20)}", to: "${dayFrom(21)}") { isMore undated isMoreUndated
  days { day count entries { kind at order { id internalOrderNumber } } } } }`;

const money = `{ officeFigures { releasedNotInvoiced paymentsToday paymentsTodayCents unappliedCreditCents customersWithCredit } }`;

const vehicles = (
  search: string,
) => `{ vehicles(first: 25, orderBy: CREATED_AT_DESC, filter: { archivedAt: { isNull: true } ${search} }) {
  boundedCount { count isMore } nodes { id vehicleDescription vinNumber customer { id companyName }
    serviceOrders(first: 1, orderBy: CREATED_AT_DESC) { boundedCount { count isMore } nodes { id createdAt } } } } }`;
const people = (
  search: string,
) => `{ customers(first: 25, orderBy: COMPANY_NAME_ASC, filter: { status: { notEqualTo: "archived" } ${search} }) {
  boundedCount { count isMore } nodes { id companyName firstName lastName email
    serviceOrders(first: 1, orderBy: CREATED_AT_DESC) { totalCount nodes { id createdAt } }
    openOrders: serviceOrders(filter: { status: { category: { notIn: ["billing", "closed"] } } }) { totalCount } } } }`;
const having = (word: string) => `and: [{ searchText: { includes: "${word}" } }]`;
const invoices = (asked: string) =>
  `{ invoicePage(${asked} first: 25) { totalCount isMore invoices { id number status issueDate totalCents serviceOrder { id internalOrderNumber } } } }`;

const bar = `query ($orders: OrderFilter!, $people: CustomerFilter!, $cars: VehicleFilter!, $staff: Boolean!) {
  orderPage(first: 6, filter: $orders) { orders { id internalOrderNumber repairOrderNumber poNumber claimNumber
    invoiceNumber vehicle { id vehicleDescription vinNumber licensePlate } customer { id companyName firstName lastName }
    status { id statusName category color icon } } }
  customers(first: 4, filter: $people, orderBy: COMPANY_NAME_ASC) @include(if: $staff) { nodes { id companyName firstName lastName phone } }
  vehicles(first: 4, filter: $cars, orderBy: CREATED_AT_DESC) @include(if: $staff) { nodes { id vehicleDescription vinNumber licensePlate
    customer { id companyName firstName lastName } } } }`;

/** The search in the top bar: of all kinds that this role may see. */
const foundInBar = (words: readonly string[], asker: Asker) => {
  const filter = { and: words.map((word) => ({ searchText: { includes: word.toLowerCase() } })) };
  return {
    query: bar,
    variables: {
      orders: { view: "all", search: words.join(" ") },
      people: filter,
      cars: filter,
      staff: staff.includes(asker),
    },
  };
};

const near = `query ($search: String!, $staff: Boolean!) { nearHits(search: $search) {
  orders { id internalOrderNumber vehicle { id vehicleDescription vinNumber } customer { id companyName } status { id statusName } }
  customers @include(if: $staff) { id companyName firstName lastName phone }
  vehicles @include(if: $staff) { id vehicleDescription vinNumber customer { id companyName } } } }`;

/** What the bar asks when it finds little; the second and the third of the last characters are swapped. */
const nearInBar = (word: string, asker: Asker) => {
  const search = word.replace(/(.)(.)(?=.$)/, "$2$1");
  return { query: near, variables: { search, staff: staff.includes(asker) } };
};

const ofStaff = (query: string) => query.replaceAll(/lineItems \{ nodes \{[^}]*\} \}/g, "");

interface Asking {
  by?: readonly Asker[];
  most?: number;
}
const asks = (what: string, ask: Question["ask"], { by = askers, most = 1.5 }: Asking = {}): Question => ({
  what,
  ask,
  askers: by,
  most,
});

const last = (size: number) => Math.min(size, 10_000) - 25;

const lists: readonly Question[] = [
  asks("List, open", () => list({ view: "open" })),
  asks("List, open by urgency", () => list({ view: "open" }, { sort: "statusDueAt" })),
  asks("List, all", () => list({ view: "all" })),
  asks("List, late", () => list({ view: "late" })),
  asks("List, all by PO", () => list({ view: "all" }, { sort: "poNumber" })),
  asks("List, all by number", () => list({ view: "all" }, { sort: "-internalOrderNumber" })),
  asks("List, page 8", () => list({ view: "all" }, { offset: 175 })),
  asks("List, page 50", ({ size }) => list({ view: "all" }, { offset: size > 1000 ? 1225 : 175 }), {
    by: [...staff, "customer, a tenth of all"],
  }),
  asks("List, last counted page", ({ size }) => list({ view: "all" }, { offset: last(size) }), { by: staff }),
  asks("List of a technician", ({ shop }) => list({ view: "all", technician: shop.technicianId }), { by: staff }),
  asks("List of a customer", ({ shop }) => list({ view: "all", customer: shop.customerId }), { by: staff }),
  asks("List, not invoiced", () => list({ view: "all", only: ["notInvoiced"] })),
  asks("List by a calibration of none", () => list({ view: "all", calibration: "CAL-FRAD" })),
  asks("Board", () => ({ query: board })),
  asks("Counts on the views", () => ({ query: "{ orderViewCounts { view count isMore } }" })),
  asks("Detail", ({ shop, asker }) => ({
    query: staff.includes(asker) && asker !== "admin" ? ofStaff(detailQuery) : detailQuery,
    variables: { id: shop.orderId },
  })),
  asks("Calendar, six weeks", () => ({ query: calendar })),
];

const searches: readonly Question[] = [
  asks("Search by VIN", ({ shop }) => found(shop.vin)),
  asks("Search by the end of a VIN", ({ shop }) => found(shop.vin.slice(-6))),
  asks("Search by PO", ({ shop }) => found(shop.poNumber)),
  asks("Search by order number", ({ shop }) => found(shop.orderNumber)),
  asks("Search by company", ({ shop }) => found(shop.company)),
  asks("Search by surname", ({ shop }) => found(shop.surname)),
  asks("Search by a word in all", () => found("carla")),
  asks("Search by two words in all", () => found("carla toyota")),
  asks("Search by two letters in none", () => found("zq")),
  asks("Search by two letters in many", () => found("so")),
  asks("Search by one letter", () => found("z")),
  asks("Search by 120 letters", () => found("collision".repeat(13))),
  asks("Search by 500 letters", () => found("collision".repeat(56).slice(0, 500))),
  asks("Search by % and _", () => found("% _ %_%")),
  asks("Search for what is nowhere", () => found("nowhere-at-all")),
  asks("Search in the bar by VIN", ({ shop, asker }) => foundInBar([shop.vin], asker)),
  asks("Search in the bar by PO", ({ shop, asker }) => foundInBar([shop.poNumber.replaceAll("-", "")], asker)),
  asks("Search in the bar by two words", ({ asker }) => foundInBar(["carla", "toyota"], asker)),
  asks("Search in the bar for what is nowhere", ({ asker }) => foundInBar(["nowhereatall"], asker)),
  asks("Search for near words by company", ({ shop, asker }) => nearInBar(shop.company.split(" ")[0] ?? "", asker)),
  asks("Search for near words by a word in all", ({ asker }) => nearInBar("Toyota", asker)),
  asks("Search for near words by VIN", ({ shop, asker }) => nearInBar(shop.vin, asker)),
  asks("Search for near words by order number", ({ shop, asker }) => nearInBar(shop.orderNumber, asker)),
  asks("Search for near words by what is nowhere", ({ asker }) => nearInBar("nowhereatall", asker)),
];

const figures: readonly Question[] = [
  asks(
    "Dashboard, to do",
    ({ shop, asker }) => ({
      query: dashboard,
      variables: {
        isTechnician: asker !== "admin",
        mine: {
          technician: shop.technicianId,
          categories: ["ready", "onsite", "work", "hold", "done"],
          notStatuses: ["released", "noCal"],
        },
      },
    }),
    { by: staff, most: 2 },
  ),
  asks("Figures of the work, 30 days", () => ({ query: workFigures }), { by: staff, most: 2 }),
  asks("Charts of the work, 30 days", () => ({ query: workCharts }), { by: staff, most: 2 }),
  asks("Figures of the money, 30 days", () => ({ query: moneyFigures }), { by: office, most: 2 }),
  asks("Charts of the money, 30 days", () => ({ query: moneyCharts }), { by: office, most: 2 }),
  asks("Dashboard", () => ({ query: customerDashboard }), { by: customers, most: 2 }),
  asks(
    "Wallboard",
    () => ({ query: "{ wallboard { cards { internalOrderNumber vehicle customer technician bay } } }" }),
    { by: staff },
  ),
  asks("Billing dashboard", () => ({ query: money }), { by: office, most: 2 }),
  asks("Ageing", () => ({ query: "{ ageing { totalCents customers { name totalCents } } }" }), { by: office, most: 2 }),
];

const others: readonly Question[] = [
  asks(
    "Message on an order (a mutation)",
    ({ shop }) => ({
      query: "mutation ($input: PostOrderMessageInput!) { postOrderMessage(input: $input) { orderMessage { id } } }",
      variables: { input: { orderId: shop.changedOrderId, body: "Radar bracket is bent", isInternal: true } },
    }),
    { by: staff.filter((asker) => asker !== "technician without orders") },
  ),
  asks("Customers", () => ({ query: people("") }), { by: staff }),
  asks("Customers, search", ({ shop }) => ({ query: people(having(shop.company.toLowerCase().slice(0, 7))) }), {
    by: staff,
  }),
  asks("Vehicles", () => ({ query: vehicles("") })),
  asks("Vehicles, search", ({ shop }) => ({ query: vehicles(having(shop.vin.toLowerCase())) })),
  asks("Vehicles, bounded count", () => ({
    query: "{ vehicles(first: 25, orderBy: CREATED_AT_DESC) { boundedCount { count isMore } nodes { id } } }",
  })),
  asks("Invoices", () => ({ query: invoices("") }), { by: billed }),
  asks("Invoices, overdue", () => ({ query: invoices('filter: { overdue: true }, sort: "dueDate",') }), { by: billed }),
  asks("Invoices, search by company", ({ shop }) => ({ query: invoices(`filter: { search: "${shop.company}" },`) }), {
    by: billed,
  }),
  asks(
    "Invoices, bounded count",
    () => ({
      query: "{ invoices(first: 25, orderBy: CREATED_AT_DESC) { boundedCount { count isMore } nodes { id number } } }",
    }),
    { by: billed },
  ),
  // A plan that is right for a customer with 100,000 orders walks through everybody's for one with ten.
  asks("Orders, longest in their status", () => ({
    query: "{ serviceOrders(first: 20, orderBy: STATUS_CHANGED_AT_ASC) { nodes { id } } }",
  })),
  asks("Orders, bounded count", () => ({
    query: "{ serviceOrders(first: 25, orderBy: CREATED_AT_DESC) { boundedCount { count isMore } nodes { id } } }",
  })),
];

export const questions: readonly Question[] = [...lists, ...searches, ...figures, ...others];
