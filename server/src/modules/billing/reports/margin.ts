/** SQL: what these line items bring in less what they cost us, in cents. */
export const marginOf = (line: string): string =>
  `sum(${line}.total_price - round(${line}.quantity::numeric * ${line}.purchase_cost / 1000))`;
