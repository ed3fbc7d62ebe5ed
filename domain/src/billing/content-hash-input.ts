/** The exact content that a customer approves, as text for a hash (handbook section 6). */
import type { Cents, Thousandths } from "#base/money.ts";
import type { LineDiscount } from "./line-discount.ts";

export interface ApprovableLine {
  id: string;
  description: string;
  quantity: Thousandths;
  unitPrice: Cents;
  discount?: LineDiscount | null | undefined;
  totalPrice: Cents;
  taxable: boolean;
  isOptional: boolean;
}

export interface ApprovableEstimate {
  number: string;
  /** In the order in which they are shown. */
  lines: readonly ApprovableLine[];
  taxes: readonly { name: string; rate: number; taxable: Cents; amount: Cents }[];
  subtotal: Cents;
  tax: Cents;
  total: Cents;
  /** As the customer accepted it: `2026-01`, or `shop-3` of the shop's own. */
  termsVersion: string;
  currency: string;
}

/** Changes with the text's form, so that hashes of different forms never meet. */
const form = "boresight estimate 1";

const lineContent = ({ id, description, quantity, unitPrice, discount, totalPrice, ...line }: ApprovableLine) => [
  id,
  description.normalize("NFC"),
  quantity,
  unitPrice,
  discount?.basisPoints ?? 0,
  discount?.amount ?? 0,
  totalPrice,
  line.taxable,
  line.isOptional,
];

/** The same text for the same content, another for any other: JSON of values in a fixed order, without their names. */
export const contentHashInput = (estimate: ApprovableEstimate): string =>
  JSON.stringify([
    form,
    estimate.number,
    estimate.currency,
    estimate.lines.map(lineContent),
    estimate.taxes.map(({ name, rate, taxable, amount }) => [name.normalize("NFC"), rate, taxable, amount]),
    [estimate.subtotal, estimate.tax, estimate.total],
    estimate.termsVersion,
  ]);
