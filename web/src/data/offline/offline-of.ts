import type { ApolloClient } from "@apollo/client";
import type { Offline } from "./offline.ts";
import type { OfflineShown } from "./offline-state.ts";

export interface OfflineHandle {
  shown: OfflineShown;
  load: () => Promise<Offline>;
}

const handles = new WeakMap<ApolloClient, OfflineHandle>();

export const setOffline = (client: ApolloClient, handle: OfflineHandle): void => void handles.set(client, handle);

/** What a client created by the app keeps on the device; nothing for any other. */
export const offlineOf = (client: ApolloClient): OfflineHandle | undefined => handles.get(client);
