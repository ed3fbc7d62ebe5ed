import { searchFilter } from "#data/lists/search-filter.ts";
import type { AddressFilter } from "#graphql/graphql.ts";

/** The filters of the list, by their names in the URL. */
export const filterNames = ["search", "view"] as const;

export const missingDistance = "missing";

/**
 * Returns the filter for active addresses; "missing distance" leaves out facilities, because nobody drives to our own.
 */
export function addressesIn({ search, view }: Readonly<Record<string, string | undefined>>): AddressFilter {
  return {
    archivedAt: { isNull: true },
    ...searchFilter(search),
    ...(view === missingDistance && { distanceToSensi: { isNull: true }, customerId: { isNull: false } }),
  };
}
