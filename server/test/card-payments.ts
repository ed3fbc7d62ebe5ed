import type { Pool } from "pg";

interface CardPaymentOf {
  invoiceId: string;
  status: string;
  /** All of it where it is in dispute. */
  amount: number;
}

/** Saves a payment by card for one invoice as the provider left it, without the provider. Returns its id. */
export async function addCardPayment(owner: Pool, { invoiceId, status, amount }: CardPaymentOf): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with payment as (insert into app.card_payments (customer_id, provider, amount_cents, currency, status, contested_cents)
        select customer_id, 'stripe', $2, 'USD', $3, case when $3 = 'disputed' then $2 else 0 end from app.invoices where id = $1
        returning id, customer_id)
      insert into app.card_payment_invoices (card_payment_id, invoice_id, customer_id, amount_cents)
      select id, $1, customer_id, $2 from payment returning card_payment_id as id`,
    [invoiceId, amount, status],
  );
  return rows[0]?.id ?? "";
}
