/** SQL: what this line item brings in less what it costs us, in cents. */
export const marginOfLine = (line: string): string =>
  `${line}.total_price - round(${line}.quantity::numeric * ${line}.purchase_cost / 1000)`;
