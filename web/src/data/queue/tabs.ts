// Several tabs of one person show the same queue, and only one of them sends.
import type { Shape } from "@boresight/domain/base/shape";

export interface Tabs<Message> {
  tell: (message: Message) => void;
  /** Calls `hear` for messages of other tabs, never its own. */
  listen: (hear: (message: Message) => void) => void;
  /** Waits to become the tab that sends, when the current one closes. */
  takeTurn: (onTurn: () => void) => void;
  /** Runs while no other tab does the same; returns false when one does. */
  alone: (name: string, work: () => Promise<void>) => Promise<boolean>;
  leave: () => void;
}

/** Undefined on a plain http address: every tab sends there, and the server knows what it has already. */
export type Locks = LockManager | undefined;

export const locksOfBrowser = (): Locks => (isSecureContext ? navigator.locks : undefined);

/** Joins the tabs of the same name, which understand the same messages. */
export function joinTabs<Message>(name: string, messages: Shape<Message>, locks: Locks): Tabs<Message> {
  const channel = new BroadcastChannel(name);
  const leaving = new AbortController();
  const left = Promise.withResolvers<void>();

  return {
    tell(message) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it never leaves its origin
      if (!leaving.signal.aborted) channel.postMessage(message);
    },
    listen(hear) {
      channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
        const parsed = messages.safeParse(data);
        if (parsed.success) hear(parsed.data);
      });
    },
    takeTurn(onTurn) {
      if (!locks) return onTurn();
      const hold = () => {
        onTurn();
        return left.promise;
      };
      locks.request(name, { signal: leaving.signal }, hold).catch((error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      });
    },
    async alone(what, work) {
      if (!locks) return work().then(() => true);
      return locks.request(`${name}:${what}`, { ifAvailable: true }, async (lock) => {
        if (lock) await work();
        return lock !== null;
      });
    },
    leave() {
      leaving.abort();
      left.resolve();
      channel.close();
    },
  };
}
