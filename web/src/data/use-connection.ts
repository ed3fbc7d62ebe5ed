import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { connectionOf } from "./client.ts";

/** Since when the live connection is lost, or null while it holds; when it is tried again, and how to try at once. */
export function useConnection() {
  const connection = connectionOf(useApolloClient());
  return {
    lostSince: useSyncExternalStore(connection.subscribe, connection.lostSince),
    nextTryAt: useSyncExternalStore(connection.subscribe, connection.nextTryAt),
    tryNow: connection.tryNow,
  };
}
