import { notBelowZero, sum, type Cents } from "@boresight/domain/base/money";

/** The agreed price of the work before transport and tax, in cents. */
export const agreedPrice = (lines: readonly { category: string; totalPrice: Cents }[]): Cents =>
  notBelowZero(sum(lines.filter(({ category }) => category !== "transport").map(({ totalPrice }) => totalPrice)));
