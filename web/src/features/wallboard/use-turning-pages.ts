import { useEffect, type RefObject } from "react";

const pageStays = 12_000;

/** Nobody scrolls a wallboard: a column longer than the screen pages automatically, unless someone is reading it. */
export function useTurningPages(column: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const shown = column.current;
      if (!shown || shown.scrollHeight <= shown.clientHeight || shown.matches(":hover, :focus-within")) return;
      const isAtEnd = shown.scrollTop + shown.clientHeight >= shown.scrollHeight - 1;
      const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
      shown.scrollTo({
        top: isAtEnd ? 0 : shown.scrollTop + shown.clientHeight,
        behavior: isCalm ? "instant" : "smooth",
      });
    }, pageStays);
    return () => clearInterval(timer);
  }, [column]);
}
