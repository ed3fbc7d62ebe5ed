import { useSyncExternalStore } from "react";
import { displayThresholds } from "./theme.ts";

type DisplayName = keyof typeof displayThresholds;

export interface Display {
  /** The widest threshold that the window reaches. */
  name: DisplayName;
  /** Below `lg`: a phone, a tablet or a narrow window. */
  isMobile: boolean;
}

const names: readonly DisplayName[] = ["xxl", "xl", "lg", "md", "sm", "xs"];

/** The display of a window of this width, in CSS pixels. */
export function displayOf(width: number): Display {
  const name = names.find((each) => width >= displayThresholds[each]) ?? "xs";
  return { name, isMobile: width < displayThresholds.lg };
}

function subscribe(listener: () => void): () => void {
  window.addEventListener("resize", listener);
  return () => window.removeEventListener("resize", listener);
}

/** The display that the app is on, followed as the window is resized. */
export const useDisplay = (): Display => {
  const name = useSyncExternalStore(subscribe, () => displayOf(window.innerWidth).name);
  return { name, isMobile: displayThresholds[name] < displayThresholds.lg };
};
