import { cents, lineTotal, sum, taxOn, type Cents } from "@boresight/domain/base/money";
import { buildEstimate, buildInvoice, buildLineItem, type Row } from "../../../test/factories.ts";
import { sealContent } from "./seal-content.ts";
import { overdueCount } from "./order-paths.ts";
import type { DemoOrder } from "./orders.ts";
import { demoId, type Chance } from "../random.ts";

export interface LineItemType {
  id: string;
  key: string;
  name: string;
  unitPrice: number;
  taxable: boolean;
}

export interface DemoDocuments {
  estimates: Row[];
  invoices: Row[];
  lines: Row[];
  taxes: Row[];
  /** What was paid; the database then says of each invoice that it is paid. */
  payments: Row[];
  allocations: Row[];
}

export interface DocumentDeps {
  types: ReadonlyMap<string, LineItemType>;
  today: Date;
  chance: Chance;
}

interface Priced {
  type: LineItemType;
  quantity: number;
  total: Cents;
}

const dayLength = 24 * 60 * 60 * 1000;
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
const daysAfter = (date: Date, days: number): Date => new Date(date.getTime() + days * dayLength);

/** Estimates and invoices of all orders. Each order also learns what was agreed and invoiced. */
export function buildDocuments(orders: readonly DemoOrder[], deps: DocumentDeps): DemoDocuments {
  const papers: DemoDocuments = {
    estimates: [],
    invoices: [],
    lines: [],
    taxes: [],
    payments: [],
    allocations: [],
  };
  let invoiceNumber = 1000;
  for (const order of orders) {
    if (!order.entered.has("estimating")) continue;
    const priced = priceLines(order, deps);
    addEstimates(order, priced, { papers, chance: deps.chance });
    if (order.entered.has("invoiced"))
      addInvoice(order, priced, { papers, number: `INV-${++invoiceNumber}`, today: deps.today });
  }
  handleOverdue(papers, deps.today);
  return papers;
}

function priceLines({ work, journey, vehicle }: DemoOrder, { types }: DocumentDeps): Priced[] {
  const billableMiles = Math.max(0, 2 * (vehicle.customer.distance - 10));
  const transport: readonly (readonly [string, number])[] = {
    dropOff: [],
    pickup: [["PKUP", 1000] as const, ["FUEL-MI", Math.round(billableMiles * 1000)] as const],
    mobile: [["MOB-CALL", 1000] as const, ["FUEL-MI", Math.round(billableMiles * 1000)] as const],
    tow: [
      ["TOW-BASE", 1000] as const,
      ["TOW-MI", Math.round(Math.max(0, vehicle.customer.distance - 5) * 1000)] as const,
    ],
  }[journey.intake];
  const keys: (readonly [string, number])[] = [
    ...[...work.calibrations, "SCAN-PRE", "SCAN-POST"].map((key) => [key, 1000] as const),
    ...transport,
  ];
  return keys
    .filter(([, quantity]) => quantity > 0)
    .map(([key, quantity]) => {
      const type = types.get(key);
      if (!type) throw new Error(`There is no line item type "${key}"`);
      return { type, quantity, total: lineTotal(quantity, cents(type.unitPrice)) };
    });
}

interface Totals {
  subtotal: Cents;
  taxable: Cents;
  tax: Cents;
  total: Cents;
}

function totalsOf(lines: readonly Priced[], { vehicle: { customer } }: DemoOrder): Totals {
  const subtotal = sum(lines.map(({ total }) => total));
  const taxable = sum(lines.filter(({ type }) => type.taxable).map(({ total }) => total));
  const tax = customer.row["tax_exempt"] ? cents(0) : taxOn(taxable, customer.facility.taxRate);
  return { subtotal, taxable, tax, total: sum([subtotal, tax]) };
}

const totalColumns = ({ subtotal, tax, total }: Totals) => ({
  subtotal_cents: subtotal,
  tax_cents: tax,
  total_cents: total,
});

/** A customer who is exempt pays no tax, and none is listed. */
const taxRows = (
  { taxable, tax }: Totals,
  parent: { estimate_id: string } | { invoice_id: string },
  { row, vehicle: { customer } }: DemoOrder,
): Row[] => {
  if (customer.row["tax_exempt"]) return [];
  const { taxRate } = customer.facility;
  const amounts = { rate: taxRate, taxable_cents: taxable, tax_cents: tax };
  return [{ id: demoId(), ...parent, customer_id: row["customer_id"], name: "Sales tax", ...amounts }];
};

const lineRows = (
  lines: readonly Priced[],
  parent: { estimate_id: string } | { invoice_id: string },
  customerId: unknown,
): Row[] =>
  lines.map(({ type, quantity, total }, index) =>
    buildLineItem({
      id: demoId(),
      ...parent,
      customer_id: customerId,
      line_item_type_id: type.id,
      description: type.name,
      quantity,
      unit_price: type.unitPrice,
      total_price: total,
      taxable: type.taxable,
      sort_order: (index + 1) * 10,
    }),
  );

interface Into {
  papers: DemoDocuments;
  chance: Chance;
}

