import type { ApolloClient } from "@apollo/client";

/** Returns those of the named queries that are on screen: Apollo warns of a refetch of any other. */
export function shownQueries(client: ApolloClient, names: readonly string[]): string[] {
  const shown = new Set([...client.getObservableQueries()].map(({ queryName }) => queryName));
  return names.filter((name) => shown.has(name));
}
