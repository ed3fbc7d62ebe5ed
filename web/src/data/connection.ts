/** Whether the live connection is up, and since when it is down. */
export interface Connection {
  lostSince: () => Date | null;
  /** When the next attempt to connect begins; null while one is in progress, or none is needed. */
  nextTryAt: () => Date | null;
  subscribe: (listener: () => void) => () => void;
  /** Tries at once, without waiting for the next attempt. */
  tryNow: () => void;
}

export interface ConnectionObserver extends Pick<Connection, "lostSince" | "nextTryAt" | "subscribe"> {
  lost: () => void;
  /** The next attempt is this many milliseconds away; 0 means that it begins now. */
  waiting: (milliseconds: number) => void;
  found: () => void;
}

export function observeConnection(): ConnectionObserver {
  const listeners = new Set<() => void>();
  let lostSince: Date | null = null;
  let nextTryAt: Date | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const become = (since: Date | null) => {
    if ((since === null) === (lostSince === null)) return; // The first loss counts, until it is over.
    lostSince = since;
    nextTryAt = null;
    tell();
  };

  return {
    lostSince: () => lostSince,
    nextTryAt: () => nextTryAt,
    waiting(milliseconds) {
      nextTryAt = milliseconds > 0 ? new Date(Date.now() + milliseconds) : null;
      if (lostSince) tell();
    },
    lost: () => become(new Date()),
    found: () => become(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