/** One estimate, or two: a declined one and its revision, or an approved one and its supplement. */
function addEstimates(order: DemoOrder, priced: readonly Priced[], { papers, chance }: Into) {
  const decided = order.entered.get("approved");
  const declined = decided !== undefined && chance.happens(0.05);
  const supplement = !declined && order.journey.supplement && order.entered.has("calibrate") && priced.length > 3;
  const before = priced.filter((_, index) => index > 0);
  if (declined) addEstimate(order, priced, { papers, revision: 1, status: "declined" });
  if (supplement) addEstimate(order, before, { papers, revision: 1, status: "approved" });
  addEstimate(order, priced, {
    papers,
    revision: declined || supplement ? 2 : 1,
    status: estimateStatus(order, chance),
  });
  const agreed = priced.filter(({ type }) => type.taxable).map(({ total }) => total);
  if (decided) order.row["cost"] = sum(agreed);
}

function estimateStatus({ entered, statusKey }: DemoOrder, chance: Chance): string {
  if (entered.has("invoiced")) return "converted";
  if (entered.has("approved")) return "approved";
  if (statusKey === "approval") return chance.pick(["sent", "viewed"]);
  return entered.has("approval") ? "declined" : "draft";
}

interface EstimatePlace {
  papers: DemoDocuments;
  revision: number;
  status: string;
}

function addEstimate(order: DemoOrder, lines: readonly Priced[], { papers, revision, status }: EstimatePlace) {
  const sent = order.entered.get("approval");
  const made = new Date((order.entered.get("estimating")?.getTime() ?? 0) + revision * 60_000);
  const decided = ["approved", "converted", "declined"].includes(status);
  const totals = totalsOf(lines, order);
  const digits = String(order.row["internal_order_number"]).replace("SO-", "");
  const estimate = buildEstimate({
    id: demoId(),
    service_order_id: order.row.id,
    customer_id: order.row["customer_id"],
    number: `E-${digits}-R${revision}`,
    revision,
    status,
    notes: status === "draft" ? "" : "Includes pre-scan and post-scan documentation.",
    ...totalColumns(totals),
    issue_date: sent ? dayOf(sent) : null,
    valid_until: sent ? dayOf(daysAfter(sent, 30)) : null,
    sent_at: sent?.toISOString() ?? null,
    viewed_at: decided || status === "viewed" ? (sent?.toISOString() ?? null) : null,
    decided_at: decided ? ((order.entered.get("approved") ?? sent)?.toISOString() ?? null) : null,
    created_at: made.toISOString(),
    updated_at: made.toISOString(),
  });
  const rows = lineRows(lines, { estimate_id: estimate.id }, order.row["customer_id"]);
  const taxes = taxRows(totals, { estimate_id: estimate.id }, order);
  if (sent) Object.assign(estimate, sealContent(estimate, { lines: rows, taxes }));
  papers.estimates.push(estimate);
  papers.lines.push(...rows);
  papers.taxes.push(...taxes);
}

interface InvoicePlace {
  papers: DemoDocuments;
  number: string;
  today: Date;
}

function addInvoice(order: DemoOrder, lines: readonly Priced[], { papers, number, today }: InvoicePlace) {
  const issued = order.entered.get("invoiced") ?? today;
  const totals = totalsOf(lines, order);
  const paid = order.statusKey === "closed";
  const terms = Number(order.vehicle.customer.row["payment_terms_days"]);
  const invoice = buildInvoice({
    id: demoId(),
    service_order_id: order.row.id,
    customer_id: order.row["customer_id"],
    number,
    status: "sent",
    po_number: order.row["po_number"],
    ...totalColumns(totals),
    issue_date: dayOf(issued),
    due_date: dayOf(daysAfter(issued, terms)),
    sent_at: issued.toISOString(),
    created_at: issued.toISOString(),
    updated_at: issued.toISOString(),
  });
  papers.invoices.push(invoice);
  papers.lines.push(...lineRows(lines, { invoice_id: invoice.id }, order.row["customer_id"]));
  papers.taxes.push(...taxRows(totals, { invoice_id: invoice.id }, order));
  if (paid) addPayment(order, invoice, papers);
  order.row["invoice_number"] = number;
  order.row["invoice_total"] = totals.total;
}

/** One payment that pays the invoice, made when the order was closed. */
function addPayment(order: DemoOrder, invoice: Row, papers: DemoDocuments) {
  const amount = Number(invoice["total_cents"]);
  if (amount === 0) return;
  const at = order.entered.get("closed")?.toISOString() ?? invoice["created_at"];
  const whose = { customer_id: order.row["customer_id"], created_at: at };
  const payment = {
    id: demoId(),
    ...whose,
    method: papers.payments.length % 3 === 0 ? "check" : "ach",
    amount_cents: amount,
    received_on: String(at).slice(0, 10),
    reference: String(invoice["number"]),
  };
  papers.payments.push(payment);
  papers.allocations.push({
    id: demoId(),
    ...whose,
    payment_id: payment.id,
    invoice_id: invoice.id,
    amount_cents: amount,
  });
}

/** Just so many open invoices are overdue; the others fall due in the coming weeks. */
function handleOverdue({ invoices, allocations }: DemoDocuments, today: Date) {
  const paid = new Set(allocations.map((row) => row["invoice_id"]));
  const open = invoices
    .filter(({ id }) => !paid.has(id))
    .toSorted((one, other) => String(one["issue_date"]).localeCompare(String(other["issue_date"])));
  open.forEach((invoice, index) => {
    const days = index < overdueCount ? -(overdueCount - index) : 1 + Math.floor(index / 3);
    invoice["due_date"] = dayOf(daysAfter(today, days));
  });
}
