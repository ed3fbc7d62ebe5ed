/** Whether the live connection holds, and since when it does not. */
export interface Connection {
  lostSince: () => Date | null;
  subscribe: (listener: () => void) => () => void;
  /** Tries at once, without waiting for the next attempt's turn. */
  tryNow: () => void;
}

export interface ConnectionWatch extends Pick<Connection, "lostSince" | "subscribe"> {
  lost: () => void;
  found: () => void;
}

export function watchConnection(): ConnectionWatch {
  const listeners = new Set<() => void>();
  let lostSince: Date | null = null;
  const become = (since: Date | null) => {
    if ((since === null) === (lostSince === null)) return; // The first loss counts, until it is over.
    lostSince = since;
    for (const listener of listeners) listener();
  };

  return {
    lostSince: () => lostSince,
    lost: () => become(new Date()),
    found: () => become(null),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
