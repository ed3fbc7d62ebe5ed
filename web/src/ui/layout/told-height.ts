import type { RefCallback } from "react";

/**
 * Publishes to the whole page how much of the window an element takes while it stays in sight, by a custom property of the root:
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
    let asked = 0;
    // In the next frame: what is reported changes the layout, which may not happen while it is observed.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(asked);
      asked = requestAnimationFrame(tell);
    });
    observer.observe(element);
    tell();
    return () => {
      cancelAnimationFrame(asked);
      observer.disconnect();
      root.removeProperty(name);
    };
  };
