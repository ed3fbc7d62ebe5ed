import { useSyncExternalStore } from "react";

function subscribe(listener: () => void) {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Whether the page is in full screen, and how to toggle it; null in browsers without support. */
export function useFullScreen() {
  const isFull = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  const toggle = () => void (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
  return { isFull, toggle: document.fullscreenEnabled ? toggle : null };
}
