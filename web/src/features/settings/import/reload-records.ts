import type { ApolloClient } from "@apollo/client";

/**
 * An import and its undo write records without the browser knowing: whatever was loaded before is requested
 * again, at once where it is on screen and otherwise when it is shown next.
 */
export async function reloadRecords(client: ApolloClient): Promise<void> {
  await client.refetchQueries({ updateCache: forgetAll }).catch(() => {}); // Their own errors are shown.
}

function forgetAll(cache: ApolloClient["cache"]): void {
  for (const id of Object.keys(cache.extract() ?? {})) cache.evict({ id });
  cache.gc();
}
