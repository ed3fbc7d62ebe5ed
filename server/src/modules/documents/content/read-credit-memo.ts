import type { CalendarDay } from "@boresight/domain/base/calendar-day";
import type { Cents } from "@boresight/domain/base/money";
import { billToParty, type BillTo } from "./bill-to-party.ts";
import { type DocumentReader, codeOf, factsOf, printableRow, headedText } from "./document-reader.ts";
import { orderReferences, orderOnPaper, vehicleParty, type OrderOnPaper } from "./order-on-paper.ts";
import { readFrame } from "./read-frame.ts";

interface CreditMemoOnPaper {
  customerId: string;
  serviceOrderId: string | null;
  number: string;
  invoiceNumber: string;
  issuedOn: CalendarDay;
  billTo: BillTo | null;
  subtotal: Cents;
  total: Cents;
  taxes: readonly { name: string; taxCents: Cents }[];
  reason: string;
  isVoid: boolean;
  /** Null for an opening invoice. */
  order: OrderOnPaper | null;
}

/** What of an invoice is taken back, with its taxes, and why. */
export const readCreditMemo: DocumentReader = async (id, context) => {
  const memo = printableRow(await context.rights.one<CreditMemoOnPaper>({ text: memoText, values: [id] }));
  const frame = await readFrame(memo, context);
  const { say, day, money } = frame;
  const row = (label: string, amount: Cents, isStrong = false) => ({ label, value: money(amount), isStrong });
  return frame.finish({
    type: "creditMemo",
    title: say("billing.creditMemo"),
    ...(memo.isVoid && { banner: say("documents.void") }),
    number: memo.number,
    facts: factsOf([
      [say("base.order"), codeOf(memo.order?.number ?? null)],
      [say("base.invoice"), codeOf(memo.invoiceNumber)],
      [say("base.date"), day(memo.issuedOn)],
    ]),
    parties: [billToParty(memo.billTo, frame), ...(memo.order ? [vehicleParty(memo.order, frame)] : [])],
    blocks: [
      ...(memo.order ? orderReferences(memo.order, frame) : []),
      ...headedText(say("base.theReason"), memo.reason, frame),
      {
        kind: "totals",
        rows: [
          row(say("orders.subtotal"), memo.subtotal),
          ...memo.taxes.map(({ name, taxCents }) => row(name, taxCents)),
          row(say("billing.credit"), memo.total, true),
        ],
      },
    ],
  });
};

const memoText = `select m.customer_id, d.service_order_id, m.number, d.number as invoice_number, m.issued_on::text, d.bill_to,
    m.subtotal_cents as subtotal, m.total_cents as total, m.taxes, m.reason, m.voided_at is not null as is_void,
    case when o.id is not null then ${orderOnPaper("coalesce(d.po_number, o.po_number)")} end as "order"
  from app.credit_memos m
  join app.invoices d on d.id = m.invoice_id
  left join app.service_orders o on o.id = d.service_order_id
  left join app.vehicles v on v.id = o.vehicle_id
  where m.id = $1`;
