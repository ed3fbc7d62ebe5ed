/** Which invoices a payment pays (handbook section 7). */
import type { CalendarDay } from "#base/calendar-day.ts";
import { fail, type TextProblem } from "#base/errors.ts";
import { cents, difference, notBelowZero, smallest, sum, type Cents } from "#base/money.ts";
import { text } from "#texts/text.ts";

export interface PayableInvoice {
  id: string;
  balance: Cents;
  dueDate: CalendarDay | null;
}

export interface Allocation {
  invoiceId: string;
  /** In cents, above zero. */
  amount: Cents;
}

export interface ReceivedPayment {
  amount: Cents;
  /** Null pays the oldest due first. */
  allocations: readonly Allocation[] | null;
  /** Whether more than is owed becomes the customer's credit. */
  keepExcess: boolean;
}

export interface AllocatedPayment {
  allocations: Allocation[];
  /** What becomes the customer's credit, in cents. */
  excess: Cents;
}

const tooMuch: TextProblem = {
  field: "allocations",
  code: "too-big",
  message: text("billing.allocatedMoreThanPaid"),
};

/**
 * Divides a payment among invoices of one customer. Throws `payment-exceeds-balance` with the balance in cents when an
 * invoice gets more than it has open, or more is paid than is owed and the excess is not kept; `invalid-input` when more
 * is allocated than was paid; `not-found` for an invoice that is not among those given.
 */
export function allocatePayment(payment: ReceivedPayment, invoices: readonly PayableInvoice[]): AllocatedPayment {
  const allocations = payment.allocations
    ? asGiven(payment.allocations, invoices)
    : oldestFirst(payment.amount, invoices);
  const excess = difference(payment.amount, sum(allocations.map(({ amount }) => amount)));
  if (excess < 0) throw fail("invalid-input", { fields: [tooMuch], message: tooMuch.message });
  if (excess > 0 && !payment.keepExcess)
    throw fail("payment-exceeds-balance", { data: { balanceCents: sum(invoices.map(({ balance }) => balance)) } });
  return { allocations, excess };
}

function asGiven(given: readonly Allocation[], invoices: readonly PayableInvoice[]): Allocation[] {
  const byInvoice = Map.groupBy(given, ({ invoiceId }) => invoiceId);
  return [...byInvoice].map(([invoiceId, parts]) => {
    const invoice = invoices.find(({ id }) => id === invoiceId);
    if (!invoice) throw fail("not-found");
    const amount = sum(parts.map((part) => part.amount));
    if (amount > invoice.balance) throw fail("payment-exceeds-balance", { data: { balanceCents: invoice.balance } });
    return { invoiceId, amount };
  });
}

function oldestFirst(paid: Cents, invoices: readonly PayableInvoice[]): Allocation[] {
  let left = paid;
  return invoices.toSorted(firstDue).flatMap(({ id, balance }) => {
    const amount = smallest(left, notBelowZero(balance));
    left = difference(left, amount);
    return amount === cents(0) ? [] : [{ invoiceId: id, amount }];
  });
}

const lastDay = "9999-12-31";

function firstDue(one: PayableInvoice, other: PayableInvoice): number {
  const [a, b] = [one, other].map(({ dueDate, id }) => `${dueDate ?? lastDay} ${id}`);
  return (a ?? "") < (b ?? "") ? -1 : 1;
}
