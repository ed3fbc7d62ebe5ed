/** What screens see of the device's own store. */
import { join } from "#data/queue/listeners.ts";
import type { ShownAction } from "./queued-action.ts";

export interface OfflineState {
  /** The person's actions that are not carried out yet, the oldest first. */
  actions: readonly ShownAction[];
  isOnline: boolean;
  /** When the server last answered. */
  syncedAt: number | null;
  /** The orders that will probably be opened next. */
  ahead: readonly string[];
  /** Since when what is shown may have changed; null while it is fresh. */
  asOf: number | null;
}

export const nothingOffline: OfflineState = { actions: [], isOnline: true, syncedAt: null, ahead: [], asOf: null };

export interface OfflineShown {
  state: () => OfflineState;
  subscribe: (listener: () => void) => () => void;
  show: (change: Partial<OfflineState>) => void;
}

export function createOfflineShown(): OfflineShown {
  const listeners = new Set<() => void>();
  let state = nothingOffline;
  return {
    state: () => state,
    subscribe: (listener) => join(listeners, listener),
    show(change) {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
  };
}
