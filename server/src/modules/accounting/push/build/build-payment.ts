import { attributeCredit, type CreditMovement } from "@boresight/domain/accounting/attribute-credit";
import { difference, smallest, sum, type Cents } from "@boresight/domain/base/money";
import type { PaymentMethod } from "@boresight/domain/billing/payment-schema";
import type { Rights } from "#platform/database/transaction.ts";
import { ready, unwanted, waiting, type BuiltRecord, type Building } from "./built-record.ts";

interface ReceivedPayment {
  customerId: string;
  customerName: string;
  method: PaymentMethod;
  /** Without what went back to the card. */
  amount: Cents;
  receivedOn: string;
  reference: string;
  note: string;
  isReversed: boolean;
}

interface PaidInvoice {
  invoiceId: string;
  number: string;
  amount: Cents;
}

const longestReference = 21;
const longestNote = 4000;

/**
 * A payment and what it pays, also by credit that was left of it and used later. Reward credit is no money: it goes to
 * an account of its own. A payment that was taken back as a whole is not sent.
 */
export async function buildPayment(id: string, building: Building): Promise<BuiltRecord> {
  const { system, mapping, linksOf } = building;
  const payment = await readPayment(id, system);
  if (!payment || payment.isReversed || payment.amount === 0) return unwanted;
  const { customerId, method, amount, receivedOn, reference, note } = payment;
  if (method === "rewardCredit" && mapping.rewardAccountId === null) return waiting("waitsForMapping", []);
  const customer = (await linksOf("Customer", [customerId])).get(customerId);
  if (!customer)
    return waiting("waitsForCustomer", [{ entity: "Customer", localId: customerId, label: payment.customerName }]);
  const paid = upTo(amount, await readPaid(id, customerId, system));
  const invoices = await linksOf(
    "Invoice",
    paid.map(({ invoiceId }) => invoiceId),
  );
  const missing = paid.filter(({ invoiceId }) => !invoices.has(invoiceId));
  if (missing.length > 0) return waiting("waitsForInvoice", missing.map(neededInvoice));
  const [first] = invoices.values();
  return ready({
    // Of the invoice, as it is there: our customer may have been merged with another since.
    CustomerRef: first?.snapshot["CustomerRef"] ?? { value: customer.qboId },
    TotalAmt: amount,
    TxnDate: receivedOn,
    PaymentRefNum: reference.slice(0, longestReference),
    PrivateNote: [method, reference.length > longestReference && reference, note]
      .filter(Boolean)
      .join(" · ")
      .slice(0, longestNote),
    ...(method === "rewardCredit" && { DepositToAccountRef: { value: mapping.rewardAccountId } }),
    Line: paid.map((part) => ({
      Amount: part.amount,
      LinkedTxn: [{ TxnId: invoices.get(part.invoiceId)?.qboId ?? "", TxnType: "Invoice" }],
    })),
  });
}

/** Of a payment that was taken back after its credit was spent, no more than is left of it pays anything. */
function upTo(amount: Cents, paid: readonly PaidInvoice[]): PaidInvoice[] {
  let left = amount;
  return paid.flatMap((part) => {
    const own = smallest(part.amount, left);
    left = difference(left, own);
    return own > 0 ? [{ ...part, amount: own }] : [];
  });
}

const neededInvoice = ({ invoiceId, number }: PaidInvoice) =>
  ({ entity: "Invoice", localId: invoiceId, label: number }) as const;

const readPayment = (id: string, system: Rights) =>
  system.maybe<ReceivedPayment>({
    isPrepared: true,
    text: `select p.customer_id, app_private.customer_name(c.company_name, c.first_name, c.last_name) as customer_name, p.method,
        p.amount_cents - p.returned_cents as amount, p.received_on::text, p.reference, p.note,
        exists (select from app.payment_reversals r where r.payment_id = p.id) as is_reversed
      from app.payments p join app.customers c on c.id = p.customer_id where p.id = $1`,
    values: [id],
  });

/** By itself and by credit of it, each invoice once, in the order of their numbers. */
async function readPaid(paymentId: string, customerId: string, system: Rights): Promise<PaidInvoice[]> {
  const own = await system.rows<PaidInvoice>({
    isPrepared: true,
    text: `select a.invoice_id, i.number, sum(a.amount_cents)::integer as amount from app.payment_allocations a
      join app.invoices i on i.id = a.invoice_id where a.payment_id = $1
      group by a.invoice_id, i.number having sum(a.amount_cents) <> 0`,
    values: [paymentId],
  });
  const later = await readPaidLater(paymentId, customerId, system);
  const numbers = new Map([...own, ...later].map(({ invoiceId, number }) => [invoiceId, number]));
  return [...numbers]
    .map(([invoiceId, number]) => ({
      invoiceId,
      number,
      amount: sum([...own, ...later].filter((part) => part.invoiceId === invoiceId).map(({ amount }) => amount)),
    }))
    .toSorted((one, other) => one.number.localeCompare(other.number));
}

/** A void memo gave nothing: neither its credit, nor what it paid, nor that both were taken back. */
const isOfNoVoidMemo = `not (e.kind = 'reverse' and e.payment_id is null)
  and not exists (select from app.credit_entries r where r.of_entry_id = e.id and r.kind = 'reverse' and r.payment_id is null)`;

async function readPaidLater(paymentId: string, customerId: string, system: Rights): Promise<PaidInvoice[]> {
  const entries = await system.rows<CreditEntry>({
    text: `select e.kind, abs(e.amount_cents) as amount, e.payment_id, e.invoice_id, i.number
      from app.credit_entries e left join app.invoices i on i.id = e.invoice_id
      where e.customer_id = $1 and e.account = 'customer' and ${isOfNoVoidMemo} order by e.created_at, e.id`,
    values: [customerId],
  });
  if (!entries.some((entry) => entry.paymentId === paymentId)) return [];
  const numbers = new Map(entries.map(({ invoiceId, number }) => [invoiceId, number ?? ""]));
  const paid = attributeCredit(entries.flatMap(movementOf)).get(paymentId) ?? new Map<string, Cents>();
  return [...paid].map(([invoiceId, amount]) => ({ invoiceId, amount, number: numbers.get(invoiceId) ?? "" }));
}

interface CreditEntry {
  kind: string;
  amount: Cents;
  paymentId: string | null;
  invoiceId: string | null;
  number: string | null;
}

function movementOf({ kind, amount, paymentId, invoiceId }: CreditEntry): CreditMovement[] {
  if (kind === "apply") return [{ kind: "used", invoiceId, amount }];
  if (kind === "refund") return [{ kind: "used", invoiceId: null, amount }];
  if (kind === "memo") return [{ kind: "paid", of: "memo", amount }]; // It is used up with the money, but is none.
  if (paymentId === null) return [];
  return [{ kind: kind === "reverse" ? "takenBack" : "paid", of: paymentId, amount }];
}
