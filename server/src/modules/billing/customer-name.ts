/** SQL: the company of the customer `c`, or else the person's name. */
export const customerName = "coalesce(nullif(c.company_name, ''), trim(c.first_name || ' ' || c.last_name))";
