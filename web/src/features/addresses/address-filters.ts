import { searchKey } from "@boresight/domain/text";
import type { AddressFilter } from "#graphql/graphql.ts";

/** What narrows the list, by its name in the address bar. */
export const filterNames = ["search", "view"] as const;

export const missingDistance = "missing";

/** The addresses in use that the search leaves; customers' without a distance where one asks for them: nobody drives to our own. */
export function addressesIn({ search, view }: Readonly<Record<string, string | undefined>>): AddressFilter {
  const key = searchKey(search ?? "");
  return {
    archivedAt: { isNull: true },
    ...(key && { searchText: { includes: key } }),
    ...(view === missingDistance && { distanceToSensi: { isNull: true }, customerId: { isNull: false } }),
  };
}
