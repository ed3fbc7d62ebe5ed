import { useEffect } from "react";

/** Milliseconds between two looks at what is under way. */
export const every = 4000;

interface PolledQuery {
  startPolling: (interval: number) => void;
  stopPolling: () => void;
}

/** Asks a query again every few seconds while something changes by itself. */
export function usePolling(isLive: boolean, { startPolling, stopPolling }: PolledQuery): void {
  useEffect(() => {
    if (isLive) startPolling(every);
    return stopPolling;
  }, [isLive, startPolling, stopPolling]);
}

/** Nobody looks at a hidden tab. */
export const unlessHidden = { skipPollAttempt: () => document.hidden };
