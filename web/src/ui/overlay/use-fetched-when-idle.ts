import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** Loads what is opened later once the page that offers it is there and idle: it opens at once, without a network too. */
export function useFetchedWhenIdle({ fetch }: { fetch: () => Promise<void> }): void {
  useEffect(() => whenIdle(fetch), [fetch]);
}
