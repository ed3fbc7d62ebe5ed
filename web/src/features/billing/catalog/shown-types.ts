import type { CatalogTypeFragment } from "#graphql/graphql.ts";
import type { Sort } from "#ui/table/paging.ts";

/** The filters of the catalog, by their names in the address. */
export const catalogFilterNames = ["search", "category", "use"] as const;

type Search = Readonly<Record<string, string | undefined>>;

/** The types that match the filters in the address. */
export function typesIn(types: readonly CatalogTypeFragment[], { search = "", category, use }: Search) {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return types.filter((type) => {
    const text = `${type.key} ${type.name} ${type.description}`.toLowerCase();
    if (category && type.category !== category) return false;
    if ((use === "yes" || use === "no") && type.isActive !== (use === "yes")) return false;
    return words.every((word) => text.includes(word));
  });
}

type Comparison = (one: CatalogTypeFragment, other: CatalogTypeFragment) => number;

const comparisons: Readonly<Record<string, Comparison>> = {
  name: (one, other) => one.name.localeCompare(other.name),
  unitPrice: (one, other) => one.unitPrice - other.unitPrice,
  purchaseCost: (one, other) => (one.purchaseCost ?? 0) - (other.purchaseCost ?? 0),
  minutes: (one, other) => one.minutes - other.minutes,
};

/** Types as the address sorts them; otherwise in the order of the catalog. */
export function sortedTypes(types: readonly CatalogTypeFragment[], sort: Sort | null): readonly CatalogTypeFragment[] {
  const compare = sort && comparisons[sort.field];
  if (!compare) return types;
  const sorted = types.toSorted(compare);
  return sort.direction === "asc" ? sorted : sorted.toReversed();
}
