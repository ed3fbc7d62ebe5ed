/** How lines of ours become lines that QuickBooks takes: their amount is quantity times price, to the cent. */
import { difference, formatCents, isWholeProduct, lineTotal, type Cents, type Thousandths } from "#base/money.ts";
import { t } from "#texts/text.ts";

export interface SoldLine {
  description: string;
  quantity: Thousandths;
  unitPrice: Cents;
  /** After its discount. */
  totalPrice: Cents;
}

export interface SalesRecordLine {
  description: string;
  quantity: Thousandths;
  unitPrice: Cents;
}

const one: Thousandths = 1000;
const longestDescription = 4000;

/** A line with a discount, or one whose product is no whole cent, is sent as one piece at its net amount and says so. */
export function salesRecordLine({ description, quantity, unitPrice, totalPrice }: SoldLine): SalesRecordLine {
  const gross = lineTotal(quantity, unitPrice);
  if (isWholeProduct(quantity, unitPrice) && gross === totalPrice) return { description, quantity, unitPrice };
  const discount = difference(gross, totalPrice);
  const words = { description, quantity: quantity / 1000, price: formatCents(unitPrice) };
  const text =
    discount === 0
      ? t("accounting.lineOfSeveral", words)
      : t("accounting.lineWithDiscount", { ...words, discount: formatCents(discount) });
  return { description: text.slice(0, longestDescription), quantity: one, unitPrice: totalPrice };
}
