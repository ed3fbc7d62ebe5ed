import { searchFilter } from "#data/search-filter.ts";
import type { AddressFilter } from "#graphql/graphql.ts";

/** What narrows the list, by its name in the address bar. */
export const filterNames = ["search", "view"] as const;

export const missingDistance = "missing";

/** The addresses in use that the search leaves; customers' without a distance where one asks for them: nobody drives to our own. */
export function addressesIn({ search, view }: Readonly<Record<string, string | undefined>>): AddressFilter {
  return {
    archivedAt: { isNull: true },
    ...searchFilter(search),
    ...(view === missingDistance && { distanceToSensi: { isNull: true }, customerId: { isNull: false } }),
  };
}
