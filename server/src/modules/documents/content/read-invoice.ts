import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import { sum, type Cents } from "@boresight/domain/base/money";
import type { InvoiceStatus } from "@boresight/domain/billing/invoice-status";
import type { Block } from "@boresight/domain/documents/document-content";
import { billToParty, type BillTo } from "./bill-to-party.ts";
import { linesTable, sumsOnPaper, totalsBlocks, type SumsOnPaper } from "./document-lines.ts";
import { type DocumentReader, codeOf, factsOf, printableRow, headedText, paragraphsOf } from "./document-reader.ts";
import { orderReferences, orderOnPaper, vehicleParty, type OrderOnPaper } from "./order-on-paper.ts";
import { paymentWord } from "./payment-word.ts";
import { payerDayOfOrder, type PayerDay } from "#modules/billing/payers/read-payer-rules.ts";
import { readPayerCodes, type PayerCodes } from "#modules/billing/payers/read-payer-paper.ts";
import { readFrame, type DocumentFrame } from "./read-frame.ts";

interface PaymentOnPaper {
  day: CalendarDay;
  method: string | null;
  reference: string | null;
  amount: Cents;
}

interface InvoiceOnPaper {
  customerId: string;
  serviceOrderId: string | null;
  number: string | null;
  status: InvoiceStatus;
  notes: string;
  poNumber: string | null;
  billTo: BillTo | null;
  issueDate: CalendarDay | null;
  dueDate: CalendarDay | null;
  estimateNumber: string | null;
  reissueOf: string | null;
  balance: Cents;
  sums: SumsOnPaper;
  /** Null for an opening invoice. */
  order: OrderOnPaper | null;
  payer: PayerDay | null;
  payments: readonly PaymentOnPaper[];
}

export const readInvoice: DocumentReader = async (invoiceId, context) => {
  const invoice = printableRow(
    await context.rights.one<InvoiceOnPaper>({ isPrepared: true, text: invoiceText, values: [invoiceId] }),
  );
  const frame = await readFrame(invoice, context);
  const payerCodes = await readPayerCodes(invoice.payer, context.rights);
  const { say, day } = frame;
  return frame.finish({
    type: "invoice",
    title: say("base.invoice"),
    number: invoice.number,
    banner: bannerOf(invoice, frame),
    facts: factsOf([
      [say("base.order"), codeOf(invoice.order?.number ?? null)],
      [say("billing.issueDate"), invoice.issueDate && day(invoice.issueDate)],
      [say("base.dueDate"), invoice.dueDate && day(invoice.dueDate)],
      [say("base.estimate"), codeOf(invoice.estimateNumber)],
      [say("documents.replaces"), codeOf(invoice.reissueOf)],
    ]),
    parties: [billToParty(invoice.billTo, frame), ...(invoice.order ? [vehicleParty(invoice.order, frame)] : [])],
    blocks: blocksOf(invoice, payerCodes, frame),
  });
};

function blocksOf(
  { order, poNumber, sums, payments, balance, notes }: InvoiceOnPaper,
  payerCodes: PayerCodes,
  frame: DocumentFrame,
): Block[] {
  const { say, shop } = frame;
  const paid = sum(payments.map(({ amount }) => amount));
  return [
    ...(order ? orderReferences(order, frame) : poReference(poNumber, frame)),
    ...paragraphsOf(shop.invoiceText, frame),
    linesTable({ sums, isDecided: true, payerCodes }, frame),
    ...totalsBlocks(sums, frame, [
      ...(paid === 0 ? [] : [{ label: say("billing.paid"), amount: paid }]),
      { label: say("documents.balanceDue"), amount: balance, isStrong: true },
    ]),
    ...(payments.length > 0 ? paymentBlocks(payments, frame) : []),
    ...headedText(say("documents.howToPay"), shop.paymentInstructions, frame),
    ...headedText(say("base.notes"), notes, frame),
  ];
}

const poReference = (poNumber: string | null, { say }: DocumentFrame): Block[] =>
  poNumber === null ? [] : [{ kind: "facts", facts: factsOf([[say("base.poNumber"), codeOf(poNumber)]]) }];

const paymentBlocks = (payments: readonly PaymentOnPaper[], frame: DocumentFrame): Block[] => [
  { kind: "subheading", text: frame.say("billing.payments") },
  {
    kind: "table",
    summary: frame.say("billing.payments"),
    columns: [
      { head: frame.say("base.date"), align: "start", share: 22 },
      { head: frame.say("base.method"), align: "start", share: 28 },
      { head: frame.say("base.reference"), align: "start", share: 30 },
      { head: frame.say("base.amount"), align: "end", share: 20 },
    ],
    rows: payments.map(({ day, method, reference, amount }) => ({
      cells: [
        frame.day(day),
        method === null ? frame.say("documents.credit") : paymentWord(method, frame),
        codeOf(reference) ?? "",
        frame.money(amount),
      ],
      note: null,
    })),
  },
];

function bannerOf({ status }: InvoiceOnPaper, { say }: DocumentFrame): string | null {
  if (status === "draft") return say("base.draft");
  return status === "void" ? say("documents.void") : null;
}

/** A payment that was taken back leaves nothing on the invoice. */
const payments = `(select coalesce(json_agg(json_build_object('day', p.day, 'method', p.method, 'reference', p.reference,
    'amount', p.amount) order by p.day, p.id), '[]')
  from (select coalesce(m.received_on, (min(a.created_at) at time zone app_private.shop_zone())::date)::text as day, m.method,
      m.reference, sum(a.amount_cents)::integer as amount, coalesce(m.id, a.credit_entry_id) as id
    from app.payment_allocations a left join app.payments m on m.id = a.payment_id
    where a.invoice_id = d.id group by m.id, a.credit_entry_id having sum(a.amount_cents) <> 0
    order by 1, 5 limit 100) p)`;

const invoiceText = `select d.customer_id, d.service_order_id, d.number, d.status, d.notes, d.po_number, d.bill_to, d.issue_date::text,
    d.due_date::text, d.balance_cents as balance, (select number from app.estimates where id = d.estimate_id) as estimate_number,
    (select number from app.invoices where id = d.reissue_of_id) as reissue_of,
    ${sumsOnPaper("invoice_id")} as sums, ${payments} as payments,
    case when o.id is not null then ${orderOnPaper("coalesce(d.po_number, o.po_number)")} end as "order",
    ${payerDayOfOrder} as payer
  from app.invoices d
  left join app.service_orders o on o.id = d.service_order_id
  left join app.vehicles v on v.id = o.vehicle_id
  where d.id = $1`;
