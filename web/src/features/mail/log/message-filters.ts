import { searchFilter } from "#data/lists/search-filter.ts";
import type { MessageFilter } from "#graphql/graphql.ts";
import { messageStatusChoices } from "./message-status.tsx";

/** The filters of the log, by their names in the URL. */
export const messageFilterNames = ["search", "status"] as const;

type Search = Readonly<Record<string, string | undefined>>;

/** Returns the filter in the URL; the search matches the order or the address. */
export function messagesIn({ search: typed = "", status }: Search): MessageFilter {
  const sought = typed.trim();
  const known = messageStatusChoices.some(({ value }) => value === status);
  return {
    ...(known && status && { status: { equalTo: status } }),
    ...(sought && {
      or: [{ recipient: { includesInsensitive: sought } }, { serviceOrder: searchFilter(sought) }],
    }),
  };
}
