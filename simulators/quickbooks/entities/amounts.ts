/** The wire has decimals in dollars; sums are made in whole cents. */
export const toCents = (amount: number): number => Math.round(Number((amount * 100).toFixed(3)));

export const addAmounts = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + toCents(amount), 0) / 100;

export const subtractAmount = (amount: number, other: number): number => (toCents(amount) - toCents(other)) / 100;
