/** SQL for what people know a record by. The customer is `c`. */

export const customerLabel = "app_private.customer_name(c.company_name, c.first_name, c.last_name)";

/** A payment has no number: its customer and its amount. */
export const paymentLabel = (amountCents: string): string =>
  `${customerLabel} || ' · ' || to_char(${amountCents} / 100.0, 'FM999999990.00')`;
