import { useEffect, useRef, type RefObject } from "react";

/** Focuses the first field of what has just opened. */
export function useFirstFocus<Place extends HTMLElement>(wanted = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector("input")?.focus();
  }, [wanted]);

  return place;
}
