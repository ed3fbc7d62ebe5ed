import { useApolloClient } from "@apollo/client/react";
import { useSyncExternalStore } from "react";
import { connectionOf } from "./client.ts";

/** Since when the live connection is lost, or null while it holds; and how to try again at once. */
export function useConnection() {
  const connection = connectionOf(useApolloClient());
  return {
    lostSince: useSyncExternalStore(connection.subscribe, connection.lostSince),
    tryNow: connection.tryNow,
  };
}
