import type { HistoryState, RouterHistory } from "@tanstack/react-router";
import { closeTopLayer, onLayerOpened } from "#ui/overlay/opened-layers.ts";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** An entry of the page before it, so that Back closes what floats instead of leaving the app. */
    isCover?: true;
  }
}

/**
 * The browser's Back closes what floats on top before it leaves the page. Where the app was opened on this page, Back would
 * leave the app, which nobody can hold up: an entry of the same page is put before it.
 */
export function closeOnBack(history: RouterHistory, reenter: (state: HistoryState) => void): void {
  history.block({ enableBeforeUnload: false, blockerFn: ({ action }) => action === "BACK" && closeTopLayer() });
  onLayerOpened(() => {
    if (!history.canGoBack()) reenter({ isCover: true });
  });
  let last = history.location;
  history.subscribe(({ location, action }) => {
    const wasCover = last.state.isCover && last.href === location.href && last.state.key !== location.state.key;
    last = location;
    if (wasCover && action.type === "BACK") history.back();
  });
}
