import type { RefCallback } from "react";

/**
 * Tells the whole page how much of the window an element takes while it stays in sight, by a custom property of the root:
 * what floats or sticks beside it makes room. Nothing while it scrolls with the page.
 */
export const toldHeight =
  (name: `--${string}`): RefCallback<HTMLElement> =>
  (element) => {
    if (!element || !("ResizeObserver" in window)) return undefined;
    const root = document.documentElement.style;
    const tell = () => {
      const stays = ["fixed", "sticky"].includes(getComputedStyle(element).position);
      root.setProperty(name, `${stays ? Math.ceil(element.getBoundingClientRect().height) : 0}px`);
    };
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    tell();
    return () => {
      observer.disconnect();
      root.removeProperty(name);
    };
  };
