/** The list of invoices, and the reports of the office. */
import { each, get, type Step } from "postgraphile/grafast";
import { extendSchema, gql } from "postgraphile/utils";
import { readInvoicePage } from "#modules/billing/invoices/list/read-invoice-page.ts";
import { readInvoiceRecipients } from "#modules/billing/invoices/read-recipients.ts";
import { readJournal } from "#modules/billing/reports/read-journal.ts";
import { readAgeing } from "#modules/billing/reports/read-ageing.ts";
import { readOfficeFigures } from "#modules/billing/reports/read-office-figures.ts";
import { readRevenue } from "#modules/billing/reports/read-revenue.ts";
import { readSales, readTaxReport } from "#modules/billing/reports/read-taxes.ts";
import { askedBy, oneByOne, type Args, resource } from "#graphql/resource.ts";
import { readForEach, reportForEach } from "#graphql/verbs/run-verb.ts";

const typeDefs = gql`
  "All of it narrows; days include both ends."
  input InvoiceListFilter {
    "A whole invoice number, or words in the order's numbers, PO, vehicle and customer."
    search: String
    "draft, issued, sent, partiallyPaid, paid, void."
    statuses: [String!]
    "Open and past its due date."
    overdue: Boolean
    customer: UUID
    facility: UUID
    order: UUID
    issuedFrom: Date
    issuedTo: Date
    dueFrom: Date
    dueTo: Date
  }
  type InvoicePage {
    "At most 10,000."
    totalCount: Int!
    "There are more than were counted."
    isMore: Boolean!
    invoices: [Invoice]!
  }
  "What a customer owes, in cents, by days since it was due."
  type AgeingCustomer {
    id: UUID!
    name: String!
    invoiceCount: Int!
    notDueCents: Float!
    "The due date itself counts as the first day."
    to30Cents: Float!
    to60Cents: Float!
    to90Cents: Float!
    over90Cents: Float!
    totalCents: Float!
  }
  type AgeingReport {
    asOf: Date!
    notDueCents: Float!
    to30Cents: Float!
    to60Cents: Float!
    to90Cents: Float!
    over90Cents: Float!
    totalCents: Float!
    "Those who owe most, at most 500."
    customers: [AgeingCustomer!]!
    isMore: Boolean!
  }
  "What the office sees of its money today; amounts in cents."
  type OfficeFigures {
    "Orders that are released and wait for their invoice."
    releasedNotInvoiced: Int!
    "Payments received today that were not reversed."
    paymentsToday: Int!
    paymentsTodayCents: Float!
    "What customers have paid ahead or too much."
    unappliedCreditCents: Float!
    customersWithCredit: Int!
  }
  enum RevenueGrouping {
    calibration
    location
    technician
    customer
    "As the orders name it."
    insurer
    month
  }
  enum ReportBasis {
    "An invoice counts when it is issued, and a credit memo on its day."
    invoiced
    "An invoice counts with what is paid of it, when that comes in; what is taken back counts on its own day, as credit memos do."
    paid
  }
  type RevenueRow {
    "An id, a type's key, or a month such as 2026-05; null for what has none."
    key: String
    name: String
    invoiceCount: Int!
    "Before tax, in cents."
    revenueCents: Float!
    "Less what the lines cost us."
    marginCents: Float!
  }
  type RevenueReport {
    revenueCents: Float!
    marginCents: Float!
    rows: [RevenueRow!]!
  }
  type TaxReportRow {
    name: String!
    "In thousandths of a percent."
    rate: Int!
    invoiceCount: Int!
    "What was sold on these invoices before tax; exempt and taxable make it up."
    grossCents: Float!
    exemptCents: Float!
    taxableCents: Float!
    taxCents: Float!
  }
  "What was sold in a month, in cents before tax; exempt and taxable make it up."
  type SalesOfMonth {
    "Such as 2026-05."
    month: String!
    invoiceCount: Int!
    grossCents: Float!
    exemptCents: Float!
    taxableCents: Float!
    taxCents: Float!
  }
  "What moved money on a day."
  type JournalEntry {
    key: String!
    day: Date!
    "payment, deposit, reversal, return (by a card's bank), refund (of credit)."
    kind: String!
    customerId: UUID!
    customerName: String!
    method: String
    "Of a refund, its note."
    reference: String
    "The numbers of the invoices that it pays."
    invoices: String
    "In cents; below zero it went out."
    amountCents: Float!
  }
  "What came in and went out by one way of paying, in cents."
  type JournalMethod {
    "None for refunds that do not say how."
    method: String
    receivedCents: Float!
    returnedCents: Float!
  }
  type PaymentJournal {
    "At most 500, the earliest first."
    entries: [JournalEntry!]!
    methods: [JournalMethod!]!
    isMore: Boolean!
  }
  extend type Query {
    "A field's name, with a minus for the other direction: createdAt, issueDate, dueDate, totalCents, balanceCents, status."
    invoicePage(filter: InvoiceListFilter, sort: String, first: Int, offset: Int): InvoicePage
    "For admins: the addresses that get this invoice by email when it is sent now."
    invoiceRecipients(id: UUID!): [String!]
    "For admins: what is open today."
    ageing: AgeingReport
    "For admins."
    officeFigures: OfficeFigures
    "For admins: what was invoiced in these days, by issue date, or paid."
    revenueReport(by: RevenueGrouping!, from: Date!, to: Date!, basis: ReportBasis = invoiced): RevenueReport
    "For admins and the office: taxes of what was invoiced in these days, or paid."
    taxReport(from: Date!, to: Date!, basis: ReportBasis = invoiced): [TaxReportRow!]
    "For admins and the office: what was sold in these days, by month of issue or of payment."
    salesReport(from: Date!, to: Date!, basis: ReportBasis = invoiced): [SalesOfMonth!]
    "For admins and the office: what moved money in these days."
    paymentJournal(from: Date!, to: Date!): PaymentJournal
  }
`;

export const billingReportsPlugin = extendSchema((build) => {
  const invoices = resource(build, "invoices");
  const { executor } = invoices;
  return {
    typeDefs,
    objects: {
      Query: {
        plans: {
          invoicePage: (_$root: Step, args: Args) =>
            readForEach(executor, askedBy(args, ["filter", "sort", "first", "offset"]), oneByOne(readInvoicePage)),
          invoiceRecipients: (_$root: Step, args: Args) =>
            readForEach(executor, args.getRaw("id"), oneByOne(readInvoiceRecipients)),
          ageing: (_$root: Step, args: Args) => reportForEach(executor, askedBy(args, []), oneByOne(readAgeing)),
          officeFigures: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, []), oneByOne(readOfficeFigures)),
          revenueReport: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, ["by", "from", "to", "basis"]), oneByOne(readRevenue)),
          taxReport: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, ["from", "to", "basis"]), oneByOne(readTaxReport)),
          salesReport: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, ["from", "to", "basis"]), oneByOne(readSales)),
          paymentJournal: (_$root: Step, args: Args) =>
            reportForEach(executor, askedBy(args, ["from", "to"]), oneByOne(readJournal)),
        },
      },
      InvoicePage: {
        plans: {
          invoices: ($page: Step<{ ids: readonly string[] }>) =>
            each(get($page, "ids"), ($id) => invoices.get({ id: $id })),
        },
      },
    },
  };
});
