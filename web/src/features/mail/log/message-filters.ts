import { searchFilter } from "#data/search-filter.ts";
import type { MessageFilter } from "#graphql/graphql.ts";
import { messageStatusChoices } from "./message-status.tsx";

/** What narrows the log, by its name in the address. */
export const messageFilterNames = ["search", "status"] as const;

type Search = Readonly<Record<string, string | undefined>>;

/** The messages that the address leaves; what is typed may be of the order or of the address. */
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
