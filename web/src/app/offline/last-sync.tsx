import { createPortal } from "react-dom";
import type { OfflineState } from "#data/offline/offline-state.ts";
import { useOffline } from "#data/offline/use-offline.ts";
import { waitingWords } from "./action-words.ts";

const syncedAtIn = ({ syncedAt }: OfflineState) => syncedAt;

/** In the footer of every page: when the server last answered. */
export function LastSync() {
  const words = waitingWords({ actions: [], syncedAt: useOffline(syncedAtIn) });
  const place = document.querySelector("#last-sync");
  return place && createPortal(<bdi>{words}</bdi>, place);
}
