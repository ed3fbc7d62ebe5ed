import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { connectionOf } from "./client.ts";

/**
 * Returns since when the live connection is down, or null while it is up; when the next attempt begins, and how to try
 * at once.
 */
export function useConnection() {
  const connection = connectionOf(useApolloClient());
  return {
    lostSince: useSyncExternalStore(connection.subscribe, connection.lostSince),
    nextTryAt: useSyncExternalStore(connection.subscribe, connection.nextTryAt),
    tryNow: connection.tryNow,
  };
}
