import { cents, percentOf } from "@boresight/domain/base/money";
import { parsePercent } from "@boresight/domain/base/typed-number";
import { changedPrices, type ChangeablePrice, type ChangedPrice } from "@boresight/domain/billing/price-change";
import { rowsOf } from "#data/rows.ts";
import { readFragment } from "#graphql/fragment-masking.ts";
import type { CatalogTypeFragment, EditedPriceListFragment } from "#graphql/graphql.ts";
import { ListedPrice } from "./catalog-type.fragment.ts";
import { categoryOf } from "./category-words.ts";

/** In place of a category. */
export const everything = "all";

/** A change as it is typed. */
export interface PriceChangeValues {
  direction: "off" | "on";
  percentage: string;
  category: string;
  rounding: "cents" | "dollars";
}

export interface NamedPrice extends ChangeablePrice {
  name: string;
}

/** What may change: the catalog's prices in use, or a list's, whose types without a price of their own have the catalog's. */
export function pricesOf(types: readonly CatalogTypeFragment[], list: EditedPriceListFragment | null): NamedPrice[] {
  const entries = list ? readFragment(ListedPrice, [...rowsOf(list.entries), ...rowsOf(list.furtherEntries)]) : [];
  const byType = Map.groupBy(entries, ({ lineItemTypeId }) => lineItemTypeId);
  return types.flatMap(({ id, name, category, unitPrice, isActive }): NamedPrice[] => {
    const own = (byType.get(id) ?? []).toSorted((one, other) =>
      (one.validFrom ?? "").localeCompare(other.validFrom ?? ""),
    );
    if (own.length === 0) return isActive ? [{ id, name, category, unitPrice: cents(unitPrice) }] : [];
    return own.map((entry) => ({
      id: entry.id,
      name,
      category,
      unitPrice:
        entry.percentage === null ? cents(entry.unitPrice ?? 0) : percentOf(cents(unitPrice), entry.percentage),
    }));
  });
}

/** As the server asks for it; null while no percentage is typed. */
export function changeOf({ direction, percentage, category, rounding }: PriceChangeValues) {
  const typed = parsePercent(percentage, 2);
  if (typed === null || typed < 0) return null;
  const categories = category === everything ? null : [categoryOf(category)];
  return { basisPoints: direction === "off" ? 0 - typed : typed, categories, rounding };
}

/** What the change makes of the prices, with their names. */
export function previewOf(
  prices: readonly NamedPrice[],
  values: PriceChangeValues,
): (ChangedPrice & { name: string })[] {
  const change = changeOf(values);
  const names = new Map(prices.map(({ id, name }) => [id, name]));
  return change ? changedPrices(prices, change).map((one) => ({ ...one, name: names.get(one.id) ?? "" })) : [];
}
