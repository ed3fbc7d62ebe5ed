import { useEffect } from "react";
import { whenIdle } from "./when-idle.ts";

/** One after another: what people ask for meanwhile does not queue behind them. */
let fetched = Promise.resolve();

/** Loads what is opened later once the page that offers it is there and idle: it opens at once, without a network too. */
export function useFetchedWhenIdle({ fetch }: { fetch: () => Promise<void> }): void {
  useEffect(() => {
    let isGone = false;
    const callOff = whenIdle(() => {
      fetched = fetched.then(() => (isGone ? undefined : fetch()));
      return fetched;
    });
    return () => {
      isGone = true;
      callOff();
    };
  }, [fetch]);
}
