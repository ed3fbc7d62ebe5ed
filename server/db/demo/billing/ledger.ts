// How the demo's invoices are paid: alone and together, in parts, too much, by card, by credit, and once in a while by a
// check that comes back.
import { cents, difference, negated, smallest, sum, type Cents } from "@boresight/domain/base/money";
import type { Row } from "#db/rows/factories.ts";
import { demoId, type Chance } from "../random.ts";
import { atMost, dayOf, daysAfter, type DemoBilling } from "./demo-billing.ts";
import type { DemoInvoice } from "./invoices.ts";
import { carryOver, earn, expire, redeem, redeemable, takeBack, type RewardBooks } from "./rewards.ts";

export interface Books extends RewardBooks {
  chance: Chance;
  today: Date;
}

/** Pays what is to be paid, in the order in which it was. */
export function settleInvoices(invoices: readonly DemoInvoice[], books: Books): void {
  const partners = [...new Set(invoices.filter(isPartners).map(customerOf))];
  for (const customerId of partners)
    carryOver(books, { customerId, amount: cents(40_000), at: daysAfter(books.today, -385) });
  const paid = invoices.filter((one) => one.closed !== undefined);
  const together = Map.groupBy(paid, (one) => `${dayOf(one.closed ?? books.today)} ${customerOf(one)}`);
  const groups = [...together].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, group]) => group);
  const [bounced] = groups.find(([one, ...others]) => one && others.length === 0 && isPartners(one)) ?? [];
  for (const group of groups) settle(group, { ...books, bounced });
  payInParts(
    invoices.filter(({ closed }) => closed === undefined),
    books,
  );
  leaveDeposits(paid, books);
  for (const customerId of partners) expire(books, customerId, books.today);
}

interface Settling extends Books {
  /** A partner's, whose first payment comes back on any day's demo. */
  bounced: DemoInvoice | undefined;
}

const customerOf = ({ row }: DemoInvoice): string => String(row["customer_id"]);
const isPartners = ({ order }: DemoInvoice): boolean => order.vehicle.customer.row["is_partner_reward"] === true;
const totalOf = ({ row }: DemoInvoice): Cents => cents(Number(row["total_cents"]));

/** What one customer paid on one day. */
function settle(group: readonly DemoInvoice[], books: Settling): void {
  const [first] = group;
  if (!first?.closed) return;
  const at = atMost(books.today, first.closed);
  expire(books, customerOf(first), at);
  if (group.length > 1) payTogether(group, at, books);
  else payAlone(first, at, books);
  for (const invoice of group) earn(books, invoice, at);
}

function payTogether(group: readonly DemoInvoice[], at: Date, books: Books): void {
  const method = books.chance.pick(["ach", "check"]);
  pay(
    { method, at, parts: group.map((invoice) => ({ invoice, amount: totalOf(invoice) })), by: books.chance },
    books.billing,
  );
}

const ways = [
  ["card", 26],
  ["ach", 30],
  ["check", 26],
  ["transfer", 4],
  ["halves", 6],
  ["bounced", 2],
  ["tooMuch", 3],
  ["reward", 12],
] as const;

function payAlone(invoice: DemoInvoice, at: Date, books: Settling): void {
  const { billing, chance } = books;
  const total = totalOf(invoice);
  const way = invoice === books.bounced ? "bounced" : chance.weighted(ways);
  const payIn = (method: string, { amount, ...values }: Partial<Paying> & { amount: Cents }) =>
    pay({ method, at, parts: [{ invoice, amount }], by: chance, ...values }, billing);
  const credited = useCredit(invoice, at, billing);
  if (credited > 0) payIn("check", { amount: difference(total, credited) });
  else if (way === "halves") {
    const half = cents(Math.floor(total / 2));
    payIn("check", { amount: half, at: daysAfter(at, -2) });
    payIn("ach", { amount: difference(total, half) });
  } else if (way === "bounced") {
    const check = payIn("check", { amount: total, at: daysAfter(at, -5) });
    earn(books, invoice, daysAfter(at, -5));
    bounce(check, { invoice, at: daysAfter(at, -1) }, books);
    payIn("ach", { amount: total });
  } else if (way === "tooMuch") payIn("check", { amount: total, extra: cents(2500) });
  else if (way === "reward") payWithReward(invoice, at, books);
  else payIn(way, { amount: total });
}

/** A check pays what the credit does not. */
function payWithReward(invoice: DemoInvoice, at: Date, books: Books): void {
  const { billing, chance } = books;
  const credit = redeemable(books, invoice);
  const amount = credit >= leastRedeemed ? credit : cents(0);
  const payment = pay({ method: "rewardCredit", at, parts: [{ invoice, amount }], by: chance }, billing);
  if (payment) redeem(books, invoice, { at, paymentId: payment.id });
  const rest = difference(totalOf(invoice), amount);
  pay({ method: "check", at, parts: [{ invoice, amount: rest }], by: chance }, billing);
}

const leastRedeemed = 3000;

interface Paying {
  method: string;
  at: Date;
  parts: readonly { invoice: DemoInvoice; amount: Cents }[];
  /** More than is owed, which becomes credit. */
  extra?: Cents;
  by: Chance;
}

