import { useEffect, useRef, type RefObject } from "react";

/** Puts the cursor into the first field of what has just opened, so that one can type at once. */
export function useFirstFocus<Place extends HTMLElement>(wanted = true): RefObject<Place | null> {
  const place = useRef<Place>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector("input")?.focus();
  }, [wanted]);

  return place;
}
