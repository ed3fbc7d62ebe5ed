/** SQL: reward credit is no money; what was paid long before it is entered completes the books, and is no news to the customer. */
export const isNews = "p.method <> 'rewardCredit' and p.received_on > (p.created_at - interval '30 days')::date";

/** SQL: whether a payment of the order was told. */
export const isToldByPayment = (order: string) => `exists (select from app.payments p
  join app.payment_allocations a on a.payment_id = p.id join app.invoices i on i.id = a.invoice_id
  where i.service_order_id = ${order} and ${isNews})`;
