import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let now = new Date();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(tick, 30_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

function tick() {
  now = new Date();
  for (const listener of listeners) listener();
}

/** Returns the current time, the same for the whole page, updated twice a minute. */
export const useNow = (): Date => useSyncExternalStore(subscribe, () => now);
