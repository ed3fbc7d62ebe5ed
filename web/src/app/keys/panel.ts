/** What opens over any page: the search, or the list of keys. */
export type Panel = "search" | "keys";
