import { cents, difference, negated, smallest, type Cents } from "@boresight/domain/base/money";
import type { Work } from "#platform/database/events.ts";

interface TakenCredit {
  paymentId: string;
  customerId: string;
  by: string | null;
}

interface CreditLeft {
  id: string;
  left: Cents;
}

/** Returns what is left of the credit that came with a payment, the latest first; what is spent of it is not known here. */
export const readCreditLeft = (paymentId: string, { system }: Work): Promise<readonly CreditLeft[]> =>
  system.rows<CreditLeft>({
    text: `select e.id, (e.amount_cents + coalesce((select sum(r.amount_cents) from app.credit_entries r
          where r.of_entry_id = e.id and r.kind = 'reverse'), 0))::integer as left
      from app.credit_entries e
      where e.payment_id = $1 and e.account = 'customer' and e.kind in ('excess', 'deposit') order by e.created_at desc, e.id desc`,
    values: [paymentId],
  });

/** Takes this much of a payment's credit back. Credit that is spent already leaves the account below zero: the customer owes it. */
export async function takeBackCredit(
  { paymentId, customerId, by }: TakenCredit,
  amount: Cents,
  work: Work,
): Promise<void> {
  let open = amount;
  for (const { id, left } of await readCreditLeft(paymentId, work)) {
    const part = smallest(open, cents(left));
    open = difference(open, part);
    if (part > 0)
      await work.system.run({
        text: `insert into app.credit_entries (customer_id, account, kind, amount_cents, payment_id, of_entry_id, created_at, created_by)
          values ($1, 'customer', 'reverse', $2, $3, $4, $5, $6)`,
        values: [customerId, negated(part), paymentId, id, work.now, by],
      });
  }
}