/** Answers the payment, if there was anything to pay. */
function pay({ method, at, parts, extra = cents(0), by }: Paying, billing: DemoBilling): Row | null {
  const paid = parts.filter(({ amount }) => amount > 0);
  const [first] = paid;
  if (!first) return null;
  const amount = sum([...paid.map((part) => part.amount), extra]);
  const whose = { customer_id: customerOf(first.invoice), created_at: at.toISOString() };
  const payment = {
    id: demoId(),
    ...whose,
    method,
    amount_cents: amount,
    received_on: dayOf(at),
    reference: method === "check" ? String(by.whole(10_000, 99_999)) : "",
    card_payment_id: method === "card" ? addCardPayment(first.invoice, { amount, at }, billing) : null,
  };
  billing.payments.push(payment);
  for (const part of paid)
    billing.allocations.push({
      id: demoId(),
      ...whose,
      payment_id: payment.id,
      invoice_id: part.invoice.row.id,
      amount_cents: part.amount,
    });
  if (extra > 0)
    billing.credits.push(creditEntry({ ...whose, kind: "excess", amount_cents: extra, payment_id: payment.id }));
  return payment;
}

const creditEntry = (values: Record<string, unknown>): Row => ({ id: demoId(), account: "customer", ...values });

function addCardPayment(
  { row }: DemoInvoice,
  { amount, at }: { amount: Cents; at: Date },
  { cardPayments, cardPaymentInvoices }: DemoBilling,
): string {
  const id = demoId();
  const whose = { customer_id: row["customer_id"] };
  const times = { created_at: at.toISOString(), updated_at: at.toISOString() };
  const reference = `pi_demo_${id.slice(-6)}`;
  const outcome = { provider: "stripe", provider_id: `cs_demo_${id.slice(-6)}`, reference, status: "succeeded" };
  cardPayments.push({ id, ...whose, ...times, ...outcome, amount_cents: amount, currency: "USD" });
  cardPaymentInvoices.push({ id: demoId(), card_payment_id: id, invoice_id: row.id, ...whose, amount_cents: amount });
  return id;
}

/** The bank returns a check: what it paid is open again. */
function bounce(payment: Row | null, { invoice, at }: { invoice: DemoInvoice; at: Date }, books: Books): void {
  if (!payment) return;
  const { billing } = books;
  const whose = { customer_id: customerOf(invoice), created_at: at.toISOString(), payment_id: payment.id };
  const amount = negated(totalOf(invoice));
  billing.reversals.push({ id: demoId(), ...whose, reason: "The bank returned the check unpaid" });
  billing.allocations.push({ id: demoId(), ...whose, invoice_id: invoice.row.id, amount_cents: amount });
  takeBack(books, invoice, at);
}

/** Pays with what the customer paid too much before; answers how much that is. */
function useCredit(invoice: DemoInvoice, at: Date, { credits, allocations }: DemoBilling): Cents {
  const own = credits.filter((row) => row["customer_id"] === customerOf(invoice) && row["account"] === "customer");
  const balance = sum(own.map((row) => cents(Number(row["amount_cents"]))));
  const amount = smallest(balance, totalOf(invoice));
  if (amount <= 0) return cents(0);
  const whose = { customer_id: customerOf(invoice), created_at: at.toISOString() };
  const entry = creditEntry({ ...whose, kind: "apply", amount_cents: negated(amount), invoice_id: invoice.row.id });
  credits.push(entry);
  const paid = { credit_entry_id: entry.id, invoice_id: invoice.row.id, amount_cents: amount };
  allocations.push({ id: demoId(), ...whose, ...paid });
  return amount;
}

/** Of every eighth open invoice a part is paid. */
function payInParts(open: readonly DemoInvoice[], { billing, chance, today }: Books): void {
  for (const invoice of open.filter((_, index) => index % 8 === 3)) {
    const issued = new Date(String(invoice.row["created_at"]));
    const amount = cents(Math.floor(totalOf(invoice) * 0.4));
    const at = atMost(today, daysAfter(issued, 9));
    pay({ method: "check", at, parts: [{ invoice, amount }], by: chance }, billing);
  }
}

/** Three customers paid ahead; one of them got it back. */
function leaveDeposits(paid: readonly DemoInvoice[], { billing, today }: Books): void {
  const customers = [...new Set(paid.filter((one) => !isPartners(one)).map(customerOf))].slice(0, 3);
  customers.forEach((customerId, index) => {
    const at = daysAfter(today, -4 + index);
    const whose = { customer_id: customerId, created_at: at.toISOString() };
    const amount = cents(25_000 + 10_000 * index);
    const received = { received_on: dayOf(at), method: "ach", reference: "Deposit", amount_cents: amount };
    const payment = { id: demoId(), ...whose, ...received };
    billing.payments.push(payment);
    billing.credits.push(creditEntry({ ...whose, kind: "deposit", amount_cents: amount, payment_id: payment.id }));
    if (index > 0) return;
    const returned = daysAfter(today, -1).toISOString();
    const refund = { kind: "refund", amount_cents: negated(amount), note: "The vehicles went to another shop" };
    billing.credits.push(creditEntry({ ...whose, ...refund, created_at: returned }));
  });
}
