/** Prices that are agreed with customers (handbook section 9). */
import type { CalendarDay } from "#base/calendar-day.ts";
import { percentOf, type Cents } from "#base/money.ts";

/** Overrides one type's price: by an amount, or by a percentage of the catalogue's price in basis points (90 % is 9000). */
export interface PriceListEntry {
  lineItemTypeId: string;
  unitPrice: Cents | null;
  percentage: number | null;
  /** The first and the last day it is valid; null means always and for good. */
  validFrom: CalendarDay | null;
  validUntil: CalendarDay | null;
}

export interface PricedType {
  id: string;
  /** The catalogue's price, in cents. */
  unitPrice: Cents;
}

const wholePrice = 10_000;

const isValidOn = ({ validFrom, validUntil }: PriceListEntry, day: CalendarDay): boolean =>
  (validFrom === null || validFrom <= day) && (validUntil === null || day <= validUntil);

const startOf = ({ validFrom }: PriceListEntry): CalendarDay => validFrom ?? "";

/**
 * The price of one on that day, in cents: the customer's own, or the catalogue's. Of several valid entries the one that
 * began last decides.
 */
export function priceOf(type: PricedType, entries: readonly PriceListEntry[], day: CalendarDay): Cents {
  const [entry] = entries
    .filter((entry) => entry.lineItemTypeId === type.id && isValidOn(entry, day))
    .toSorted((one, other) => (startOf(one) < startOf(other) ? 1 : -1));
  if (!entry) return type.unitPrice;
  return entry.unitPrice ?? percentOf(type.unitPrice, entry.percentage ?? wholePrice);
}

/** The index of an entry that is valid on some of the same days as an earlier one of its type; null if there is none. */
export function overlappingEntry(entries: readonly PriceListEntry[]): number | null {
  const index = entries.findIndex((entry, at) => entries.slice(0, at).some((earlier) => overlap(entry, earlier)));
  return index === -1 ? null : index;
}

const overlap = (one: PriceListEntry, other: PriceListEntry): boolean =>
  one.lineItemTypeId === other.lineItemTypeId &&
  (one.validUntil === null || startOf(other) <= one.validUntil) &&
  (other.validUntil === null || startOf(one) <= other.validUntil);
